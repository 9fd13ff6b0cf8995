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
  // Without MUI's first style sheet, which has the properties that both schemes share (z-index,
  // shadows, radius): each `var()` that MUI writes has the value as its fallback.
  ...theme.generateStyleSheets().slice(1),
];

/**
 * Renders the styles of the document: typefaces, palette, elements. The build writes them into each
 * page and they never change, so the app in the browser renders them only in `npm run dev`, where no
 * page is prerendered.
 */
export function SiteStyles() {
  return (
    <ThemeContext value={documentTheme}>
      <GlobalStyles styles={styles} />
      <CssBaseline />
    </ThemeContext>
  );
}
