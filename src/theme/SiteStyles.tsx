import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { fontFaces } from './fonts';
import { MuiCssBaseline } from './overrides/baseline';
import { createSiteTheme } from './theme';

const theme = createSiteTheme();

const documentTheme = { ...theme, components: { ...theme.components, MuiCssBaseline } };

const styles = [
  ...fontFaces(),
  // `slice` drops the first style sheet: custom properties with the same value in the light and the dark
  // scheme (z-index, shadows, radius). No page needs these properties, because MUI writes their value as
  // a fallback into each `var()`.
  ...theme.generateStyleSheets().slice(1),
];

/**
 * Renders the styles of the document: typefaces, palette, HTML elements. The build writes these styles,
 * which never change, into each page. The browser renders this component only where pages are not
 * prerendered, for example in `npm run dev` and in Storybook.
 */
export function SiteStyles() {
  return (
    <ThemeContext value={documentTheme}>
      <GlobalStyles styles={styles} />
      <CssBaseline />
    </ThemeContext>
  );
}
