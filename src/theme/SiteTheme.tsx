import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';
import { fontFaces } from './fonts';
import { theme } from './theme';

const styles = [
  ...fontFaces,
  // The first has what is alike in both schemes, and every use of it names its value as well.
  ...theme.generateStyleSheets().slice(1),
];

// MUI's own provider hands over the same object; only the public type is narrower.
const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Gives MUI the theme. MUI's own ThemeProvider also carries a scheme switch, its storage and its
 * listeners (4 KB), and renders again on mount; here the scheme is the system's and CSS alone
 * follows it, so the two contexts that MUI's parts read are enough.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>
        <GlobalStyles styles={styles} />
        <CssBaseline />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
