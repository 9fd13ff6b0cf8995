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

/** End of a foreign `.com` domain: «yahoo.com.br» must not become «yahoo.com.ar». */
const foreignDomain = /\.com\.(?!ar)[a-z]{2}$/;

/**
 * Finds a likely slip in the domain of an e-mail address (R-FORM-18a).
 * @param address an address without white space at its ends
 * @returns for «ana@gmial.com» the parts «ana» and «gmail.com»; null if the domain is right or no known domain is near
 */
export function findEmailSlip(address: string): { name: string; domain: string } | null {
  const [, name, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(address) ?? [];
  const domain = name && typed && findNearestProvider(typed.toLowerCase());
  return domain ? { name, domain } : null;
}

function findNearestProvider(domain: string): string | null {
  const isRight = [...providers, ...similarDomains].includes(domain) || foreignDomain.test(domain);
  // Fewer than 4 characters do not tell which provider the visitor means.
  if (isRight || domain.length < 4) return null;
  return (
    providers.find((provider) => provider.startsWith(domain)) ??
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
