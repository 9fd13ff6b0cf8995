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
  // The first has what is alike in both schemes, and every use of it names its value as well.
  ...theme.generateStyleSheets().slice(1),
];

/**
 * The document's own styles: typefaces, palette, elements. They stand in each finished page and never
 * change, so only the build renders them, and in `npm run dev` the browser.
 */
export function SiteStyles() {
  return (
    <ThemeContext value={documentTheme}>
      <GlobalStyles styles={styles} />
      <CssBaseline />
    </ThemeContext>
  );
}
