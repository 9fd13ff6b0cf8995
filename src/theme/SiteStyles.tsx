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
  // Without MUI's first style sheet, which has the custom properties that both schemes share (z-index,
  // shadows, radius). No page needs these properties, because MUI writes a fallback value into each
  // `var()`.
  ...theme.generateStyleSheets().slice(1),
];

/**
 * Renders the styles of the document: typefaces, palette, elements. The build writes these styles,
 * which never change, into each page. So the browser renders this component only where no page is
 * prerendered: in `npm run dev` and in Storybook.
 */
export function SiteStyles() {
  return (
    <ThemeContext value={documentTheme}>
      <GlobalStyles styles={styles} />
      <CssBaseline />
    </ThemeContext>
  );
}
