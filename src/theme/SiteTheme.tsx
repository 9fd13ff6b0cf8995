import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { createSiteTheme } from './theme';

interface SiteThemeProps {
  theme: ReturnType<typeof createSiteTheme>;
  children: ReactNode;
}

/**
 * Provides the theme to MUI's components. The `ThemeProvider` of `@mui/material` would add code that
 * switches and stores the colour scheme. The site does not need this code, because CSS media queries
 * follow the system's scheme.
 */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
