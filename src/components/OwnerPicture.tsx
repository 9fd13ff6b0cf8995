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

/** Addresses of a photo's copies, which the build makes and writes into `process.env.PHOTOS`. */
export interface PhotoCopies {
  /** For `srcset`: the smaller files, for browsers that know their format, and those for all. */
  readonly avif: string;
  readonly webp: string;
  /** The largest, for a browser without `srcset`. */
  readonly src: string;
}

/** Widths at which a photo is shown: a card of three in a row, or the large one on a phone. */
const SIZES = `(min-width:${breakpoints.sm}px) 360px, 67vw`;

// A photo of another shape fills the drawing's place.
const Image = styled('img')({ width: '100%', objectFit: 'cover' });

/** `eager` where a wide window has the picture in its first view. */
type Loading = 'lazy' | 'eager';

/** A photo of the owner's, in the copy that suits the screen; one without copies as it is. */
function Photo({ photo, loading }: { photo: OwnPhoto; loading: Loading }) {
  const { image, alt, width, height } = photo;
  const all = JSON.parse(process.env.PHOTOS!) as Readonly<Record<string, PhotoCopies>>;
  const { avif, webp, src } = all[image] ?? { src: `/${image}` };
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

/** A picture of `src/config`: the drawing that ships, or the photo that the owner put in `public/`. */
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
