import { anchors } from '../../content/pages';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Column } from '../../components/Column';
import { ExternalLink } from '../../components/ExternalLink';
import { OwnerPicture, photoUrl } from '../../components/OwnerPicture';
import { RichText } from '../../components/RichText';
import { Band, Head, SectionMark } from '../../components/SectionMark';
import { reviews } from '../../config/business';
import type { Review } from '../../content/derived/pictures';
import { reviewsSection } from '../../content/home';
import { breakpoints, picturePlaces } from '../../theme/theme';

const ReviewsBand = styled(Band)({
  // From `xl` up dashedLine.ts sets `top` of the section's small drawing (SectionMark) to this
  // value. The drawing is then level with the middle of the large figure «1200+».
  '--mark-top': '47px',
});

/** Figure and text, side by side if the text fits beside the figure in one line. */
const Statement = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 32,
  alignItems: 'last baseline',
});

const Note = styled(Typography)({ marginTop: 12 });

const Postcards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 'clamp(8px, 3vw, 24px)',
  marginTop: 'clamp(20px, 4vw, 40px)',
  '& img': { aspectRatio: picturePlaces.review.aspectRatio },
  [theme.breakpoints.up('md')]: {
    '& li:nth-of-type(1)': { rotate: '-2.5deg' },
    '& li:nth-of-type(2)': { rotate: '1.5deg', translate: '0 12px' },
    '& li:nth-of-type(3)': { rotate: '-1deg', translate: '0 -6px' },
  },
}));

/** About the width of a postcard where the column is as wide as it can be, and in narrower windows. */
const SIZES = `(min-width:${breakpoints.wide}px) ${picturePlaces.review.width}px, 30vw`;

/** A picture of a review, which leads to the published review or to the whole photo. A drawing leads nowhere. */
function Postcard({ review }: { review: Review }) {
  const picture = <OwnerPicture picture={review} sizes={SIZES} />;
  const href = review.link ?? photoUrl(review);
  if (!href) return picture;
  return (
    <ExternalLink href={href}>
      {picture}
      <Note variant="body2">
        {review.link ? reviewsSection.linkText : reviewsSection.enlargeText}
      </Note>
    </ExternalLink>
  );
}

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
        <Postcards role="list">
          {reviews.map((review) => (
            <li key={review.image}>
              <Postcard review={review} />
            </li>
          ))}
        </Postcards>
      </Column>
    </ReviewsBand>
  );
}
