import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createSiteTheme } from '../../src/theme/theme';
import { Desk } from './Desk';

/** The desk looks like nothing in particular, so that what lies on it stands out, however it is broken. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'system-ui, sans-serif', button: { textTransform: 'none' } },
  site: createSiteTheme().site,
});

createRoot(document.getElementById('guia')!).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Desk />
  </ThemeProvider>,
);
