import { styled } from '@mui/material/styles';
import { scan } from '../content/site';

/** Side of the image in px: at least 3 px for each module of the code of the longest chat address. */
const SIZE = 160;

// Hidden on phones, which cannot scan their own screen. The browser does not fetch a hidden lazy image.
const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  textAlign: 'center',
  '& > img': { marginBottom: 6, borderRadius: theme.site.radius.button },
  [`${theme.breakpoints.up('lg')} and (pointer: fine)`]: { display: 'block' },
}));

/**
 * The QR code of a chat, for wide windows with a mouse.
 * @param src address of the image, from `virtual:qr/<chat>.svg`
 */
export function ScanCode({ src }: { src: string }) {
  return (
    <Figure data-screen="">
      <img src={src} alt={scan.alt} width={SIZE} height={SIZE} loading="lazy" />
      <figcaption>{scan.text}</figcaption>
    </Figure>
  );
}
