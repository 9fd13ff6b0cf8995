import { styled } from '@mui/material/styles';
import { scan } from '../content/site';

/** Width and height of the image in px: about 3 to 4 px for each dark or light square of the QR code. */
const SIZE = 160;

// Hidden on phones, because a phone cannot scan its own screen. Browsers do not load a lazy image that is
// hidden by `display: none`.
const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  textAlign: 'center',
  [`${theme.breakpoints.up('lg')} and (pointer: fine)`]: { display: 'block' },
}));

const Code = styled('img')(({ theme }) => ({
  marginBottom: 6,
  // A larger radius would cut off the patterns in the code's corners, which a scanner needs.
  borderRadius: `min(${theme.measures.radius.card}px, 6px)`,
}));

/**
 * QR code of a WhatsApp chat, for visitors at a computer.
 * @param src URL of the image, imported from `virtual:qr/<chat>.svg`
 */
export function ScanCode({ src, className }: { src: string; className?: string }) {
  return (
    <Figure className={className} data-screen="">
      <Code src={src} alt={scan.alt} width={SIZE} height={SIZE} loading="lazy" />
      <figcaption>{scan.text}</figcaption>
    </Figure>
  );
}
