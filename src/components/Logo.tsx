import { styled } from '@mui/material/styles';
import logo from '../art/logo.svg';

const Wordmark = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 'clamp(1rem, 4.9vw, 1.25rem)',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
}));

/** Mark and wordmark; the name is real text, so that it follows the owner's brand. */
export function Logo({ brand }: { brand: string }) {
  return (
    <Wordmark>
      <img src={logo} alt="" width={34} height={34} loading="lazy" />
      {brand}
    </Wordmark>
  );
}
