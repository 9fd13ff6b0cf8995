import {
  alpha,
  darken,
  decomposeColor,
  getContrastRatio,
  lighten,
  recomposeColor,
  type PaletteOptions,
} from '@mui/material/styles';
import { pageBackgrounds, type Role, type SchemeColours } from './palette';

/** Contrast of text (R-A11Y-06). */
const TEXT_CONTRAST = 7;

/** MUI's step from `main` to `dark`: 1.5 times its `tonalOffset`. */
const HOVER_STEP = 0.3;

/** MUI's greys, as shares of the darkest colour. MUI's components read each of them by its name. */
const greyShares = {
  50: 0.03,
  100: 0.06,
  200: 0.1,
  300: 0.16,
  400: 0.3,
  500: 0.45,
  600: 0.6,
  700: 0.74,
  800: 0.86,
  900: 0.95,
  A100: 0.06,
  A200: 0.1,
  A400: 0.3,
  A700: 0.74,
};

/** Returns the colour of a role, whose name is its path in the scheme. */
const colourOf = (scheme: SchemeColours, role: Role): string =>
  role
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], scheme) as string;

/** Returns an opaque colour between two others. @param share of `to`, 0 to 1 */
function mix(from: string, to: string, share: number): string {
  const [start, end] = [decomposeColor(from).values, decomposeColor(to).values];
  const [red, green, blue] = start.map((value, index) =>
    Math.round(value + (end[index]! - value) * share),
  );
  return recomposeColor({ type: 'rgb', values: [red!, green!, blue!] });
}

/**
 * Returns MUI's palette of a colour scheme. All of MUI's colours follow from the site's, so that a component that the site
 * did not have before looks like the others:
 * - `error` is the site's, `success` the green of the leaves, `info` the ink of work, `secondary` the ink of tourism,
 *   `warning` ochre. Each is darkened by day and lightened by night as far as text in it needs on every background of the
 *   page, so that ochre becomes a brown.
 * - The colour under the pointer (`dark`) is a step darker by day and lighter by night.
 * - Greys lie between paper and ink; disabled and selected parts have translucent ink.
 */
export function muiPalette(scheme: SchemeColours, mode: 'light' | 'dark'): PaletteOptions {
  const { text, background, primary, error } = scheme;
  const isDark = mode === 'dark';
  const intensify = isDark ? lighten : darken;
  const backgrounds = pageBackgrounds.map((role) => colourOf(scheme, role));

  const readable = (colour: string): string => {
    for (let step = 0; step < 1; step += 0.05) {
      const candidate = step ? intensify(colour, step) : colour;
      if (backgrounds.every((each) => getContrastRatio(candidate, each) >= TEXT_CONTRAST))
        return candidate;
    }
    return text.primary;
  };
  /** MUI mixes the colours of an Alert from `light`: with `main` they get the contrast of text. */
  const shadesOf = (main: string) => ({ main, light: main, dark: intensify(main, HOVER_STEP) });
  const accent = (colour: string) => ({
    ...shadesOf(readable(colour)),
    contrastText: background.default,
  });
  const translucentInk = (opacity: number) => alpha(text.primary, opacity);
  const [lightest, darkest] = isDark
    ? [text.primary, background.default]
    : [background.paper, text.primary];

  return {
    ...scheme,
    // MUI writes white or almost black on a filled Alert, whichever has this contrast.
    contrastThreshold: TEXT_CONTRAST,
    text: { ...text, disabled: translucentInk(isDark ? 0.5 : 0.38) },
    primary: { ...shadesOf(primary.main), contrastText: primary.contrastText },
    secondary: accent(scheme.turismo),
    error: accent(error.main),
    warning: accent(scheme.ochre),
    info: accent(scheme.trabajo),
    success: accent(scheme.leaf),
    grey: Object.fromEntries(
      Object.entries(greyShares).map(([name, share]) => [name, mix(lightest, darkest, share)]),
    ),
    // The opacities are MUI's.
    action: {
      active: text.secondary,
      hover: translucentInk(isDark ? 0.08 : 0.04),
      selected: translucentInk(isDark ? 0.16 : 0.08),
      disabled: translucentInk(isDark ? 0.3 : 0.26),
      disabledBackground: translucentInk(0.12),
      focus: translucentInk(0.12),
    },
  };
}
