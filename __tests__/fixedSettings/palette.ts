import type { PaletteOptions } from '@mui/material/styles';

/** The colours of every suite; jest.config.ts and support/builds.ts replace src/theme/palette.ts with this file. */

const brand = {
  day: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
  night: { main: '#8FD0A4', dark: '#B4E2C2', contrastText: '#0E1A13' },
  nightTicket: '#195533',
};
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
