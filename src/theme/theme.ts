import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { families } from './fonts';
import { controls } from './overrides/controls';
import { forms } from './overrides/forms';
import { surfaces } from './overrides/surfaces';
import { text } from './overrides/text';
import { dark, light } from './palette';

/** Variants that the site adds to `Typography`. */
type SiteVariant =
  'lead' | 'figure' | 'pageTitle' | 'sheetTitle' | 'errorTitle' | 'fact' | 'wordmark';

declare module '@mui/material/styles' {
  interface SiteTokens {
    site: {
      /** Easing of the site's motion: fast at the start, slow at the end. MUI's four easings are the same. */
      easing: string;
      /** Durations in ms of the site's own transitions; those of MUI are `transitions.duration`. */
      duration: { quick: number; slow: number };
      /**
       * Distance in px by which sections and new pages rise when they appear: `narrow` in windows up
       * to 768 px (`breakpoints.menu`), `wide` above.
       */
      revealOffset: { narrow: number; wide: number };
      /** Padding above and below a section: one CSS length, which dashedLine.ts uses in `calc()`. */
      sectionPadding: string;
      /** Line height of cards and steps on phones, lower than that of `body1`. */
      compactLines: number;
      /** Maximum width of the page's column, in px. */
      container: number;
      /** Corner radii in px; `shape.borderRadius` is the radius of fields and stamps. */
      radius: { focus: number; button: number; card: number };
      /**
       * Minimum heights in px: `touch` of any target (R-A11Y-04), `call` of a large «Empezar» button,
       * `bar` of the navigation bar. If `bar` changes, also change `scrollPaddingTop` in
       * overrides/baseline.ts and `top` of the sticky columns in Benefits.tsx and Channels.tsx.
       */
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

// The letter spacing is chosen for the present typeface; another typeface may need other values.
const headline = { fontFamily: families.headline, fontWeight: 700, textWrap: 'balance' } as const;
const pageHeadline = { ...headline, lineHeight: 1.02, letterSpacing: '-0.025em' };
const sectionHeadline = { ...headline, lineHeight: 1.08, letterSpacing: '-0.012em' };
const cardHeadline = { ...headline, lineHeight: 1.2, letterSpacing: '-0.01em' };
const small = { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'pretty' } as const;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Creates the theme. A function and not a constant, because creating the theme is slow: `hydrate` calls
 * the function in a task of its own, and the browser can handle input before and after.
 */
export const createSiteTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: '',
      colorSchemeSelector: 'media',
      // MUI would write a custom property for every value of the theme into each page. This filter
      // skips most values that no component of the site uses.
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
    // Surfaces have a border (borders.ts) and no shadow. MUI expects 25 values.
    shadows: Array(25).fill('none') as Shadows,
    // MUI's transitions follow `prefers-reduced-motion` (R-A11Y-07).
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
      // `min(…rem, 14vw)`: a headline grows with the visitor's text size (rem), but only up to a part
      // of the window's width, so that its longest word fits a phone.
      h1: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 6vw, 4.5rem)' },
      h2: { ...sectionHeadline, fontSize: 'clamp(min(1.75rem, 12vw), 3.6vw, 2.75rem)' },
      h3: { ...cardHeadline, fontSize: 'clamp(1.25rem, 2vw, 1.5rem)' },
      pageTitle: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 4.9vw, 4rem)' },
      errorTitle: { ...pageHeadline, fontSize: 'clamp(min(2rem, 12vw), 5vw, 3.5rem)' },
      sheetTitle: { ...sectionHeadline, fontSize: 'clamp(1.5rem, 2.6vw, 2rem)' },
      // «1200+» within the headline of the reviews.
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
      duration: { quick: 150, slow: 280 },
      revealOffset: { narrow: 16, wide: 28 },
      sectionPadding: 'clamp(40px, 8vw, 104px)',
      compactLines: 1.45,
      container: breakpoints.wide,
      radius: { focus: 3, button: 6, card: 10 },
      height: { touch: 44, field: 48, button: 52, call: 56, bar: 64 },
    },
    components: { ...controls, ...forms, ...surfaces, ...text },
  });
