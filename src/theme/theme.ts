import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { families } from './fonts';
import { controls } from './overrides/controls';
import { forms } from './overrides/forms';
import { surfaces } from './overrides/surfaces';
import { text } from './overrides/text';
import { light } from './palette';

/** Variants that the site adds to `Typography`. */
type SiteVariant =
  'lead' | 'figure' | 'pageTitle' | 'sheetTitle' | 'errorTitle' | 'fact' | 'wordmark';

declare module '@mui/material/styles' {
  interface SiteTokens {
    site: typeof site;
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

/** Measures and motion that the site adds to MUI's theme; lengths without a unit are in px. */
const site = {
  /** Easing of the site's and MUI's transitions: fast at the start, slow at the end. */
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** Durations in ms of the site's own transitions. MUI's components use `transitions.duration`. */
  duration: { quick: 150, slow: 280 },
  /**
   * Distance by which sections and new pages rise when they appear: `narrow` in windows up to 768 px wide
   * (`breakpoints.menu`), `wide` in wider windows.
   */
  revealOffset: { narrow: 16, wide: 28 },
  /** Padding above and below a section: one length, because dashedLine.ts puts the value into `calc()`. */
  sectionPadding: 'clamp(36px, 8vw, 104px)',
  /** Line height (a factor) of the texts in cards and steps on phones, lower than in `body1`. */
  compactLines: 1.45,
  /** Maximum width of the page's column. */
  container: breakpoints.wide,
  /** Corner radii; `focus` also of icon buttons. The radius of form fields is MUI's `shape.borderRadius`. */
  radius: { focus: 3, button: 6, card: 10 },
  /**
   * Minimum heights. `touch`: links and buttons outside of sentences (R-A11Y-04). `call`: the large «Empezar» button.
   * `bar`: navigation bar, head of the menu, questions of the FAQ; what has to be below the bar follows this value by
   * `belowBar` (belowBar.ts).
   */
  height: { touch: 44, field: 48, button: 52, call: 56, bar: 64 },
};

/**
 * Creates the theme. This is slow, so the theme is not a constant of this module: app/hydrate.tsx
 * calls this function in a task of its own, and the browser can handle input before and after.
 *
 * The theme has the light scheme only. Its colours are custom properties (`theme.vars.palette`), which have other values
 * in the dark scheme (colourVariables.ts): with both schemes MUI would take longer to create the theme.
 */
export const createSiteTheme = () =>
  createTheme({
    cssVariables: {
      cssVarPrefix: '',
      // This filter replaces MUI's own filter and also skips values that the site does not use. In the palette, a
      // name that begins with a capital letter is a component of MUI. `theme.vars` lacks the skipped values, and
      // MUI's components read `theme.vars`: before the site uses another component, check which values the
      // component reads.
      shouldSkipGeneratingVar: ([group = '', name = '', token = '']) =>
        !/^(palette|zIndex|shape|opacity|shadows)$/.test(group) ||
        (group === 'palette' &&
          (/^((?!AppBar|Button|Input)[A-Z]|mode$|contrastThreshold$|tonalOffset$|grey$)/.test(
            name,
          ) ||
            /Channel$|^light$/.test(name) ||
            /Channel$|^light$/.test(token))),
    },
    palette: light,
    breakpoints: { values: breakpoints },
    // No surface has a shadow: borders separate the surfaces (borders.ts). MUI's components read one
    // value for each elevation from 0 to 24.
    shadows: Array(25).fill('none') as Shadows,
    // By default the transitions of MUI's components ignore `prefers-reduced-motion` (R-A11Y-07).
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 6 },
    spacing: 8,
    transitions: {
      easing: {
        easeInOut: site.easing,
        easeOut: site.easing,
        easeIn: site.easing,
        sharp: site.easing,
      },
    },
    typography: {
      fontFamily: families.body,
      // The minimum in each `clamp()` is in rem, which grows with the visitor's text size. In large
      // headlines `min(…rem, …vw)` limits this minimum: otherwise, with enlarged text, a long word would
      // be wider than a phone.
      h1: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 6vw, 4.5rem)' },
      h2: { ...sectionHeadline, fontSize: 'clamp(min(1.75rem, 11vw), 3.6vw, 2.75rem)' },
      h3: { ...cardHeadline, fontSize: 'clamp(min(1.25rem, 11vw), 2vw, 1.5rem)' },
      pageTitle: { ...pageHeadline, fontSize: 'clamp(min(2.25rem, 14vw), 4.9vw, 4rem)' },
      errorTitle: { ...pageHeadline, fontSize: 'clamp(min(2rem, 12vw), 5vw, 3.5rem)' },
      sheetTitle: { ...sectionHeadline, fontSize: 'clamp(1.5rem, 2.6vw, 2rem)' },
      // The number of clients, «1200+», in the headline of the reviews.
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
    site,
    components: { ...controls, ...forms, ...surfaces, ...text },
  });
