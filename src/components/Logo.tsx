import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import logo from '../art/logo.svg';
import { owner } from '../config/owner';

const Wordmark = styled(Typography)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  textWrap: 'balance',
});

// With a maximum width in percent the image would not count in the wordmark's min-content width, and in a narrow bar
// the brand would overlap the links.
const Image = styled('img')({ maxWidth: 'none' });

/** Logo and brand name. The owner sets the name in `src/config`, so the name is no part of the image. */
export function Logo() {
  return (
    <Wordmark variant="wordmark" color="textPrimary" translate="no">
      <Image src={logo} alt="" width={34} height={34} loading="lazy" />
      {owner.brand}
    </Wordmark>
  );
}
