import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';

const theme = createSiteTheme();

const Paper = styled('div')(({ theme: { vars } }) => ({
  padding: 20,
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.primary,
}));

/** Part of the theme on the site's paper, within a page of the guide. */
export const ThemedSample = ({ children }: { children: ReactNode }) => (
  <SiteTheme theme={theme}>
    <SiteStyles />
    <Paper>{children}</Paper>
  </SiteTheme>
);
