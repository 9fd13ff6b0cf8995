import { privacy, resultTexts } from '../../src/content/forms';
import { loadContent } from '../support/content';

/** Returns the paragraphs of a content object, with their places. A list of strings and links is one paragraph. */
function paragraphsIn(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.some((part: unknown) => typeof part === 'string')) {
    const parts = value as readonly (string | { text: string })[];
    if (parts.some((part) => typeof part === 'object')) {
      return [[where, parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')]];
    }
  }
  return Object.entries(value).flatMap(([key, inner]) => paragraphsIn(inner, `${where}.${key}`));
}

/** Counts the syllables of a Spanish word by its vowels. An unstressed i or u belongs to the vowel beside it. */
function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/([qg])u(?=[eéií])/g, '$1')
    .replace(/y$/, 'i');
  const nuclei = plain.match(/[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+/g);
  return Math.max(1, nuclei?.length ?? 0);
}

/** Counts words, sentences and syllables. An address, an abbreviation or a figure counts as one short word. */
function measure(text: string) {
  const normalized = text
    .replace(/EE\.\u00a0UU\.(?=,| |$)/g, 'Unidos')
    .replace(/\S+@\S+\w|\b\w+(\.\w+)+/g, 'sitio')
    .replace(/\b((DS|I|J|F)-\d+|B1\/B2|Ley\u00a025\.326)/g, 'papel')
    .replace(/\d[\d.]*\+?/g, 'diez');
  const words = normalized.match(/\p{L}+/gu) ?? [];
  const sentences = normalized
    .split(/[.:;?!]+(?=\s|$)/)
    .filter((sentence) => /\p{L}/u.test(sentence));
  return {
    words: words.length,
    perSentence: words.length / sentences.length,
    perWord: words.reduce((sum, word) => sum + countSyllables(word), 0) / words.length,
  };
}

const quoted: readonly string[] = [
  privacy.complaints.text,
  resultTexts.sent.contacto,
  ...Object.values(resultTexts.failed),
];
/** Shorter texts are labels and titles, for which the formula is not made. */
const MIN_WORDS = 10;
const paragraphs = loadContent()
  .flatMap(([name, exports]) => paragraphsIn(exports, name))
  .filter(([, text]) => !quoted.includes(text) && !/^(https?|mailto):/.test(text))
  .filter(([, text]) => measure(text).words >= MIN_WORDS);

test('R-TRUST-12: every paragraph reaches 65 points of Fernández Huerta’s reading ease', () => {
  const hard = paragraphs
    .map(([where, text]) => {
      const { perWord, perSentence } = measure(text);
      return [Math.round(206.84 - 60 * perWord - 1.02 * perSentence), where, text] as const;
    })
    .filter(([ease]) => ease < 65);
  expect(hard).toEqual([]);
});

test('R-TRUST-12: no paragraph has more than 20 words in a sentence on average', () => {
  expect(
    paragraphs
      .map(([where, text]) => [measure(text).perSentence, where] as const)
      .filter(([words]) => words > 20),
  ).toEqual([]);
});
