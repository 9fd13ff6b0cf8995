/**
 * The colours of the light scheme. `text`, `background`, `primary`, `error` and `divider` have MUI's names, the others are
 * the site's own. A new colour also needs its Spanish description in .storybook/guide/roleTexts.ts. A new colour for texts,
 * for fields or for their backgrounds also needs its contrasts in contrasts.ts.
 */
export const light = {
  /** `primary`: texts, and lines of the drawings. `secondary`: hints and small print. */
  text: { primary: '#1F2A24', secondary: '#434E48' },
  /**
   * `default`: the page and the bar; in the light scheme also the browser's toolbar (`theme-color`). `paper`: cards, fields,
   * the menu and the dialog.
   */
  background: { default: '#FBF7EF', paper: '#FFFDF8' },
  /**
   * The brand: buttons, logo, focus ring. `dark` is MUI's name for the colour on hover; in the dark scheme this colour is
   * lighter than `main`. After a change run `npm run images`, which renders the icons and the share image.
   */
  primary: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
  /** What is wrong in a form. */
  error: { main: '#A4161A' },
  /** Borders of cards and perforated lines, which only separate. */
  divider: '#DDD2BD',
  /** Second background of the page, for example of the footer; also areas of the drawings. */
  sand: '#F1E8D8',
  /**
   * Highlights: the button above the footer, selected text, the line below a hovered link of the
   * navigation bar, the progress line; fills of the logo and the drawings. Not for text or borders: ochre
   * has a contrast below 2 : 1 with the light scheme's backgrounds.
   */
  ochre: '#E9B44C',
  /** Cool areas of the drawings. */
  sky: '#CFE0DC',
  /** Plants, mate and land in the drawings: green even if the brand has another colour. */
  leaf: '#14532D',
  /** Warm areas of the drawings. */
  blush: '#F0CDB8',
  /** Skin in the drawing of the founder. */
  skin: '#F0CDB8',
  /** Hair in the drawing of the founder. */
  hair: '#963310',
  /**
   * Visas for tourism: for example, the word in the headline and the button in the form. Also other
   * elements, such as the dashed line of the home page and the numbers of steps.
   */
  turismo: '#963310',
  /** Visas for studies. */
  estudios: '#5B3A8C',
  /** Visas for work. */
  trabajo: '#0B5A6B',
  /**
   * Dark in both schemes, in the light scheme the brand's colour: the call to action above the footer, drawn as a ticket; the
   * modules of the QR codes; areas and lines of the drawings.
   */
  ticket: '#14532D',
  /**
   * Light in both schemes: text and focus ring on the colour `ticket`, the background of the QR codes,
   * lights in the drawings.
   */
  onTicket: '#FFFDF8',
  /**
   * Borders of fields, of the buttons for the visa's purpose and of the pause button, with a contrast of
   * 3 : 1 or more; other lines, such as the dotted line below a question.
   */
  fieldBorder: '#8A8271',
};

/** The colours of one colour scheme. Both schemes have all of them. */
export type SchemeColours = typeof light;

type SiteColours = Omit<SchemeColours, 'text' | 'background' | 'primary' | 'error' | 'divider'>;

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

export const dark: SchemeColours = {
  text: { primary: '#F3EAD8', secondary: '#CCD2C7' },
  background: { default: '#121A16', paper: '#27362E' },
  primary: { main: '#8FD0A4', dark: '#B4E2C2', contrastText: '#0E1A13' },
  error: { main: '#FFAFA4' },
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
  ticket: '#195533',
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
 * all texts on each of them (`pageBackgrounds` in contrasts.ts).
 */
export const sectionTones = { paper: 'background.default', sand: 'sand' } as const satisfies Record<
  string,
  Role
>;

/** Background of a section. */
export type SectionTone = keyof typeof sectionTones;
