import { styled } from '@mui/material/styles';

/** Some things of one kind beside each other. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 24,
});
