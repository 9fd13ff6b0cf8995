import { anchors } from '../../content/pages';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import postcard1 from '../../art/postcard-1.svg';
import postcard2 from '../../art/postcard-2.svg';
import postcard3 from '../../art/postcard-3.svg';
import { ExternalLink } from '../../components/ExternalLink';
import { onRoute } from '../../components/dashedRoute';
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

const Statement = styled(Typography)(({ theme }) => ({
  '& > span': { display: 'block' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 32,
    alignItems: 'last baseline',
  },
}));

const Note = styled(Typography)({ marginTop: 12 });

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

/** «1200+ personas obtuvieron sus visas» and three postcards. */
export function Reviews() {
  return (
    <Band id={anchors.reviews} data-below="" data-route="" aria-label={reviewsSection.label}>
      <Container>
        <Head>
          <SectionMark name="reviews" />
          <Statement variant="h2" tabIndex={-1}>
            <Typography variant="figure" color="primary">
              {reviewsSection.figure}
            </Typography>{' '}
            {reviewsSection.statement}
          </Statement>
        </Head>
        <Note color="textSecondary">{reviewsSection.note}</Note>
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
