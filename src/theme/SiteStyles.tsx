import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { colourVariables } from './colourVariables';
import { fontFaces } from './fonts';
import { MuiCssBaseline } from './overrides/baseline';
import { createSiteTheme } from './theme';

const theme = createSiteTheme();

const documentTheme = { ...theme, components: { ...theme.components, MuiCssBaseline } };

/**
 * Renders the styles of the document: typefaces, palette, HTML elements. The build writes these styles,
 * which never change, into each page. The browser renders this component only where pages are not
 * prerendered, for example in `npm run dev` and in Storybook.
 */
export function SiteStyles() {
  return (
    <ThemeContext value={documentTheme}>
      <GlobalStyles styles={[...fontFaces, ...colourVariables]} />
      <CssBaseline />
    </ThemeContext>
  );
}
