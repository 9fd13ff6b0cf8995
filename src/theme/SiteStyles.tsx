import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { baseline } from './baseline';
import { fontFaces } from './fonts';

/**
 * Renders the styles of the document: typefaces and HTML elements. The build writes these styles, which never change,
 * into each page. The browser renders this component only where pages are not prerendered, for example in
 * `npm run dev` and in Storybook.
 */
export const SiteStyles = () => (
  <>
    <GlobalStyles styles={fontFaces} />
    <CssBaseline />
    <GlobalStyles styles={baseline} />
  </>
);
