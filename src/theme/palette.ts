import type { PaletteOptions } from '@mui/material/styles';

/**
 * Colours that the site adds to MUI's palette. A new colour also needs its contrasts in contrasts.ts and
 * its Spanish description in .storybook/guide/roleTexts.ts.
 */
export interface SiteColours {
  /** Second background of the page, for example of the footer; also areas of the drawings. */
  sand: string;
  /**
   * Highlights: the button of the closing call, selected text, the line below a hovered link of the
   * bar, the progress line; fills of the logo and the drawings. Not for text or borders: ochre has a
   * contrast below 2 : 1 with the light scheme's backgrounds.
   */
  ochre: string;
  /** Cool areas of the drawings. */
  sky: string;
  /** Leaves, cacti, mate and hills of the drawings: green even if the brand has another colour. */
  leaf: string;
  /** Warm areas of the drawings. */
  blush: string;
  /** Skin and hair in the drawing of the founder. */
  skin: string;
  hair: string;
  /**
   * Colours of the three purposes of a visa, for example of a purpose's word in the headline and of its
   * button in the form. `turismo` is also the colour of the dashed line and the sections' marks.
   */
  turismo: string;
  estudios: string;
  trabajo: string;
  /** Dark in both schemes: the ticket of the closing call and the modules of the QR codes. */
  ticket: string;
  /**
   * Light in both schemes: text and focus ring on the ticket of the closing call, the background of
   * the QR codes, lights in the drawings.
   */
  onTicket: string;
  /** Border of fields and of the buttons for the visa's purpose, with a contrast of 3 : 1 or more. */
  fieldBorder: string;
}

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

/**
 * Colours of the brand in the light scheme (`day`) and the dark scheme (`night`): buttons, logo, focus
 * ring. `dark` is MUI's name for the colour under the pointer; in the dark scheme it is lighter than
 * `main`. `nightTicket` is the ticket of the closing call in the dark scheme. Another brand colour needs
 * another `nightTicket`, and `npm run images`, which renders the icons and the share image.
 */
const brand = {
  day: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
  night: { main: '#8FD0A4', dark: '#B4E2C2', contrastText: '#0E1A13' },
  nightTicket: '#195533',
};

/** The light scheme. `background.default` is also the `theme-color` of the browser's own bar. */
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

/** The dark scheme, with the same names as `light`. */
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
