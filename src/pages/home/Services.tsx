import { anchors } from '../../content/pages';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import entrevista from '../../art/service-entrevista.svg';
import estudios from '../../art/service-estudios.svg';
import trabajo from '../../art/service-trabajo.svg';
import turismo from '../../art/service-turismo.svg';
import turno from '../../art/service-turno.svg';
import { RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { services } from '../../content/home';
import { HAIRLINE, perforation } from '../../theme/borders';
import { notchHoles } from '../../theme/notches';

const drawings = { turno, entrevista, turismo, estudios, trabajo };

const GroupTitle = styled(Typography)({
  marginBottom: 12,
  'ul + &': { marginTop: 28 },
}) as typeof Typography;

const Gallery = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  // One list has two cards, the other three. From `sm` up two cards are in a row, and the third has a row
  // of its own; from `md` up the three cards are in one row.
  [theme.breakpoints.up('sm')]: {
    gap: 24,
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 3' },
    '& > li:nth-of-type(3)': { gridColumn: 'span 6' },
  },
  [theme.breakpoints.up('md')]: {
    '& > li:first-of-type:nth-last-of-type(3), & > li:first-of-type:nth-last-of-type(3) ~ li': {
      gridColumn: 'span 2',
    },
  },
}));

/** Card drawn as a boarding pass: the text is below the drawing, or beside it on a phone. */
const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& img': {
    width: '100%',
    aspectRatio: '400 / 280',
    objectFit: 'cover',
    borderRadius: `${theme.site.radius.card - HAIRLINE}px ${theme.site.radius.card - HAIRLINE}px 0 0`,
  },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    '& img': { width: 104, paddingInline: 6 },
  },
})) as typeof Paper;

const Text = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  alignSelf: 'stretch',
  padding: 'clamp(14px, 1.8vw, 24px)',
  [theme.breakpoints.down('sm')]: {
    borderLeft: perforation(theme),
    ...notchHoles(theme, 'left'),
    '& h4': { marginBottom: 2 },
    '& p': { fontSize: '1rem', lineHeight: theme.site.compactLines },
  },
  [theme.breakpoints.up('sm')]: { borderTop: perforation(theme), ...notchHoles(theme, 'top') },
  '&[data-purpose="turismo"] h4': { color: theme.vars.palette.turismo },
  '&[data-purpose="estudios"] h4': { color: theme.vars.palette.estudios },
  '&[data-purpose="trabajo"] h4': { color: theme.vars.palette.trabajo },
}));

/** Section with a card for each service and for each kind of visa. */
export function Services() {
  return (
    <Section id={anchors.services} title={services.title} tone="sand" mark="servicios">
      {services.groups.map(({ title, cards }) => (
        <Fragment key={title}>
          <GroupTitle variant="h3">{title}</GroupTitle>
          <Gallery role="list">
            {cards.map((card) => (
              <Card key={card.drawing} variant="card" component="li">
                <img src={drawings[card.drawing]} alt="" width={400} height={280} loading="lazy" />
                <Text data-purpose={card.drawing}>
                  <Typography variant="h3" component="h4" gutterBottom>
                    {card.title}
                  </Typography>
                  <Typography>
                    <RichText text={card.text} />
                  </Typography>
                </Text>
              </Card>
            ))}
          </Gallery>
        </Fragment>
      ))}
    </Section>
  );
}
