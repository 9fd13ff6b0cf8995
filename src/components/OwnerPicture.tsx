import { styled } from '@mui/material/styles';
import founder from '../art/founder.svg';
import postcard1 from '../art/postcard-1.svg';
import postcard2 from '../art/postcard-2.svg';
import postcard3 from '../art/postcard-3.svg';
import type { OwnPhoto, Picture } from '../config/pictures';
import { breakpoints } from '../theme/breakpoints';

const drawings = {
  'postcard-1': { src: postcard1, width: 360, height: 260 },
  'postcard-2': { src: postcard2, width: 360, height: 260 },
  'postcard-3': { src: postcard3, width: 360, height: 260 },
  founder: { src: founder, width: 320, height: 360 },
};

/** Addresses of a photo's resized copies, which the build writes into `process.env.PHOTOS`. */
export interface PhotoCopies {
  /** For `srcset`: AVIF for the browsers that support it, WebP for the others. */
  readonly avif: string;
  readonly webp: string;
  /** The largest copy, for browsers without `srcset`. */
  readonly src: string;
}

/** `sizes` of a photo: its width in a row of three cards, and that of the large one on a phone. */
const SIZES = `(min-width:${breakpoints.sm}px) 360px, 67vw`;

// The page sets the aspect ratio of the drawing: a photo with another one is cropped.
const Image = styled('img')({ width: '100%', objectFit: 'cover' });

/** `eager` for a picture in the first view of a wide window. */
type Loading = 'lazy' | 'eager';

/** A photo of the owner's: the copy that fits the screen, or the file itself without copies. */
function Photo({ photo, loading }: { photo: OwnPhoto; loading: Loading }) {
  const { image, alt, width, height } = photo;
  const copies = JSON.parse(process.env.PHOTOS!) as Readonly<Record<string, PhotoCopies>>;
  const { avif, webp, src } = copies[image] ?? { src: `/${image}` };
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <Image
        src={src}
        srcSet={webp}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
      />
    </picture>
  );
}

/** A picture from `src/config`: a drawing of the project, or the owner's photo in `public/`. */
export function OwnerPicture({
  picture,
  loading = 'lazy',
}: {
  picture: Picture;
  loading?: Loading;
}) {
  if (process.env.PHOTOS && 'width' in picture) {
    return <Photo photo={picture} loading={loading} />;
  }
  const { src, width, height } =
    'width' in picture ? { ...picture, src: `/${picture.image}` } : drawings[picture.image];
  return <Image src={src} alt={picture.alt} width={width} height={height} loading={loading} />;
}
