import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import type { createSiteTheme } from './theme';

interface SiteThemeProps {
  theme: ReturnType<typeof createSiteTheme>;
  children: ReactNode;
}

/**
 * Gives MUI the theme. MUI's own ThemeProvider also carries a scheme switch, its storage and its
 * listeners (4 KB), and renders again on mount; here the scheme is the system's and CSS alone
 * follows it, so the two contexts that MUI's parts read are enough.
 */
export function SiteTheme({ theme, children }: SiteThemeProps) {
  // MUI's own provider hands over the same object; only the public type is narrower.
  const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
