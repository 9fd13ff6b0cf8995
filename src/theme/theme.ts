import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { componentOverrides } from './components';
import { families } from './fonts';
import { dark, light } from './palette';

declare module '@mui/material/styles' {
  interface SiteTokens {
    /** Movement that the site adds to MUI's own. */
    site: {
      /** The one easing family: arrives quickly, settles like paper. */
      easing: string;
      /** Durations in ms. */
      duration: { quick: number; settle: number; reveal: number };
      /** Distance that a section rises while it is revealed, in px, up to and above 768 px. */
      revealOffset: { narrow: number; wide: number };
      /** Air above and below a section. */
      sectionPadding: string;
      /** Width of the page's column, in px. */
      container: number;
    };
  }
  interface Theme extends SiteTokens {}
  interface ThemeOptions extends SiteTokens {}
  interface TypographyVariants {
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
  }
}

const headline = { fontFamily: families.headline, fontWeight: 700, textWrap: 'balance' } as const;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The design file: palette, type, breakpoints, shape and motion. Components read it and nothing else. */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: '',
    colorSchemeSelector: 'media',
    // What no part of this site reads would be bytes in each page's head.
    shouldSkipGeneratingVar: ([group = '', name = '', token = '']) =>
      !/^(palette|zIndex|shape|opacity|shadows)$/.test(group) ||
      (group === 'palette' &&
        (/^((?!AppBar|Button|Input)[A-Z]|mode$|contrastThreshold$|tonalOffset$|grey$)/.test(name) ||
          /Channel$|^light$/.test(name) ||
          /Channel$|^light$/.test(token))),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
  // Paper does not float: one hairline instead of MUI's 25 shadows.
  shadows: Array(25).fill('none') as Shadows,
  shape: { borderRadius: 6 },
  spacing: 8,
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
    duration: {
      shortest: 150,
      shorter: 180,
      short: 220,
      standard: 260,
      complex: 320,
      enteringScreen: 260,
      leavingScreen: 200,
    },
  },
  typography: {
    fontFamily: families.body,
    fontWeightBold: 700,
    htmlFontSize: 16,
    h1: {
      ...headline,
      // Enlarged text grows headlines until a long word would no longer fit a phone (14vw, 12vw).
      fontSize: 'clamp(min(2.25rem, 14vw), 6vw, 4.5rem)',
      lineHeight: 1.02,
      letterSpacing: '-0.025em',
    },
    h2: {
      ...headline,
      fontSize: 'clamp(min(1.75rem, 12vw), 3.6vw, 2.75rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.012em',
    },
    h3: {
      ...headline,
      fontSize: 'clamp(1.25rem, 2vw, 1.5rem)',
      lineHeight: 1.2,
      letterSpacing: '-0.01em',
    },
    lead: {
      fontFamily: families.body,
      fontSize: 'clamp(1.125rem, 1.6vw, 1.3125rem)',
      lineHeight: 1.5,
      textWrap: 'pretty',
    },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'pretty' },
    button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
  },
  site: {
    easing,
    duration: { quick: 150, settle: 280, reveal: 400 },
    revealOffset: { narrow: 16, wide: 28 },
    sectionPadding: 'clamp(56px, 8vw, 104px)',
    container: 1200,
  },
  components: componentOverrides,
});
