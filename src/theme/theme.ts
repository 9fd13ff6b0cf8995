import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { families } from './fonts';
import { controls } from './overrides/controls';
import { forms } from './overrides/forms';
import { surfaces } from './overrides/surfaces';
import { text } from './overrides/text';
import { dark, light } from './palette';

/** What the scale has beyond MUI's own. */
type SiteVariant =
  'lead' | 'figure' | 'pageTitle' | 'sheetTitle' | 'errorTitle' | 'fact' | 'wordmark';

declare module '@mui/material/styles' {
  interface SiteTokens {
    /** Movement that the site adds to MUI's own. */
    site: {
      /** The one easing family: arrives quickly, settles like paper. */
      easing: string;
      /** Durations in ms. */
      duration: { quick: number; settle: number };
      /** Distance that a section rises while it is revealed, in px, up to 768 px of width and above. */
      revealOffset: { narrow: number; wide: number };
      /** Air above and below a section. */
      sectionPadding: string;
      /** Lines of a card's text on a phone, where each counts. */
      compactLines: number;
      /** Width of the page's column, in px. */
      container: number;
      /** Rounded corners in px, beside `shape.borderRadius` of fields and stamps. */
      radius: { focus: number; button: number; card: number };
      /** Heights of what is pressed or written in, in px: the least there is, a field, a button, the call. */
      height: { touch: number; field: number; button: number; call: number; bar: number };
    };
  }
  interface Theme extends SiteTokens {}
  interface ThemeOptions extends SiteTokens {}
  interface TypographyVariants extends Record<SiteVariant, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<SiteVariant, React.CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<SiteVariant, true> {}
}

const headline = { fontFamily: families.headline, fontWeight: 700, textWrap: 'balance' } as const;
const pageHeadline = { ...headline, lineHeight: 1.02, letterSpacing: '-0.025em' };
const sectionHeadline = { ...headline, lineHeight: 1.08, letterSpacing: '-0.012em' };
const cardHeadline = { ...headline, lineHeight: 1.2, letterSpacing: '-0.01em' };
const small = { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'pretty' } as const;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * The design file: palette, type, breakpoints, shape and motion. Components read it and nothing else.
 * Made when it is asked for, because that takes longer than running all the rest of the app's code.
 */
export const createSiteTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: '',
      colorSchemeSelector: 'media',
      // What no part of this site reads would be bytes in each page's head.
      shouldSkipGeneratingVar: ([group = '', name = '', token = '']) =>
        !/^(palette|zIndex|shape|opacity|shadows)$/.test(group) ||
        (group === 'palette' &&
          (/^((?!AppBar|Button|Input)[A-Z]|mode$|contrastThreshold$|tonalOffset$|grey$)/.test(
            name,
          ) ||
            /Channel$|^light$/.test(name) ||
            /Channel$|^light$/.test(token))),
    },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints: { values: breakpoints },
    // Paper does not float: one hairline instead of MUI's 25 shadows.
    shadows: Array(25).fill('none') as Shadows,
    // Transitions of MUI's parts follow the visitor's setting (R-A11Y-07).
    motion: { reducedMotion: 'system' },
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
      // Enlarged text grows headlines until a long word would no longer fit a phone (14vw, 12vw).
      h1: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 6vw, 4.5rem)' },
      h2: { ...sectionHeadline, fontSize: 'clamp(min(1.75rem, 12vw), 3.6vw, 2.75rem)' },
      h3: { ...cardHeadline, fontSize: 'clamp(1.25rem, 2vw, 1.5rem)' },
      pageTitle: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 4.9vw, 4rem)' },
      errorTitle: { ...pageHeadline, fontSize: 'clamp(min(2rem, 12vw), 5vw, 3.5rem)' },
      sheetTitle: { ...sectionHeadline, fontSize: 'clamp(1.5rem, 2.6vw, 2rem)' },
      /** «1200+», within a headline. */
      figure: { fontSize: 'clamp(min(4.5rem, 24vw), 16vw, 11rem)', lineHeight: 0.9 },
      fact: { ...sectionHeadline, fontSize: 'clamp(min(1.625rem, 11vw), 2.2vw, 2rem)' },
      wordmark: { ...cardHeadline, fontSize: 'clamp(1rem, 4.9vw, 1.25rem)' },
      lead: {
        fontFamily: families.body,
        fontSize: 'clamp(1.125rem, 1.6vw, 1.3125rem)',
        lineHeight: 1.5,
        textWrap: 'pretty',
      },
      body1: { fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' },
      body2: small,
      subtitle2: { ...small, fontWeight: 600 },
      button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
    },
    site: {
      easing,
      duration: { quick: 150, settle: 280 },
      revealOffset: { narrow: 16, wide: 28 },
      sectionPadding: 'clamp(40px, 8vw, 104px)',
      compactLines: 1.45,
      container: breakpoints.wide,
      radius: { focus: 3, button: 6, card: 10 },
      height: { touch: 44, field: 48, button: 52, call: 56, bar: 64 },
    },
    components: { ...controls, ...forms, ...surfaces, ...text },
  });
