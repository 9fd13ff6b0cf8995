/**
 * La marca, de día y de noche, y la misma bajo el puntero (`hover`), un paso más oscura de día y más clara de noche. Después
 * de cambiarla, `npm run images` dibuja de nuevo los íconos.
 */
const BRAND = {
  light: { main: '#14532D', hover: '#0E3A1F' },
  dark: { main: '#8FD0A4', hover: '#B0DEBF' },
};

/**
 * Los colores de día, con su nombre y, arriba de cada uno, para qué es. De `text` a `divider` se llaman como en
 * MUI; los demás son del sitio. De cada `main`, MUI saca los tonos que acá no están, como dice su documentación
 * (mui.com/material-ui/customization/palette); sus grises son suyos.
 *
 * Un color nuevo para letra, para campos o para lo que va detrás de ellos necesita además su contraste en contrasts.ts.
 */
export const light = {
  text: {
    /** Tinta: títulos, párrafos, líneas de los dibujos. */
    primary: '#1F2A24',
    /** Tinta más suave: aclaraciones, ayudas, notas al pie. */
    secondary: '#434E48',
  },
  background: {
    /** El papel de la página y la barra; de día, también la barra del navegador. */
    default: '#FBF7EF',
    /** Un papel encima: tarjetas, campos, menú, avisos. */
    paper: '#FFFDF8',
  },
  primary: {
    /** La marca: botones, enlaces que resaltan, logo, foco del teclado. */
    main: BRAND.light.main,
    /** La marca bajo el puntero y apretada. */
    dark: BRAND.light.hover,
    /** Lo escrito sobre la marca. */
    contrastText: '#FFFDF8',
  },
  error: {
    /** Lo que está mal en un formulario. */
    main: '#981317',
    /** Lo mismo bajo el puntero y apretado, en un botón de MUI. */
    dark: '#6A0D10',
    /** Lo escrito sobre los dos. */
    contrastText: '#FFFDF8',
  },
  secondary: {
    /** Otra tinta para piezas de MUI que el sitio no tiene: la de turismo, con contraste de letra chica. */
    main: '#872D0E',
  },
  info: {
    /** Aviso de MUI que informa: la tinta de trabajo, con contraste de letra chica. */
    main: '#095160',
  },
  success: {
    /** Aviso de MUI de que algo salió bien: el verde de las hojas. */
    main: '#14532D',
  },
  warning: {
    /** Aviso de MUI que advierte: el ocre, oscuro hasta que se lee. */
    main: '#5D481E',
  },
  /** Filetes de las tarjetas y líneas perforadas: separan, no dicen nada. */
  divider: '#DDD2BD',
  /** Segundo papel: las bandas detrás de las secciones, el pie; aguadas de los dibujos. */
  sand: '#F1E8D8',
  /** Relleno de sellos y destacados, texto elegido, raya bajo un enlace de la barra; nunca letra ni borde sobre papel. */
  ochre: '#E9B44C',
  /** Aguada fría de los dibujos. */
  sky: '#CFE0DC',
  /** Hojas, mate, cerros y cactus: siguen verdes aunque cambie la marca. */
  leaf: '#14532D',
  /** Aguada cálida de los dibujos. */
  blush: '#F0CDB8',
  /** Solo de la persona que fundó el servicio: piel. */
  skin: '#F0CDB8',
  /** Solo de la persona que fundó el servicio: pelo. */
  hair: '#963310',
  /** Tinta de turismo: su palabra, su sello, su tarjeta; también la ruta, los números de los pasos y la línea de carga. */
  turismo: '#963310',
  /** Tinta de estudios. */
  estudios: '#5B3A8C',
  /** Tinta de trabajo. */
  trabajo: '#0B5A6B',
  /** El boleto del cierre, los códigos QR y el cielo de noche: la marca de día, oscura en los dos esquemas. */
  ticket: BRAND.light.main,
  /** Lo impreso en ese boleto, y el papel de los códigos QR: claro en los dos esquemas. */
  onTicket: '#FFFDF8',
  /** Borde de campos, de botones de propósito y del de pausa; renglones punteados. Contraste de 3 : 1. */
  fieldBorder: '#8A8271',
};

/** The colours of one colour scheme. Both schemes have all of them. */
export type SchemeColours = typeof light;

type MuiColours =
  | 'text'
  | 'background'
  | 'primary'
  | 'secondary'
  | 'error'
  | 'info'
  | 'success'
  | 'warning'
  | 'divider';
type SiteColours = Omit<SchemeColours, MuiColours>;

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

/** Los colores de noche. */
export const dark: SchemeColours = {
  text: { primary: '#F3EAD8', secondary: '#CCD2C7' },
  background: { default: '#121A16', paper: '#27362E' },
  primary: { main: BRAND.dark.main, dark: BRAND.dark.hover, contrastText: '#0E1A13' },
  error: { main: '#FFAFA4', dark: '#FFC7BF', contrastText: '#121A16' },
  secondary: { main: '#F6B498' },
  info: { main: '#8FCCDA' },
  success: { main: '#8FD0A4' },
  warning: { main: '#EBBB5D' },
  divider: '#52635A',
  sand: '#1D2923',
  ochre: '#E9B44C',
  sky: '#35535A',
  leaf: '#8FD0A4',
  blush: '#543C58',
  skin: '#D8AB8E',
  hair: '#8A3F22',
  turismo: '#F39C76',
  estudios: '#C3A6F0',
  trabajo: '#7CC4D4',
  ticket: BRAND.light.main,
  onTicket: '#F3EAD8',
  fieldBorder: '#94A095',
};

/** Name of a palette colour: its path in palette.ts, for example `text.primary`. */
export type Role = {
  [Name in keyof SchemeColours]: SchemeColours[Name] extends string
    ? Name
    : `${Name}.${keyof SchemeColours[Name] & string}`;
}[keyof SchemeColours];

/** Returns the name of the custom property that MUI creates for a colour: `--palette-text-primary`. */
export const variableOf = (role: Role): `--palette-${string}` =>
  `--palette-${role.replaceAll('.', '-')}`;

/**
 * The colours that a section may have as its background (`sectionBackground` in mixins.ts). The build checks the contrasts of
 * all texts on each of them.
 */
export const sectionTones = { paper: 'background.default', sand: 'sand' } as const satisfies Record<
  string,
  Role
>;

/** Background of a section. */
export type SectionTone = keyof typeof sectionTones;

/** The backgrounds on which the site shows texts: those of sections, and the one of cards, fields, menu and dialog. */
export const pageBackgrounds: readonly Role[] = [
  ...Object.values(sectionTones),
  'background.paper',
];

/** The colour of each purpose of a visa, by the purpose's id (src/content/purposes.ts). */
export const purposeColours = {
  turismo: 'turismo',
  estudios: 'estudios',
  trabajo: 'trabajo',
} as const satisfies Record<string, Role>;

/** Returns the attribute that gives an element and its children the colour of a purpose, `var(--purpose)` (baseline.ts). */
export const purposeAttribute = (purpose: keyof typeof purposeColours) => ({
  'data-purpose': purpose,
});
