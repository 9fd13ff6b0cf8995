import { styled } from '@mui/material/styles';

/** Lays out samples side by side. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 24,
});
