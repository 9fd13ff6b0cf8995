import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { families } from './fonts';
import { controls } from './overrides/controls';
import { forms } from './overrides/forms';
import { surfaces } from './overrides/surfaces';
import { text } from './overrides/text';
import { dark, light } from './palette';

/** Variants of `Typography` that the site adds to MUI's. */
type SiteVariant =
  'lead' | 'figure' | 'pageTitle' | 'sheetTitle' | 'errorTitle' | 'fact' | 'wordmark';

declare module '@mui/material/styles' {
  interface SiteTokens {
    /** Measures and motion that the site adds to MUI's theme. */
    site: {
      /** The site's only easing, fast at the start and slow at the end; also MUI's four easings. */
      easing: string;
      /** Durations in ms, beside `transitions.duration` of MUI's parts. */
      duration: { quick: number; slow: number };
      /** Distance in px that a section rises while revealed: up to `breakpoints.menu`, and above. */
      revealOffset: { narrow: number; wide: number };
      /** Padding above and below a section; components/dashedLine.ts computes lengths from it. */
      sectionPadding: string;
      /** Line height of the texts of cards and steps on a phone, lower than that of `body1`. */
      compactLines: number;
      /** Greatest width of the page's column, in px. */
      container: number;
      /** Corner radii in px; `shape.borderRadius` is that of fields and stamps. */
      radius: { focus: number; button: number; card: number };
      /**
       * Least heights in px: of any target (R-A11Y-04), a field, a button, the ticket button, the
       * bar. With `field` change the control in overrides/forms.ts; with `bar`, `scrollPaddingTop` in
       * overrides/baseline.ts and `top` of the sticky columns (Benefits.tsx, Channels.tsx).
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

// The letter spacing is chosen for the present headline typeface; another one may need other values.
const headline = { fontFamily: families.headline, fontWeight: 700, textWrap: 'balance' } as const;
const pageHeadline = { ...headline, lineHeight: 1.02, letterSpacing: '-0.025em' };
const sectionHeadline = { ...headline, lineHeight: 1.08, letterSpacing: '-0.012em' };
const cardHeadline = { ...headline, lineHeight: 1.2, letterSpacing: '-0.01em' };
const small = { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'pretty' } as const;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Creates the theme: palette, type, breakpoints, shape, motion, and the styles of MUI's components. A
 * function, because creating it takes longer than evaluating all the other code of the app, and
 * `hydrate` does it in a task of its own.
 */
export const createSiteTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: '',
      colorSchemeSelector: 'media',
      // MUI would write every value of the theme into each page's head. This leaves out most values that
      // no part of the site reads.
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
    // Surfaces have a border (borders.ts) instead of a shadow. MUI expects 25 shadows.
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
      // `min(…rem, 14vw)`: where visitors enlarge text, a headline grows with it only as long as its
      // longest word fits a phone.
      h1: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 6vw, 4.5rem)' },
      h2: { ...sectionHeadline, fontSize: 'clamp(min(1.75rem, 12vw), 3.6vw, 2.75rem)' },
      h3: { ...cardHeadline, fontSize: 'clamp(1.25rem, 2vw, 1.5rem)' },
      pageTitle: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 4.9vw, 4rem)' },
      errorTitle: { ...pageHeadline, fontSize: 'clamp(min(2rem, 12vw), 5vw, 3.5rem)' },
      sheetTitle: { ...sectionHeadline, fontSize: 'clamp(1.5rem, 2.6vw, 2rem)' },
      // The figure «1200+» within the reviews' headline.
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
