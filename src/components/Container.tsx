import { styled } from '@mui/material/styles';

/** The page's column: air at both sides, `theme.site.container` px at the most. */
export const Container = styled('div')(({ theme }) => ({
  width: `min(100% - clamp(32px, 11vw, 48px), ${theme.site.container}px)`,
  marginInline: 'auto',
}));
