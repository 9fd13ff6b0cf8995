import fc from 'fast-check';
import { business } from '../../src/config/business';
import type { TextField } from './leads';

/**
 * The oracle: the values that must be accepted. It repeats docs/requirements.md and the HTML standard in
 * code of its own, because a copy of the schema would share the schema's faults.
 */

/** White space and zero-width characters, some of the characters that count as invisible (R-FORM-07). */
export const invisibleCharacters = new Set(
  [
    ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
    ...[0x200b, 0x200c, 0x200d, 0x2060, 0xfeff],
  ].map((code) => String.fromCharCode(code)),
);
const visibleCharacters = (text: string) =>
  [...text]
    .filter(
      (character) => !/[\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/u.test(character),
    )
    .join('');
const isInvisible = (character: string) =>
  invisibleCharacters.has(character) || visibleCharacters(character) === '';

/** The text that must arrive for a typed text (R-FORM-09), by the name of its field. */
export function mustArrive(name: string, typed: string): string {
  if (!['correo', 'telefono', 'web'].includes(name)) {
    const characters = [...typed];
    const first = characters.findIndex((character) => !isInvisible(character));
    if (first < 0) return '';
    let end = characters.findLastIndex((character) => !isInvisible(character)) + 1;
    while (/[\ufe00-\ufe0f\u{e0020}-\u{e01ef}]/u.test(characters[end] ?? '')) end += 1;
    return characters.slice(first, end).join('');
  }
  let isAfterEmoji = false;
  const kept = [...typed].filter((character) => {
    const isJoiner = /[\p{Emoji_Modifier}\u200d\ufe0f\u{e0020}-\u{e007f}]/u.test(character);
    isAfterEmoji = /\p{Extended_Pictographic}/u.test(character) || (isAfterEmoji && isJoiner);
    return isAfterEmoji || visibleCharacters(character) !== '';
  });
  return kept.join('').trim();
}
const hasVisibleCharacter = (text: string) =>
  [...visibleCharacters(text)].some((character) => !invisibleCharacters.has(character));
const asciiLetterOrDigit = (char: string) =>
  (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || (char >= '0' && char <= '9');

function mustAcceptEmail(typed: string): boolean {
  const parts = visibleCharacters(typed).trim().split('@');
  const [local = '', domain = ''] = parts;
  const localChar = (char: string) =>
    asciiLetterOrDigit(char) || ".!#$%&'*+/=?^_`{|}~-".includes(char);
  const label = (text: string) =>
    text.length >= 1 &&
    text.length <= 63 &&
    [...text].every((char) => asciiLetterOrDigit(char) || char === '-') &&
    !text.startsWith('-') &&
    !text.endsWith('-');
  return (
    parts.length === 2 &&
    typed.length <= 1000 &&
    local !== '' &&
    [...local].every(localChar) &&
    domain.split('.').every(label)
  );
}

function mustAcceptWeb(typed: string): boolean {
  if (!hasVisibleCharacter(typed)) return true;
  const text = visibleCharacters(typed).trim();
  const scheme = ['http://', 'https://'].find((start) => text.toLowerCase().startsWith(start));
  if (!scheme || text.length > 1000) return false;
  const rest = text.slice(scheme.length);
  const ends = [...'/?#'].map((delimiter) => rest.indexOf(delimiter)).filter((index) => index >= 0);
  const authority = ends.length ? rest.slice(0, Math.min(...ends)) : rest;
  const tail = rest.slice(authority.length);
  const [host = '', port, ...more] = authority.split(':');
  const labels = host.split('.');
  const labelChar = (char: string) =>
    char === '-' || char === '_' || /[\p{L}\p{M}\p{N}]/u.test(char);
  return (
    more.length === 0 &&
    (port === undefined ||
      (port !== '' && [...port].every((char) => char >= '0' && char <= '9'))) &&
    labels.length >= 2 &&
    labels.every((text) => text !== '' && [...text].every(labelChar)) &&
    !labels.at(-1)!.includes('_') &&
    tail.split('').every((unit) => unit.trim() !== '') &&
    URL.canParse(text)
  );
}

/** Whether the form must accept a value, by the name of its field. */
export const mustAccept: Record<string, (typed: string) => boolean> = {
  nombre: (typed) => hasVisibleCharacter(typed) && typed.length <= 1000,
  apellido: (typed) => hasVisibleCharacter(typed) && typed.length <= 1000,
  telefono: (typed) => hasVisibleCharacter(typed) && typed.length <= 1000,
  ciudad: (typed) => hasVisibleCharacter(typed) && typed.length <= 1000,
  correo: mustAcceptEmail,
  web: mustAcceptWeb,
  mensaje: (typed) => hasVisibleCharacter(typed) && typed.length <= business.messageMaxLength,
} satisfies Record<TextField, (typed: string) => boolean>;

/** Texts of any kind, also empty, invisible, right-to-left and too long ones. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(...invisibleCharacters), maxLength: 8 }),
  fc.constantFrom(
    '',
    '\0',
    'Ñandú 👩‍👩‍👧‍👦',
    'שלום',
    '<script>alert(1)</script>',
    '"; DROP--',
    'a\r\nb',
    '\u200b',
    '\u202a\u202c\u00ad\ufe0f',
  ),
  fc.nat(1200).map((length) => 'x'.repeat(length)),
);
const label = fc.string({ unit: fc.constantFrom(...'aZ9-_ñ.'), minLength: 0, maxLength: 5 });
const domain = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
const outerSpace = fc.constantFrom('', ' ', '\n', ' ', '\u202a', '\u2069', '\u00ad', '\ufe0f');
const emailLike = fc
  .tuple(
    outerSpace,
    fc.string({ maxLength: 6 }),
    fc.constantFrom('@', '@@', ''),
    domain,
    outerSpace,
  )
  .map((parts) => parts.join(''));
const webLike = fc
  .tuple(
    outerSpace,
    fc.constantFrom(
      'http://',
      'https://',
      'HTTPS://',
      'ftp://',
      '//',
      'https:/',
      '',
      'javascript:',
      'https://u:p@',
    ),
    domain,
    fc.constantFrom('', '', ':80', ':', ':99999', ':x'),
    fc.constantFrom('', '/', '/a b', '?q=ñ', '#x', '\\', '/@x', '/%'),
    outerSpace,
  )
  .map((parts) => parts.join(''));
const messageNearLimit = fc
  .tuple(fc.integer({ min: 105, max: 118 }), fc.constantFrom('', '👍', '👩‍👩‍👧‍👦', 'é', ' ', '\n'))
  .map(([length, end]) => 'x'.repeat(Math.max(0, length - end.length)) + end);
/** Values near the limits of a field's rule, for the e-mail address, the web address and the message. */
export const valuesNearRules: Record<string, fc.Arbitrary<string>> = {
  correo: fc.oneof(emailLike, fc.emailAddress(), anyText),
  web: fc.oneof({ arbitrary: webLike, weight: 3 }, fc.webUrl(), anyText),
  mensaje: fc.oneof(messageNearLimit, anyText),
};
