import { anchors } from '../../content/pages';
import { styled } from '@mui/material/styles';
import entrevista from '../../art/service-entrevista.svg';
import estudios from '../../art/service-estudios.svg';
import trabajo from '../../art/service-trabajo.svg';
import turismo from '../../art/service-turismo.svg';
import turno from '../../art/service-turno.svg';
import { Section } from '../../components/Section';
import { services } from '../../content/home';
import { notch } from './notch';

const drawings = { turno, entrevista, turismo, estudios, trabajo };

const Gallery = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 3' },
    '& > li:last-of-type': { gridColumn: 'span 6' },
  },
  // Two things we do, three visas we do them for.
  [theme.breakpoints.up('md')]: {
    '& > li:nth-of-type(n + 3)': { gridColumn: 'span 2' },
  },
}));

/** A boarding pass: drawing, perforation, text. */
const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  containIntrinsicSize: 'auto 440px',
  '& img': {
    width: '100%',
    aspectRatio: '400 / 280',
    objectFit: 'cover',
    borderRadius: '8.5px 8.5px 0 0',
  },
}));

const Text = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  '&::before, &::after': { ...notch(theme), top: -11 },
  '&::before': { left: -11.5, clipPath: 'inset(0 0 0 50%)' },
  '&::after': { right: -11.5, clipPath: 'inset(0 50% 0 0)' },
  padding: 'clamp(16px, 1.8vw, 24px)',
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h3, marginBottom: 6 },
  '&[data-purpose="turismo"] h3': { color: theme.vars.palette.turismo },
  '&[data-purpose="estudios"] h3': { color: theme.vars.palette.estudios },
  '&[data-purpose="trabajo"] h3': { color: theme.vars.palette.trabajo },
}));

/** Gallery of what we do and for which visas. */
export function Services() {
  return (
    <Section
      id={anchors.services}
      title={services.title}
      lead={services.lead}
      tone="sand"
      mark="servicios"
    >
      <Gallery role="list">
        {services.cards.map(({ art, title, text, alt }, place) => (
          <Card key={art} data-below={place < 2 ? undefined : ''}>
            <img src={drawings[art]} alt={alt} width={400} height={280} loading="lazy" />
            <Text data-purpose={art}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Text>
          </Card>
        ))}
      </Gallery>
    </Section>
  );
}
