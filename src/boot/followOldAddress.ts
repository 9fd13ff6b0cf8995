/**
 * Leads from an address of an earlier site to a page of this site (R-OWNER-18). A host cannot redirect `/#/contacto`,
 * because browsers do not send the part after `#`; static hosts ignore the query of `/?p=12`; and some hosts redirect
 * nothing and send 404.html. Links that were shared have other letter cases, and further parameters (`fbclid`, `utm_…`).
 * @param table pages by old address, as JSON, the longest address first
 */
export function followOldAddress(table: string): void {
  const pages = JSON.parse(table) as Readonly<Record<string, string>>;
  const parse = (address: string) => new URL(address.toLowerCase(), location.href);
  const withoutSlash = (part: string) => part.replace(/\/$/, '');
  const isSame = (old: string, current: string) => withoutSlash(old) === withoutSlash(current);
  const current = parse(location.href);
  const address = Object.keys(pages).find((key) => {
    const old = parse(key);
    return (
      isSame(old.pathname, current.pathname) &&
      (!old.hash || isSame(old.hash, current.hash)) &&
      [...old.searchParams].every(([name, value]) => current.searchParams.get(name) === value)
    );
  });
  if (address) location.replace(pages[address]!);
}
