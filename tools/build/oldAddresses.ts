import { pages } from '../../src/content/pages';

/** Path of this site's pages, without query and fragment. */
const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** Returns the addresses that a host can redirect: browsers do not send the part after `#` to a server. */
export const serverAddresses = (table: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).filter(([from]) => !from.includes('#')));

/**
 * Returns the addresses with `#`, from which the entry script leads the visitor (src/boot/followOldHash.ts), as
 * JSON by `location.hash`; '' if there are none.
 */
export function hashAddresses(table: Readonly<Record<string, string>>): string {
  const entries = Object.entries(table).filter(([from]) => from.includes('#'));
  const byHash = Object.fromEntries(entries.map(([from, to]) => [from.slice(1), to]));
  return entries.length > 0 ? JSON.stringify(byHash) : '';
}

/** Returns a Spanish sentence for each line of the owner's table of old addresses that could not be redirected. */
export function oldAddressProblems(table: Readonly<Record<string, string>>): string[] {
  const paths: string[] = Object.values(pages).map(({ path }) => path);
  return Object.entries(table).flatMap(([from, to]) => {
    const place = `src/config/oldAddresses.ts: «${from}»`;
    if (!/^\/([\w\-.~%/]*|#[!/][\w\-.~%/]+)$/.test(from))
      return `${place} va sin dominio, con / adelante (o /#/), y sin espacios ni ?. Ejemplo: '/contacto.html'`;
    if (paths.some((path) => path.toLowerCase() === from.toLowerCase()))
      return `${place} es una página de este sitio: sacá el renglón`;
    if (!/^[\w\-./?#=&]+$/.test(to) || !paths.includes(pathOf(to)))
      return `${place} va a «${to}», que no es una página de este sitio. Ejemplo: '/contactanos'`;
    return [];
  });
}
