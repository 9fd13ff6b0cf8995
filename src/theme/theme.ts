import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components';
import { formComponents } from './formComponents';
import { dark, light, variableOf, type SchemeColours } from './palette';

/** Variants that the site adds to `Typography`. */
type SiteVariant =
  'lead' | 'figure' | 'pageTitle' | 'sheetTitle' | 'errorTitle' | 'fact' | 'wordmark';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    menu: true;
    wide: true;
  }
  interface Measures {
    measures: typeof measures;
  }
  interface Theme extends Measures {}
  interface ThemeOptions extends Measures {}
  interface TypographyVariants extends Record<SiteVariant, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<SiteVariant, React.CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<SiteVariant, true> {}
}

/**
 * Window widths in px at which the layout changes, for example by `theme.breakpoints.up('md')`. Columns that fold by
 * the text's size are in mixins.ts. Each comment describes windows of this width or wider.
 */
export const breakpoints = {
  xs: 0,
  /**
   * The hero's button and links share a row, and the marks stand above their titles. Here the page also preloads the
   * typeface of paragraphs (fonts.ts).
   */
  sm: 600,
  /**
   * The navigation bar shows its links instead of the hamburger button. R-LIMIT-03 prescribes 768
   * only for `menu`; `md` may change.
   */
  menu: 768,
  /** The text and the button of ClosingCall are side by side, and the postcards are tilted. */
  md: 768,
  /** The channels of the contact page are in one column, beside the form; the QR codes are visible if the pointer is fine. */
  lg: 1024,
  /**
   * A dashed line leads from the hero's drawing to the first section. This width is also the maximum
   * width of the page's column and the width of the line's drawing, `src/art/line-start.svg`.
   */
  wide: 1200,
  /**
   * The dashed line continues beside the column, down to the call to action above the footer
   * (dashedLine.ts).
   */
  xl: 1440,
} as const;

/**
 * Names and weights of the two typefaces. To replace a typeface: write the name of the new typeface here,
 * install its package `@fontsource-variable/…`, run `npm run fonts` and then `npm run images`. The new
 * typeface may need another letter spacing of headlines. The headline has one weight, bold enough for its fallbacks Arial Bold
 * and Roboto Bold.
 */
export const typefaces = {
  headline: { family: 'Bricolage Grotesque', weight: '700' },
  body: { family: 'Figtree', weight: '400 700' },
} as const;

/** Use of a typeface: headlines, or all other text. */
export type TypefaceRole = keyof typeof typefaces;

/** Fonts of the system whose metrics are fitted to each typeface's (fonts.ts). */
export const fallbackFonts = ['Arial', 'Roboto'] as const;

/** Returns the `font-family`: the typeface, its fallback faces, then the system's font. */
const familyList = (role: TypefaceRole) => {
  const { family } = typefaces[role];
  return `"${family}", ${fallbackFonts.map((font) => `"${family} ${font}", `).join('')}system-ui, sans-serif`;
};

const bodyFamily = familyList('body');

const headline = {
  fontFamily: familyList('headline'),
  fontWeight: typefaces.headline.weight,
  textWrap: 'balance',
} as const;
const pageHeadline = { ...headline, lineHeight: 1.02, letterSpacing: '-0.025em' };
const sectionHeadline = { ...headline, lineHeight: 1.08, letterSpacing: '-0.012em' };
const cardHeadline = { ...headline, lineHeight: 1.2, letterSpacing: '-0.01em' };
const small = { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'pretty' } as const;

/**
 * Places of the owner's pictures: the greatest width in px, and the aspect ratio, to which the pages crop a photo.
 * `npm run release` names each photo that is too small for its place.
 */
export const picturePlaces = {
  review: { width: 384, aspectRatio: '360 / 260' },
  founder: { width: 320, aspectRatio: '320 / 360' },
} as const;

/**
 * Corner radii in px. `focus`: focus ring and icon buttons. `field`: fields and stamps. `card`: cards and all other surfaces,
 * such as those of MUI's components.
 */
const radius = { focus: 3, button: 6, field: 6, card: 10 };

/** One step of `theme.spacing` in px. */
const SPACING = 8;

/** Easing of the site's and MUI's transitions: fast at the start, slow at the end. */
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Measures for which MUI's theme has no key; lengths without a unit are in px. */
const measures = {
  /**
   * Distance by which sections rise when they appear: `narrow` in windows up to 768 px wide (`breakpoints.menu`), `wide` in
   * wider windows.
   */
  revealOffset: { narrow: 16, wide: 28 },
  /** Padding above and below a section: one length, because dashedLine.ts puts the value into `calc()`. */
  sectionPadding: 'clamp(36px, 8vw, 104px)',
  /** Line height (a factor) of the texts in cards and steps on phones, lower than in `body1`. */
  cardLineHeight: 1.45,
  /** Maximum widths of texts. `lead`: introductions. `text`: other paragraphs, and blocks with headings. */
  lineLength: { lead: '34em', text: '46rem' },
  /** Maximum width of the page's column. */
  container: breakpoints.wide,
  radius,
  /**
   * Minimum heights. `touch`: links and buttons outside of sentences (R-A11Y-04). `call`: the large «Empezar» button.
   * `bar`: navigation bar, head of the menu, questions of the FAQ; what has to be below the bar follows this value by
   * `belowBar` (mixins.ts).
   */
  height: { touch: 44, field: 48, button: 52, call: 56, bar: 64 },
};

/** Contrast of text (R-A11Y-06). */
const TEXT_CONTRAST = 7;

/** Returns MUI's palette of a colour scheme, from which MUI derives the shades that the site's colours lack. */
const paletteOf = (colours: SchemeColours) => ({
  ...colours,
  // On a colour without `contrastText` MUI writes white, if white has this contrast, or else black.
  contrastThreshold: TEXT_CONTRAST,
  // A field that the browser has filled in. MUI's colour at night is blue.
  Input: { autofillWebkitBoxShadow: `0 0 0 100px var(${variableOf('sand')}) inset` },
});

/**
 * Creates the theme. This is slow, so the theme is not a constant of this module: app/hydrate.tsx
 * calls this function in a task of its own, and the browser can handle input before and after.
 */
export const createSiteTheme = () =>
  createTheme({
    // Without the prefix `mui` the names are shorter, and the drawings in src/art use them: `--palette-sand`.
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
    },
    breakpoints: { values: breakpoints },
    // No surface has a shadow: borders separate the surfaces (mixins.ts). MUI's components read one
    // value for each elevation from 0 to 24.
    shadows: Array(25).fill('none') as Shadows,
    // By default the transitions of MUI's components ignore `prefers-reduced-motion` (R-A11Y-07).
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radius.card },
    // A function, because for a number MUI writes `calc(2 * var(--spacing))` with each length: its own padding, which a
    // length of this theme replaces, would then stay in the page's CSS (R-PERF-01).
    spacing: (factor: number | string) =>
      typeof factor === 'number' ? `${SPACING * factor}px` : factor,
    transitions: {
      // In ms. The site's own transitions have `shortest`, MUI's 150 ms, or this duration.
      duration: { standard: 280 },
      easing: { easeInOut: EASING, easeOut: EASING, easeIn: EASING, sharp: EASING },
    },
    typography: {
      fontFamily: bodyFamily,
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
        fontFamily: bodyFamily,
        fontSize: 'clamp(1.125rem, 1.6vw, 1.3125rem)',
        lineHeight: 1.5,
        textWrap: 'pretty',
      },
      body1: { fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' },
      body2: small,
      subtitle2: { ...small, fontWeight: 600 },
      // Hint, error or counter below a control.
      caption: { fontSize: '0.875rem', lineHeight: 1.35 },
      button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
    },
    measures,
    components: { ...components, ...formComponents },
  });
