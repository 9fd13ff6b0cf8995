import { anchors } from '../../content/pages';
import { styled } from '@mui/material/styles';
import postcard1 from '../../art/postcard-1.svg';
import postcard2 from '../../art/postcard-2.svg';
import postcard3 from '../../art/postcard-3.svg';
import { Container } from '../../components/Container';
import { ExternalLink } from '../../components/ExternalLink';
import { onRoute } from '../../components/route';
import { SectionMark } from '../../components/SectionMark';
import { reviews } from '../../config/business';
import { reviewsSection } from '../../content/home';
import { newTab } from '../../content/site';

const images = { 'postcard-1': postcard1, 'postcard-2': postcard2, 'postcard-3': postcard3 };

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  containIntrinsicSize: 'auto 1250px',
  ...onRoute(theme),
  // The middle of the figure.
  '--stop-top': '47px',
}));

// The mark is placed by it where it stands beside.
const Head = styled('div')({ position: 'relative' });

const Statement = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  '& > span': {
    display: 'block',
    fontSize: 'clamp(min(4.5rem, 24vw), 16vw, 11rem)',
    lineHeight: 0.9,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 32,
    alignItems: 'last baseline',
  },
}));

const Note = styled('p')(({ theme }) => ({
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
}));

const Postcards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 24,
  marginTop: 40,
  '& img': { width: '100%' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('md')]: {
    '& li:nth-of-type(1)': { rotate: '-2.5deg' },
    '& li:nth-of-type(2)': { rotate: '1.5deg', translate: '0 12px' },
    '& li:nth-of-type(3)': { rotate: '-1deg', translate: '0 -6px' },
  },
}));

/** «1200+ personas obtuvieron sus visas» and three postcards (specification, section 2). */
export function Reviews() {
  return (
    <Band id={anchors.reviews} data-below="" data-route="" aria-label={reviewsSection.label}>
      <Container>
        <Head>
          <SectionMark name="reviews" />
          <Statement tabIndex={-1}>
            <span>{reviewsSection.figure}</span> {reviewsSection.statement}
          </Statement>
        </Head>
        <Note>{reviewsSection.note}</Note>
        <Postcards role="list">
          {reviews.map(({ image, alt, link }) => {
            const picture = (
              <img src={images[image]} alt={alt} width={360} height={260} loading="lazy" />
            );
            return (
              <li key={image}>
                {link ? (
                  <ExternalLink href={link} newTab={newTab}>
                    {picture}
                  </ExternalLink>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </Postcards>
      </Container>
    </Band>
  );
}
