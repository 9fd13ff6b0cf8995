import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { createSiteTheme } from './theme';

interface SiteThemeProps {
  theme: ReturnType<typeof createSiteTheme>;
  children: ReactNode;
}

/**
 * Gives MUI the theme. The provider of `@mui/material` adds a scheme switch, its storage and a second
 * rendering; the scheme of this site is the system's, and CSS alone follows it.
 */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
