/**
 * Colours that the site adds to MUI's palette. A new colour also needs its Spanish description in
 * .storybook/guide/roleTexts.ts. A new colour for texts, for fields or for their backgrounds also needs
 * its contrasts in contrasts.ts.
 */
interface SiteColours {
  /** Second background of the page, for example of the footer; also areas of the drawings. */
  readonly sand: string;
  /**
   * Highlights: the button above the footer, selected text, the line below a hovered link of the
   * navigation bar, the progress line; fills of the logo and the drawings. Not for text or borders: ochre
   * has a contrast below 2 : 1 with the light scheme's backgrounds.
   */
  readonly ochre: string;
  /** Cool areas of the drawings. */
  readonly sky: string;
  /** Plants, mate and land in the drawings: green even if the brand has another colour. */
  readonly leaf: string;
  /** Warm areas of the drawings. */
  readonly blush: string;
  /** Skin in the drawing of the founder. */
  readonly skin: string;
  /** Hair in the drawing of the founder. */
  readonly hair: string;
  /**
   * Visas for tourism: for example, the word in the headline and the button in the form. Also other
   * elements, such as the dashed line of the home page and the numbers of steps.
   */
  readonly turismo: string;
  /** Visas for studies. */
  readonly estudios: string;
  /** Visas for work. */
  readonly trabajo: string;
  /**
   * Dark in both schemes, in the light scheme the brand's colour: the call to action above the footer, drawn as a ticket; the modules of the QR
   * codes; areas and lines of the drawings.
   */
  readonly ticket: string;
  /**
   * Light in both schemes: text and focus ring on the colour `ticket`, the background of the QR codes,
   * lights in the drawings.
   */
  readonly onTicket: string;
  /**
   * Borders of fields, of the buttons for the visa's purpose and of the pause button, with a contrast of
   * 3 : 1 or more; other lines, such as the dotted line below a question.
   */
  readonly fieldBorder: string;
}

/** The colours of one colour scheme. Both schemes have all of them. */
export interface SchemeColours extends SiteColours {
  /** `primary`: texts, and lines of the drawings. `secondary`: hints and small print. */
  readonly text: Record<'primary' | 'secondary', string>;
  /**
   * `default`: the page and the bar; in the light scheme also the browser's toolbar (`theme-color`). `paper`: cards, fields,
   * the menu and the dialog.
   */
  readonly background: Record<'default' | 'paper', string>;
  /**
   * The brand: buttons, logo, focus ring. `dark` is MUI's name for the colour on hover; in the dark scheme this colour is
   * lighter than `main`. After a change run `npm run images`, which renders the icons and the share image.
   */
  readonly primary: Record<'main' | 'dark' | 'contrastText', string>;
  /** What is wrong in a form. */
  readonly error: Record<'main', string>;
  /** Borders of cards and perforated lines, which only separate. */
  readonly divider: string;
}

declare module '@mui/material/styles' {
  interface Palette extends SiteColours {}
  interface PaletteOptions extends SiteColours {}
}

export const light: SchemeColours = {
  text: { primary: '#1F2A24', secondary: '#434E48' },
  background: { default: '#FBF7EF', paper: '#FFFDF8' },
  primary: { main: '#14532D', dark: '#0D3B20', contrastText: '#FFFDF8' },
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
  ticket: '#14532D',
  onTicket: '#FFFDF8',
  fieldBorder: '#8A8271',
};

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
