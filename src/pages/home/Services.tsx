import { anchors } from '../../content/pages';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import entrevista from '../../art/service-entrevista.svg';
import estudios from '../../art/service-estudios.svg';
import trabajo from '../../art/service-trabajo.svg';
import turismo from '../../art/service-turismo.svg';
import turno from '../../art/service-turno.svg';
import { Section } from '../../components/Section';
import { services } from '../../content/home';
import { HAIRLINE, perforation } from '../../theme/lines';
import { notchHoles } from '../../theme/notches';

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
const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& img': {
    width: '100%',
    aspectRatio: '400 / 280',
    objectFit: 'cover',
    borderRadius: `${theme.site.radius.card - HAIRLINE}px ${theme.site.radius.card - HAIRLINE}px 0 0`,
  },
})) as typeof Paper;

const Text = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  ...notchHoles(theme, 'top'),
  padding: 'clamp(16px, 1.8vw, 24px)',
  borderTop: perforation(theme),
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
        {services.cards.map(({ art, title, text, alt }) => (
          <Card key={art} variant="card" component="li">
            <img src={drawings[art]} alt={alt} width={400} height={280} loading="lazy" />
            <Text data-purpose={art}>
              <Typography variant="h3" gutterBottom>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </Text>
          </Card>
        ))}
      </Gallery>
    </Section>
  );
}
