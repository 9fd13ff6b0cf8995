import { anchors } from '../../content/pages';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Column } from '../../components/Column';
import { ExternalLink } from '../../components/ExternalLink';
import { OwnerPicture } from '../../components/OwnerPicture';
import { RichText } from '../../components/RichText';
import { Band, Head, SectionMark } from '../../components/SectionMark';
import { reviews } from '../../config/business';
import { reviewsSection } from '../../content/home';

const ReviewsBand = styled(Band)({
  // From `xl` up dashedLine.ts sets `top` of the section's small drawing (SectionMark) to this
  // value. The drawing is then level with the middle of the large figure «1200+».
  '--stop-top': '47px',
});

/** Figure and text, side by side if the text fits beside the figure in one line. */
const Statement = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 32,
  alignItems: 'last baseline',
});

const Note = styled(Typography)({ marginTop: 12 });

/** On a phone the row scrolls sideways, so that the text in a photo of a review is large enough to read. */
const Postcards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  gap: 'clamp(12px, 3vw, 24px)',
  marginTop: 'clamp(20px, 4vw, 40px)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '& > li': { flex: '1 0 80%', scrollSnapAlign: 'center' },
  '& img': { aspectRatio: '360 / 260' },
  [theme.breakpoints.up('sm')]: { overflowX: 'visible', '& > li': { flex: 1 } },
  [theme.breakpoints.up('md')]: {
    '& li:nth-of-type(1)': { rotate: '-2.5deg' },
    '& li:nth-of-type(2)': { rotate: '1.5deg', translate: '0 12px' },
    '& li:nth-of-type(3)': { rotate: '-1deg', translate: '0 -6px' },
  },
}));

/** Section with the number of clients and three postcards: drawings, or photos set by the owner. */
export function Reviews() {
  return (
    <ReviewsBand id={anchors.reviews} data-line="" aria-labelledby="reviews-titulo">
      <Column>
        <Head>
          <SectionMark name="reviews" />
          <Statement variant="h2" id="reviews-titulo" tabIndex={-1}>
            <Typography variant="figure" color="primary">
              {reviewsSection.figure}
            </Typography>{' '}
            {reviewsSection.statement}
          </Statement>
        </Head>
        <Note color="textSecondary">
          <RichText text={reviewsSection.note} />
        </Note>
        <Postcards role="list" aria-label={reviewsSection.images} tabIndex={0}>
          {reviews.map((review) => (
            <li key={review.image}>
              {review.link ? (
                <ExternalLink href={review.link}>
                  <OwnerPicture picture={review} />
                  <Note variant="body2">{reviewsSection.linkText}</Note>
                </ExternalLink>
              ) : (
                <OwnerPicture picture={review} />
              )}
            </li>
          ))}
        </Postcards>
      </Column>
    </ReviewsBand>
  );
}
