import { anchors } from '../../content/pages';
import Paper from '@mui/material/Paper';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import entrevista from '../../art/service-entrevista.svg';
import turno from '../../art/service-turno.svg';
import { CardText } from '../../components/CardText';
import { Section } from '../../components/Section';
import { services } from '../../content/home';
import { HAIRLINE, notchHoles, perforation, sectionQueries } from '../../theme/mixins';
import { purposeAttribute } from '../../theme/palette';
import { purposePictures } from './purposePictures';

const drawings = { turno, entrevista };

const GroupTitle = styled(Typography)({ marginBottom: 12 }) as typeof Typography;

/** List of cards, in a wide section in one row. In a row of more than two the text is below the drawing. */
const Gallery = styled('ul')({
  display: 'grid',
  gap: 12,
  '&:not(:last-child)': { marginBottom: 24 },
  [sectionQueries.wide]: { gap: 24, gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

/** Returns the style of an element of a card whose text is below the drawing. Other cards have them side by side. */
const ifStacked = (style: CSSObject) => ({
  [sectionQueries.narrow]: style,
  [sectionQueries.wide]: { '[data-stacked] &': style },
});

/** Returns the radius in px of a picture within the border of a card. */
const innerRadius = ({ measures }: Theme) => Math.max(0, measures.radius.card - HAIRLINE);

/** Card drawn as a boarding pass. */
const Card = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  ...ifStacked({ flexDirection: 'column' }),
}) as typeof Paper;

const CardDrawing = styled('img')(({ theme }) => ({
  flex: 'none',
  // The text is 14rem wide or more, on a phone a little less.
  width: 'clamp(6rem, 100% - 14rem, 256px)',
  padding: 6,
  aspectRatio: '400 / 280',
  objectFit: 'cover',
  ...ifStacked({
    width: '100%',
    padding: 0,
    borderRadius: `${innerRadius(theme)}px ${innerRadius(theme)}px 0 0`,
  }),
}));

const CardBody = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  alignSelf: 'stretch',
  padding: 'clamp(12px, 1.8vw, 24px)',
  borderLeft: perforation(theme),
  ...notchHoles(theme, 'left'),
  ...ifStacked({ borderLeft: 0, borderTop: perforation(theme), ...notchHoles(theme, 'top') }),
}));

const CardTitle = styled(Typography)(({ theme }) => ({
  color: 'var(--purpose)',
  [theme.breakpoints.down('sm')]: { marginBottom: 2 },
})) as typeof Typography;

const ServiceText = styled(CardText)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
}));

type ServiceCard = (typeof services.groups)[number]['cards'][number];

const drawingOf = (card: ServiceCard) =>
  'purpose' in card ? purposePictures[card.purpose].drawing : drawings[card.drawing];

/** Section with a card for each service and for each kind of visa. */
export function Services() {
  return (
    <Section id={anchors.services} title={services.title} tone="sand" mark="servicios">
      {services.groups.map(({ title, cards }) => (
        <Fragment key={title}>
          <GroupTitle variant="h3">{title}</GroupTitle>
          <Gallery role="list" data-stacked={cards.length > 2 || undefined}>
            {cards.map((card) => (
              <Card key={card.title} variant="card" component="li">
                <CardDrawing src={drawingOf(card)} alt="" width={400} height={280} loading="lazy" />
                <CardBody {...('purpose' in card && purposeAttribute(card.purpose))}>
                  <CardTitle variant="h3" component="h4" gutterBottom>
                    {card.title}
                  </CardTitle>
                  <ServiceText text={card.text} />
                </CardBody>
              </Card>
            ))}
          </Gallery>
        </Fragment>
      ))}
    </Section>
  );
}
