import { styled } from '@mui/material/styles';

/** An icon's button at the end of a bar: 48 px, its icon flush with the column's edge. */
export const BarButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -12,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
