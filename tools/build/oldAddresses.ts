import { existsSync } from 'node:fs';
import { anchors, pages } from '../../src/content/pages';
import type { Problem } from '../problem';
import { oldWorkers } from './oldWorkers';

/** The owner's table: address of the earlier site, and the page of this site to which it leads. */
export type OldAddresses = Readonly<Record<string, string>>;

/** Returns an address without query and fragment. */
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** Returns an address with decoded characters, or '' if a `%` is not followed by the code of a character. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}

/** Returns a path with and without a slash at the end, or the path alone if it names a file. */
const spellings = (path: string) =>
  /\.\w+$/.test(path) ? [path] : [path.replace(/\/+$/, ''), path.replace(/\/*$/, '/')];

/**
 * Returns the paths that a host can redirect, encoded as browsers send them. A host does not see the part after `#`, and
 * static hosts ignore the part after `?`.
 */
export const serverAddresses = (table: OldAddresses): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([from]) => !/[?#]/.test(from))
      .flatMap(([from, to]) => spellings(encodeURI(decoded(from))).map((path) => [path, to])),
  );

/**
 * Returns all old addresses as JSON, encoded as in `location`, for the entry script (src/boot/followOldAddress.ts);
 * '' if there are none. The longest address is the first, because `/index.php?id=3` is also at `/index.php`.
 */
export function pageAddresses(table: OldAddresses): string {
  const entries = Object.entries(table)
    .map(([from, to]) => [encodeURI(decoded(from)).replace(/\/$/, ''), to] as const)
    .toSorted(([a], [b]) => b.length - a.length);
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : '';
}

const paths: readonly string[] = Object.values(pages).map(({ path }) => path);

/** Returns whether this site has a page or a file at a path. */
function isOwnPath(path: string): boolean {
  const page = path.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return (
    paths.some((own) => own.toLowerCase() === page) ||
    oldWorkers.includes(path) ||
    /^\/(assets(\/|$)|[_.]|404(\.html)?$|(robots|licencias)\.txt$|sitemap\.xml$|manifest\.webmanifest$)/.test(
      path,
    ) ||
    existsSync(`public${path}`)
  );
}

/** Returns whether this site gives an address a meaning of its own: a page, a file, a section, `?section=`. */
function isOwnAddress(address: string): boolean {
  const path = pathOf(address);
  // As the entry script compares addresses: a lone `#` or `?` is nothing.
  const rest = address
    .slice(path.length)
    .toLowerCase()
    .replace(/^[?#]?\/?$|\/$/, '');
  const ownAnchors: readonly string[] = [...Object.values(anchors), 'contenido'];
  const isOwnRest = !rest || /^\?section=/.test(rest) || ownAnchors.includes(rest.slice(1));
  return isOwnPath(path) && isOwnRest;
}

/**
 * An old address: folders, and what follows `?` or `#`. Not with a colon or an asterisk, which have a meaning in
 * `_redirects`, and not with `//` or `..`, which browsers resolve.
 */
const ADDRESS =
  /^(?=\/)(\/(?!\.+(\/|$))[\p{L}\p{N} \-._~()+,'!@;=&]+)*\/?([?#][\p{L}\p{N} \-._~()+,'!@;=&/%?]+)?$/u;

/** Finds the lines of the owner's table of old addresses that could not be redirected. */
export function oldAddressProblems(table: OldAddresses): Problem[] {
  return Object.entries(table).flatMap(([from, to]: [string, unknown]) => {
    const problem = (what: string, example: string): Problem => ({
      what: `«${from}» ${what}`,
      where: 'src/config/oldAddresses.ts',
      example,
    });
    if (/\s/.test(from) || !ADDRESS.test(decoded(from)))
      return problem('va sin dominio, con / adelante y sin espacios, * ni :', "'/contacto.html'");
    if (isOwnAddress(decoded(from)))
      return problem('ya es una dirección de este sitio: sacá el renglón', "'/contacto.html'");
    if (typeof to !== 'string' || !/^[\w\-./?#=&]+$/.test(to) || !paths.includes(pathOf(to)))
      return problem(`va a «${String(to)}», que no es una página de este sitio`, "'/contactanos'");
    if ([to, to.replace(/#.*$/s, '')].some((target) => target in table))
      return problem(
        `va a «${to}», que es otra dirección vieja de la tabla: poné la página`,
        "'/contactanos'",
      );
    return [];
  });
}
