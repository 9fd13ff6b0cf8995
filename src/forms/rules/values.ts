const invisibleText = /^[\s\u200b-\u200d\u2060\ufeff]*$/;

/** Returns whether a value has only spaces and zero-width characters, or none (R-FORM-07). */
export function isBlank(value = ''): boolean {
  return invisibleText.test(value);
}

const absoluteUrl =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Returns whether a value is an http or https URL with a dotted host, without user, password or
 * spaces. The pattern is needed because `new URL` accepts `https://1` and turns backslashes into
 * slashes.
 */
export function isWebAddress(value: string): boolean {
  try {
    return absoluteUrl.test(value) && new URL(value) !== null;
  } catch {
    return false;
  }
}

/**
 * Suggests a URL for an address whose scheme is missing or malformed.
 * @returns «https://www.agencia.com.ar» for «www.agencia.com.ar»; null if the value is empty or
 * valid, or if no scheme makes it valid
 */
export function suggestWeb(value: string): string | null {
  const typed = value.trim();
  if (typed === '' || isWebAddress(typed)) return null;
  const address = `https://${typed.replace(/^(?:[a-z]*:)?[/\\]+|^https?:/i, '')}`;
  return isWebAddress(address) ? address : null;
}

/** E-mail domains that people in Argentina use. */
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

/** Domains that exist although they look like a typing error in one of `providers`. */
const similarDomains = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'live.co'];

/**
 * Suggests a correction of an e-mail address: «ana@gmail.com» for «ana@gmail.con».
 * @param value the value as typed
 * @param touched whether the field has lost the focus at least once; before, «ana@gmail.co» may be
 * an address that the visitor is still typing
 * @returns the corrected address, or null if nothing looks like a typing error
 */
export function suggestEmail(value: string, touched: boolean): string | null {
  const typed = value.trim();
  const clean = typed.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '').replace(/,/g, '.');
  const at = clean.lastIndexOf('@');
  if (at < 1) return null;
  const domain = clean.slice(at + 1).toLowerCase();
  const nearest = findNearestProvider(domain, touched);
  const address = `${clean.slice(0, at)}@${nearest ?? clean.slice(at + 1)}`;
  return address === typed || (!nearest && !domain.includes('.')) ? null : address;
}

/** Domains of other countries: «yahoo.com.br» is correct, but one letter from «yahoo.com.ar». */
const foreignProvider = /\.com\.(?!ar)[a-z]{2}$/;

function findNearestProvider(domain: string, touched: boolean): string | null {
  if (foreignProvider.test(domain)) return null;
  if (domain.length < 4 || providers.includes(domain) || similarDomains.includes(domain))
    return null;
  const completion = providers.find((provider) => provider.startsWith(domain));
  if (completion) return touched ? completion : null;
  return (
    providers.find((provider) => editDistance(domain, provider) <= 1) ??
    providers.find((provider) => provider.length > 8 && editDistance(domain, provider) <= 2) ??
    null
  );
}

/**
 * Returns how many characters to insert, delete, replace or swap with their neighbour to turn one
 * text into the other; 3 if their lengths differ by more than 2, because no caller accepts more
 * than 2 changes.
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
