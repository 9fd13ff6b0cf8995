// Unicode's invisible characters (https://www.unicode.org/reports/tr44/): `DI`, Default_Ignorable_Code_Point, is what a
// font shows as nothing, for example bidirectional marks, soft hyphens and joiners; `Cc` and `Cf` are controls.
const invisibleText = /^[\s\p{DI}\p{Cc}\p{Cf}]*$/u;

/** Returns whether a value is empty or only white space and invisible characters (R-FORM-07). */
export function isBlank(value = ''): boolean {
  return invisibleText.test(value);
}

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
 * @returns for example «https://www.agencia.com.ar» for «www.agencia.com.ar»; null if the value is
 * empty or valid, or if these corrections do not make it valid
 */
export function suggestWeb(value: string): string | null {
  const typed = removeInvisible(value).trim();
  if (typed === '' || isWebAddress(typed)) return null;
  // A phone's keyboard may add a space after a full stop or a colon.
  const compact = typed.replace(/\s*([.:/])\s*/g, '$1').replace(/[\s.,;]+$/, '');
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

/**
 * Suggests a correction of an e-mail address: «ana@gmail.com» for «ana@gmail.con» and for «Ana <ana@gmail.com>».
 * @param touched whether the field has lost the focus or its form has been submitted. Until then
 * «ana@gmail.co» gets no suggestion, because the visitor may still be typing
 * @returns the corrected address, or null if the function does not find a correction
 */
export function suggestEmail(value: string, touched: boolean): string | null {
  // NFKC replaces the wide characters of Asian keyboards by ASCII: «ａｎａ＠gmail．com».
  const clean = removeInvisible(value).normalize('NFKC');
  const compact = clean.replace(/\s*([.,。@])[\s.,]*/g, (_, mark) => (mark === '@' ? '@' : '.'));
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
  const suggestion = isValid ? address : findEmail(clean);
  return suggestion === value.trim() ? null : suggestion;
}

/** End of a foreign `.com` domain: «yahoo.com.br» must not become «yahoo.com.ar». */
const foreignDomain = /\.com\.(?!ar)[a-z]{2}$/;

function findNearestProvider(domain: string, touched: boolean): string | null {
  if (foreignDomain.test(domain)) return null;
  // Fewer than 4 characters do not tell which provider the visitor means.
  if (domain.length < 4 || providers.includes(domain) || similarDomains.includes(domain))
    return null;
  const completion = providers.find((provider) => provider.startsWith(domain));
  if (completion) return touched ? completion : null;
  // Two changes are too many for a short domain, and for an ending: «live.cl» and «outlook.cl» are
  // domains of Chile.
  return (
    providers.find((provider) => editDistance(domain, provider) <= 1) ??
    providers.find(
      (provider) =>
        provider.length > 8 &&
        provider.split('.')[0] !== domain.split('.')[0] &&
        editDistance(domain, provider) <= 2,
    ) ??
    // Gmail has no addresses at «gmail.com.ar», although Hotmail has at «hotmail.com.ar».
    providers.find((provider) => domain.startsWith(`${provider}.`)) ??
    null
  );
}

/**
 * Returns the edit distance of two texts (optimal string alignment): the smallest number of changes, where
 * a change inserts, deletes or replaces a character, or swaps two neighbours. Returns 3 if the lengths
 * differ by more than 2, because no caller accepts more than 2 changes.
 */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1]! + 1, previousRow[j]! + 1, previousRow[j - 1]! + substitution);
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, rowBeforePrevious[j - 2]! + 1);
      }
      row.push(cost);
    }
    rowBeforePrevious = previousRow;
    previousRow = row;
  }
  return previousRow[to.length]!;
}
