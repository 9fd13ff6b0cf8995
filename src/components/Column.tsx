import { styled } from '@mui/material/styles';

/** Column of the page. MUI's Container would have more rules, for widths and gutters that depend on breakpoints. */
export const Column = styled('div')(({ theme }) => ({
  width: `min(100% - clamp(32px, 11vw, 48px), ${theme.measures.container}px)`,
  marginInline: 'auto',
}));
