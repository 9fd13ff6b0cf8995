import { styled } from '@mui/material/styles';
import founder from '../art/founder.svg';
import postcard1 from '../art/postcard-1.svg';
import postcard2 from '../art/postcard-2.svg';
import postcard3 from '../art/postcard-3.svg';
import type { OwnPhoto, Picture } from '../config/pictures';
import { breakpoints } from '../theme/theme';

const drawings = {
  'postcard-1': { src: postcard1, width: 360, height: 260 },
  'postcard-2': { src: postcard2, width: 360, height: 260 },
  'postcard-3': { src: postcard3, width: 360, height: 260 },
  founder: { src: founder, width: 320, height: 360 },
};

/** URLs of a photo's resized copies, which the build writes into `process.env.PHOTOS`. */
export interface PhotoCopies {
  /** Value of `srcset` with the AVIF copies; browsers without AVIF use `webp`. */
  readonly avif: string;
  readonly webp: string;
  /** The largest WebP copy, for browsers without `srcset`. */
  readonly src: string;
}

/**
 * Value of `sizes`, chosen for the postcards in pages/home/Reviews.tsx: about the width of a postcard
 * in a wide window, and on a phone.
 */
const SIZES = `(min-width:${breakpoints.sm}px) 360px, 75vw`;

// The pages give a photo the aspect ratio of the drawing that the photo replaces, so the size of the photo does not
// matter. `cover` crops the photo; otherwise the browser would distort a photo of another ratio.
const Image = styled('img')({ width: '100%', objectFit: 'cover' });

/** `eager` for a picture that is visible in a wide window before the visitor scrolls. */
type Loading = 'lazy' | 'eager';

/** Photo in `public/`. If the build has made no copies of the photo, browsers load the original file. */
function Photo({ photo, loading }: { photo: OwnPhoto; loading: Loading }) {
  const { image, alt } = photo;
  const copies = JSON.parse(process.env.PHOTOS!) as Readonly<Record<string, PhotoCopies>>;
  const { avif, webp, src } = copies[image] ?? { src: `/${image}` };
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <Image src={src} srcSet={webp} sizes={SIZES} alt={alt} loading={loading} />
    </picture>
  );
}

const isPhoto = (picture: Picture): picture is OwnPhoto => !(picture.image in drawings);

/** Picture from `src/config`: a drawing of the project, or a photo that the owner has added. */
export function OwnerPicture({
  picture,
  loading = 'lazy',
}: {
  picture: Picture;
  loading?: Loading;
}) {
  if (process.env.PHOTOS && isPhoto(picture)) return <Photo photo={picture} loading={loading} />;
  const attributes = isPhoto(picture) ? { src: `/${picture.image}` } : drawings[picture.image];
  return <Image {...attributes} alt={picture.alt} loading={loading} />;
}
