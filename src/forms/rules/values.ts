const invisible = /^[\s\u200b-\u200d\u2060\ufeff]*$/;

/** True for a value with nothing to see: empty, spaces of any kind, zero-width characters (R-FORM-07). */
export function isBlank(value = ''): boolean {
  return invisible.test(value);
}

const wholeAddress =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * True for a whole http or https address with a dotted host, without user, password or spaces.
 * `new URL` alone takes `https://1` and mends backslashes, so the text is checked first.
 */
export function isWebAddress(value: string): boolean {
  try {
    return wholeAddress.test(value) && new URL(value) !== null;
  } catch {
    return false;
  }
}

/**
 * The whole address for one without its scheme, or with a broken one.
 * @returns «https://www.agencia.com.ar» for «www.agencia.com.ar», or null where adding it does not help
 */
export function suggestWeb(value: string): string | null {
  const typed = value.trim();
  if (typed === '' || isWebAddress(typed)) return null;
  const address = `https://${typed.replace(/^(?:[a-z]*:)?[/\\]+|^https?:/i, '')}`;
  return isWebAddress(address) ? address : null;
}

/** Providers that people in Argentina write to us from. */
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

/** Real providers that are one slip away from a better known one. */
const genuine = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'live.co'];

/**
 * The address that the visitor probably meant: «ana@gmail.con» gives «ana@gmail.com».
 * @param value what is typed
 * @param finished whether the visitor has left the field once; before, a beginning such as
 * «ana@gmail.co» is just somebody still typing
 * @returns the address, or null where nothing looks like a slip
 */
export function suggestEmail(value: string, finished: boolean): string | null {
  const typed = value.trim();
  const clean = typed.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '').replace(/,/g, '.');
  const at = clean.lastIndexOf('@');
  if (at < 1) return null;
  const domain = clean.slice(at + 1).toLowerCase();
  const nearest = nearestProvider(domain, finished);
  const address = `${clean.slice(0, at)}@${nearest ?? clean.slice(at + 1)}`;
  return address === typed || (!nearest && !domain.includes('.')) ? null : address;
}

/** Providers of other countries: «yahoo.com.br» is one letter from ours, and right. */
const foreignProvider = /\.com\.(?!ar)[a-z]{2}$/;

function nearestProvider(domain: string, finished: boolean): string | null {
  if (foreignProvider.test(domain)) return null;
  if (domain.length < 4 || providers.includes(domain) || genuine.includes(domain)) return null;
  const beginning = providers.find((provider) => provider.startsWith(domain));
  if (beginning) return finished ? beginning : null;
  return (
    providers.find((provider) => editDistance(domain, provider) <= 1) ??
    providers.find((provider) => provider.length > 8 && editDistance(domain, provider) <= 2) ??
    null
  );
}

/** Number of letters to add, drop, change or swap to make one word of the other. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length]!;
}
