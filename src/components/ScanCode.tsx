import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { scan } from '../content/site';

/** Side of the code in px: three or more for each module of the longest chat's. */
const SIZE = 160;

// A phone would have to scan itself. The image is lazy, so what is not displayed is not fetched either.
const Figure = styled('figure')(({ theme }) => ({
  display: 'none',
  [`${theme.breakpoints.up('lg')} and (pointer: fine)`]: {
    display: 'grid',
    gap: 8,
    justifyItems: 'center',
  },
  '& > img': { borderRadius: theme.site.radius.button },
}));

/**
 * QR code of a chat, on a wide screen with a mouse.
 * @param src its image, `virtual:qr/<chat>.svg`
 */
export function ScanCode({ src }: { src: string }) {
  return (
    <Figure data-screen="">
      <img src={src} alt={scan.alt} width={SIZE} height={SIZE} loading="lazy" />
      <Typography variant="body2" component="figcaption">
        {scan.text}
      </Typography>
    </Figure>
  );
}
