import { ThemeContext } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { fontFaces } from './fonts';
import { MuiCssBaseline } from './overrides/baseline';
import { createSiteTheme } from './theme';

const theme = createSiteTheme();

const documentTheme = { ...theme, components: { ...theme.components, MuiCssBaseline } };

/**
 * Custom properties of MUI's colours that no component of the site uses: about 300 bytes of each page. MUI writes
 * the light colour as a fallback into each `var()`, so a component that uses one lacks only its dark colour.
 */
const UNUSED =
  /^--(opacity-|palette-(info|success|warning|secondary|Button|common-(?!white)|text-icon|action-(hover$|focus|selected$|activated|disabledOpacity)))/;

/** Returns a style sheet without UNUSED; MUI nests the declarations in selectors and media queries. */
function withoutUnused(sheet: object): object {
  const entries = Object.entries(sheet).filter(([name]) => !UNUSED.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? withoutUnused(value as object) : value,
    ]),
  );
}

const styles = [
  ...fontFaces(),
  // `slice` drops the first style sheet: custom properties with the same value in the light and the dark
  // scheme (z-index, shadows, radius). No page needs these properties, because MUI writes their value as
  // a fallback into each `var()`.
  ...theme.generateStyleSheets().slice(1).map(withoutUnused),
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
