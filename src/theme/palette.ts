import type { PaletteOptions } from '@mui/material/styles';

/**
 * Colours that the site adds to MUI's palette, named by their purpose. A new one also needs its
 * contrasts in contrasts.ts and its Spanish description in .storybook/guide/roleTexts.ts.
 */
export interface SiteColours {
  /**
   * Second background: sections with `tone="sand"`, footer, cards of the channels, areas of drawings.
   */
  sand: string;
  /**
   * Highlights: the call on the closing ticket, selected text, the line under a hovered link of the
   * bar, the progress line; fills of logo and drawings. Never text or a border on paper: its contrast
   * is below 2.
   */
  ochre: string;
  /** Cool areas of the drawings; used nowhere else. */
  sky: string;
  /**
   * Leaves, mate, hills and cacti of the drawings, which stay green when the brand's colour changes.
   */
  leaf: string;
  /** Warm areas of the drawings; used nowhere else. */
  blush: string;
  /** Skin and hair in the founder's drawing only. */
  skin: string;
  hair: string;
  /**
   * Colour of each purpose of a visa: its word and stamp in the hero, its card, its button in the
   * form. `turismo` is also the dashed line's, with its marks and steps, and the banner's promise.
   */
  turismo: string;
  estudios: string;
  trabajo: string;
  /**
   * Dark in both schemes: the closing ticket, the modules of the QR codes, the night sky of a
   * drawing.
   */
  ticket: string;
  /**
   * Light in both schemes: texts and focus ring on the closing ticket, the ground of the QR codes;
   * lamplight and reflections in the drawings.
   */
  onTicket: string;
  /** Border of fields and purpose buttons, dotted lines; 3 : 1 on every background of the page. */
  fieldBorder: string;
}

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

/**
 * The brand's colour (`day`: light scheme, `night`: dark scheme): buttons, highlighted links, logo
 * and focus ring. `dark` is MUI's name for the colour under the pointer, in the dark scheme a lighter
 * one. The closing ticket has `day.main` in the light scheme and `nightTicket` in the dark one, which
 * needs a new value with each new brand colour. Then run `npm run images`, which draws icons and
 * share image anew.
 */
const brand = {
  day: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
  night: { main: '#8FD0A4', dark: '#B4E2C2', contrastText: '#0E1A13' },
  nightTicket: '#195533',
};

/**
 * The light scheme: dark text on warm paper. The build checks the contrasts of contrasts.ts, and
 * `background.default` is also the colour of the browser's own bar (`theme-color`).
 */
export const light: PaletteOptions = {
  text: { primary: '#1F2A24', secondary: '#434E48' },
  background: { default: '#FBF7EF', paper: '#FFFDF8' },
  primary: brand.day,
  error: { main: '#A4161A' },
  divider: '#DDD2BD',
  sand: '#F1E8D8',
  ochre: '#E9B44C',
  sky: '#CFE0DC',
  leaf: '#14532D',
  blush: '#F0CDB8',
  skin: '#F0CDB8',
  hair: '#963310',
  turismo: '#963310',
  estudios: '#5B3A8C',
  trabajo: '#0B5A6B',
  ticket: brand.day.main,
  onTicket: '#FFFDF8',
  fieldBorder: '#8A8271',
};

/** The dark scheme, with the same names as `light`: cream text on green-black paper. */
export const dark: PaletteOptions = {
  text: { primary: '#F3EAD8', secondary: '#CCD2C7' },
  background: { default: '#121A16', paper: '#27362E' },
  primary: brand.night,
  error: { main: '#FFAFA4' },
  divider: '#52635A',
  sand: '#1D2923',
  ochre: '#E9B44C',
  sky: '#35535A',
  leaf: '#8FD0A4',
  blush: '#5C3D3A',
  skin: '#D8AB8E',
  hair: '#8A3F22',
  turismo: '#F39C76',
  estudios: '#C3A6F0',
  trabajo: '#7CC4D4',
  ticket: brand.nightTicket,
  onTicket: '#F3EAD8',
  fieldBorder: '#94A095',
};
