import type { PaletteOptions } from '@mui/material/styles';

/** The site's own roles, beside MUI's. */
export interface SiteColours {
  /** Second paper: bands and washes behind sections. */
  sand: string;
  /** Fill of marks and highlights; never text on paper (contrast 1.9). */
  ochre: string;
  /** Cool wash of the drawings. */
  sky: string;
  /** Leaves, mate, hills, cacti: they stay green whatever the brand's colour is. */
  leaf: string;
  /** Warm wash of the drawings. */
  blush: string;
  /** The founder's, by lamplight too. */
  skin: string;
  hair: string;
  /** Ink of each purpose: its word, its stamp, its card. */
  turismo: string;
  estudios: string;
  trabajo: string;
  /** Dark in both schemes: the closing call's ticket, the night sky of a stamp. */
  ticket: string;
  /** Light in both: what is printed on it, lamplight, the gleam on ochre and on hair. */
  onTicket: string;
  /** Border of fields and toggles, 3:1 on paper and on sand. */
  fieldBorder: string;
}

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

/** The brand's colour, of buttons, links and logo; by day also of the closing call's ticket. */
const brand = {
  day: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
  night: { main: '#8FD0A4', dark: '#B4E2C2', contrastText: '#0E1A13' },
  nightTicket: '#195533',
};

/** By day: ink on warm paper. What each role needs in contrast is in contrasts.ts. */
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

/** By night: the same notebook under a lamp, cream ink on green-black paper. */
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
