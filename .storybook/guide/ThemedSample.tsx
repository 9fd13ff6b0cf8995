import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { theme } from '../theme';

const Paper = styled('div')({
  padding: 20,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
});

/** Shows samples with the site's theme and background in a page of the guide. */
export const ThemedSample = ({ children }: { children: ReactNode }) => (
  <SiteTheme theme={theme}>
    <SiteStyles />
    <Paper>{children}</Paper>
  </SiteTheme>
);
