// Unicode's invisible characters (https://www.unicode.org/reports/tr44/): `DI`, Default_Ignorable_Code_Point, is what a
// font shows as nothing, for example bidirectional marks, soft hyphens and joiners; `Cc` and `Cf` are controls.

/**
 * Removes invisible characters from an address or a telephone number. Chats and contact cards put them around
 * what a visitor copies. The joiners of an emoji stay.
 */
export const removeInvisible = (value: string): string =>
  value.replace(
    /(\p{ExtPict}[\p{EMod}\u200d\ufe0f\u{e0020}-\u{e007f}]*)|[\p{DI}\p{Cc}\p{Cf}]/gu,
    '$1',
  );

/**
 * Removes white space and invisible characters at both ends of a text. Variation selectors and tags directly
 * after a visible character stay, because they belong to an emoji.
 */
export const trimVisible = (value: string): string =>
  value
    .replace(/^[\s\p{DI}\p{Cc}\p{Cf}]+/u, '')
    .replace(/([\ufe00-\ufe0f\u{e0020}-\u{e01ef}]*)[\s\p{DI}\p{Cc}\p{Cf}]*$/u, '$1');

/** Returns whether a value is empty or only white space and invisible characters (R-FORM-07). */
export const isBlank = (value = ''): boolean => trimVisible(value) === '';

const absoluteUrl =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Returns true only for an http or https URL with a dot in its host, and without user, password or
 * white space. `new URL` alone would also accept `https://1` and `https:\\a.com`.
 */
export function isWebAddress(value: string): boolean {
  try {
    return absoluteUrl.test(value) && new URL(value) !== null;
  } catch {
    return false;
  }
}

/**
 * Suggests a web address whose scheme the visitor forgot or mistyped, or that has spaces beside its punctuation or a
 * full stop or comma at its end.
 * @param value the field's value without invisible characters and white space at its ends
 * @returns for example «https://www.agencia.com.ar» for «www.agencia.com.ar»; null if the value is
 * empty or valid, or if these corrections do not make it valid
 */
export function suggestWeb(value: string): string | null {
  if (value === '' || isWebAddress(value)) return null;
  // A phone's keyboard may add a space after a full stop or a colon.
  const compact = value.replace(/\s*([.:/])\s*/g, '$1').replace(/[\s.,;]+$/, '');
  const address = `https://${compact.replace(/^(?:[a-z]*:|https?;?)?[/\\]+|^https?:/i, '')}`;
  return isWebAddress(address) ? address : null;
}

/** E-mail domains that are common in Argentina. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.ar',
  'outlook.com',
  'outlook.com.ar',
  'yahoo.com',
  'yahoo.com.ar',
  'live.com',
  'live.com.ar',
  'icloud.com',
  'fibertel.com.ar',
  'speedy.com.ar',
];

/** Domains that exist, although they look like a mistyped domain of `providers`. */
const similarDomains = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'live.co'];

/** An e-mail address within a text, for example in «Ana <ana@gmail.com>», «mailto:ana@gmail.com» or two addresses. */
const emailPattern = /(?:^|[\s<("«“:;,])([\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,})/i;

const findEmail = (text: string) => emailPattern.exec(text)?.[1] ?? null;

/** Writes the marks of a dictated address: «ana punto perez arroba gmail punto com». */
const writeMarks = (text: string): string =>
  / arroba /i.test(text) ? text.replace(/\s+arroba\s+/i, '@').replace(/\s+punto\s+/gi, '.') : text;

/**
 * Suggests a correction of an e-mail address: «ana@gmail.com» for «ana@gmail.con», for «Ana <ana@gmail.com>» and for
 * «ana arroba gmail punto com».
 * @param value the field's value without invisible characters and white space at its ends
 * @param touched whether the field has lost the focus or its form has been submitted. Until then
 * «ana@gmail.co» gets no suggestion, because the visitor may still be typing
 * @returns the corrected address, or null if the function does not find a correction
 */
export function suggestEmail(value: string, touched: boolean): string | null {
  const written = writeMarks(value);
  const compact = written.replace(/\s*([.,@])[\s.,]*/g, (_, mark) => (mark === '@' ? '@' : '.'));
  const at = compact.indexOf('@');
  if (at < 1) return null;
  // No e-mail service in use here has accents in its addresses: dictation and autocorrection write them.
  const name = compact.slice(0, at).trim().normalize('NFD').replace(/\p{M}/gu, '');
  // «Ana ana@gmail.com» or «ana perez@gmail.com»: the first word may belong to the address or not.
  if (/^[^\s:;,]+\s+[^\s<("«“]+$/.test(name)) return null;
  const domain = compact.slice(at + 1);
  const address = `${name}@${findNearestProvider(domain.toLowerCase(), touched) ?? domain}`;
  // Only a valid address is a correction. If all that was typed makes none, a part of it may be one.
  const isValid = findEmail(address) === address;
  const suggestion = isValid ? address : findEmail(written);
  return suggestion === value ? null : suggestion;
}

/** End of a foreign `.com` domain: «yahoo.com.br» must not become «yahoo.com.ar». */
const foreignDomain = /\.com\.(?!ar)[a-z]{2}$/;

function findNearestProvider(domain: string, touched: boolean): string | null {
  const isRight = [...providers, ...similarDomains].includes(domain) || foreignDomain.test(domain);
  // Fewer than 4 characters do not tell which provider the visitor means.
  if (isRight || domain.length < 4) return null;
  const completion = providers.find((provider) => provider.startsWith(domain));
  if (completion) return touched ? completion : null;
  return (
    providers.find((provider) => isOneChangeAway(domain, provider)) ??
    // Gmail has no addresses at «gmail.com.ar», although Hotmail has at «hotmail.com.ar».
    providers.find((provider) => domain.startsWith(`${provider}.`)) ??
    null
  );
}

/**
 * Returns whether one character that is inserted, deleted, replaced or swapped with its neighbour makes one text out of
 * another.
 */
function isOneChangeAway(from: string, to: string): boolean {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  const [a, b] = [from.slice(start), to.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || [a, a.slice(1)].includes(b.slice(1)) || a.slice(1) === b;
}
