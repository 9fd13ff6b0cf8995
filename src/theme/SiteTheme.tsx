import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { createSiteTheme } from './theme';

interface SiteThemeProps {
  theme: ReturnType<typeof createSiteTheme>;
  children: ReactNode;
}

/**
 * Provides the theme to MUI's components. The `ThemeProvider` of `@mui/material` would add a switch
 * of colour schemes, its storage and a second rendering; this site follows the system's scheme by CSS
 * alone.
 */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
