/**
 * Purposes of a visa, by their ids, in the order of the headline (R-HOME-01). What other folders add for each purpose is a
 * `Record` by this id: words and texts here and in home.ts, the colour in theme/palette.ts, icons and stamps in pages/home.
 */
export const purposes = ['turismo', 'estudios', 'trabajo'] as const;

export type Purpose = (typeof purposes)[number];

interface PurposeTexts {
  /** Word of the headline and title of the service's card. */
  readonly word: string;
  /**
   * Label of the form's button, and the value in the request: a new wording changes what the form service receives
   * (R-FORM-02).
   */
  readonly option: string;
}

export const purposeTexts: Readonly<Record<Purpose, PurposeTexts>> = {
  turismo: { word: 'Turismo', option: 'Turismo' },
  estudios: { word: 'Estudios', option: 'Estudio' },
  trabajo: { word: 'Trabajo', option: 'Trabajo' },
};

/** The purposes in the order of the form, which is the headline's reversed (R-FORM-06). */
export const purposesInForm: readonly Purpose[] = [...purposes].reverse();

const words = purposes.map((purpose) => purposeTexts[purpose].word);

/** The words as one text: «Turismo, Estudios o Trabajo». */
export const allPurposes = `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`;
