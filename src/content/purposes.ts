interface PurposeTexts {
  /** Word of the headline and title of the service's card. */
  readonly word: string;
  /**
   * Label of the form's button, and the value in the request: a new wording changes what the form service receives
   * (R-FORM-02).
   */
  readonly option: string;
  /** The visas for this purpose: text of the service's card. */
  readonly visas: string | readonly (string | { readonly text: string; readonly lang: string })[];
}

/**
 * Purposes of a visa, by their ids, in the order of the headline (R-HOME-01). Every text that lists the purposes follows
 * from these. Their pictures are in pages/home/purposePictures.tsx, their colours in theme/palette.ts.
 */
export const purposeTexts = {
  turismo: {
    word: 'Turismo',
    option: 'Turismo',
    visas: 'La B1/B2 es para pasear, ver a la familia o viajar por negocios.',
  },
  estudios: {
    word: 'Estudios',
    option: 'Estudio',
    visas: 'La F-1 es para una escuela o universidad; la J-1, para un intercambio.',
  },
  trabajo: {
    word: 'Trabajo',
    option: 'Trabajo',
    visas: [
      'Con un empleador de EE.\u00a0UU. o por ',
      { text: 'Work & Travel', lang: 'en' },
      ' (J-1). No te buscamos empleo.',
    ],
  },
} as const satisfies Readonly<Record<string, PurposeTexts>>;

export type Purpose = keyof typeof purposeTexts;

export const purposes = Object.keys(purposeTexts) as readonly Purpose[];

/** The purposes in the order of the form, which is the headline's reversed (R-FORM-06). */
export const purposesInForm: readonly Purpose[] = [...purposes].reverse();

const words = purposes.map((purpose) => purposeTexts[purpose].word);

/** The word before the last purpose. */
const or = /^h?o/i.test(words.at(-1) ?? '') ? 'u' : 'o';

/** The words as one text: «Turismo, Estudios o Trabajo». */
export const allPurposes = words.join(', ').replace(/, (?=[^,]+$)/, ` ${or} `);

/** The same text within a sentence: «turismo, estudios o trabajo». */
export const allPurposesInSentence = allPurposes.toLowerCase();
