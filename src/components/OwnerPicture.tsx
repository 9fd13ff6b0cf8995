import { styled } from '@mui/material/styles';
import founder from '../art/founder.svg';
import postcard1 from '../art/postcard-1.svg';
import postcard2 from '../art/postcard-2.svg';
import postcard3 from '../art/postcard-3.svg';
import type { Picture } from '../config/business';

const drawings = {
  'postcard-1': { src: postcard1, width: 360, height: 260 },
  'postcard-2': { src: postcard2, width: 360, height: 260 },
  'postcard-3': { src: postcard3, width: 360, height: 260 },
  founder: { src: founder, width: 320, height: 360 },
};

// A photo of another shape fills the drawing's place.
const Image = styled('img')({ width: '100%', objectFit: 'cover' });

/** A picture of `src/config`: the drawing that ships, or the photo that the owner put in `public/`. */
export function OwnerPicture({ picture }: { picture: Picture }) {
  const { src, width, height } =
    'width' in picture ? { ...picture, src: `/${picture.image}` } : drawings[picture.image];
  return <Image src={src} alt={picture.alt} width={width} height={height} loading="lazy" />;
}
