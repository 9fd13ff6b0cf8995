import { styled } from '@mui/material/styles';
import { scan } from '../content/site';

/** Side of the code in px: three or more for each module of the longest chat's. */
const SIZE = 160;

// A phone would have to scan itself. The image is lazy: where it is not displayed it is not fetched.
const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  textAlign: 'center',
  '& > img': { marginBottom: 6, borderRadius: theme.site.radius.button },
  [`${theme.breakpoints.up('lg')} and (pointer: fine)`]: { display: 'block' },
}));

/**
 * QR code of a chat, on a wide screen with a mouse.
 * @param src its image, `virtual:qr/<chat>.svg`
 */
export function ScanCode({ src }: { src: string }) {
  return (
    <Figure data-screen="">
      <img src={src} alt={scan.alt} width={SIZE} height={SIZE} loading="lazy" />
      <figcaption>{scan.text}</figcaption>
    </Figure>
  );
}
