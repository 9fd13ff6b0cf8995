import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { createSiteTheme } from './theme';

interface SiteThemeProps {
  theme: ReturnType<typeof createSiteTheme>;
  children: ReactNode;
}

/**
 * Provides the theme to MUI's components. Here CSS alone follows the system's colour scheme, so the
 * site does without the `ThemeProvider` of `@mui/material`, which adds a scheme switch and its storage.
 */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
