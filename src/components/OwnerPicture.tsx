import { styled } from '@mui/material/styles';
import founder from '../art/founder.svg';
import postcard1 from '../art/postcard-1.svg';
import postcard2 from '../art/postcard-2.svg';
import postcard3 from '../art/postcard-3.svg';
import type { Picture } from '../content/derived/pictures';

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

// The pages give a photo the aspect ratio of the drawing that the photo replaces, so the size of the photo does not
// matter. `cover` crops the photo; otherwise the browser would distort a photo of another ratio.
const Image = styled('img')({ width: '100%', objectFit: 'cover' });

/** Returns the URLs of the copies of a photo; undefined for a drawing. */
const copiesOf = ({ image }: Picture): PhotoCopies | undefined =>
  process.env.PHOTOS
    ? (JSON.parse(process.env.PHOTOS) as Readonly<Record<string, PhotoCopies>>)[image]
    : undefined;

/** Returns the URL of the largest copy of a photo; undefined for a drawing. */
export const photoUrl = (picture: Picture): string | undefined => copiesOf(picture)?.src;

interface OwnerPictureProps {
  picture: Picture;
  /** Value of the attribute `sizes` of a photo: about the width at which the page shows the photo. */
  sizes: string;
  /** `eager` for a picture that is visible in a wide window before the visitor scrolls. */
  loading?: 'lazy' | 'eager';
}

/** Picture from `src/config`: a drawing of the project, or a photo that the owner has added. */
export function OwnerPicture({ picture, sizes, loading = 'lazy' }: OwnerPictureProps) {
  const copies = copiesOf(picture);
  // The first condition lets the bundler leave out this part of a build without photos.
  if (process.env.PHOTOS && copies) {
    const { avif, webp, src } = copies;
    return (
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <Image src={src} srcSet={webp} sizes={sizes} alt={picture.alt} loading={loading} />
      </picture>
    );
  }
  const drawing = drawings[picture.image as keyof typeof drawings];
  return <Image {...drawing} alt={picture.alt} loading={loading} />;
}
