import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SiteThemeProps {
  /** The theme that `createSiteTheme` has created. */
  readonly theme: Theme;
  readonly children: ReactNode;
}

/**
 * Provides the theme, and renders MUI's style sheet with its custom properties in both schemes. CSS alone chooses the scheme
 * (R-DESIGN-03). So MUI stores none (R-SEC-03), and need not render twice to learn what is stored (`noSsr`).
 */
export const SiteTheme = ({ theme, children }: SiteThemeProps) => (
  <ThemeProvider theme={theme} storageManager={null} noSsr>
    {children}
  </ThemeProvider>
);
