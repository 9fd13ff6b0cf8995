/**
 * Leads from an address of an earlier site to a page of this site (R-OWNER-18). A host cannot redirect `/#/contacto`,
 * because browsers do not send the part after `#`; static hosts ignore the query of `/?p=12`; and some hosts redirect
 * nothing and send 404.html.
 * @param table pages by old address, as JSON
 */
export function followOldAddress(table: string): void {
  const pages = JSON.parse(table) as Readonly<Record<string, string>>;
  const { pathname, search, hash } = location;
  const page = [pathname + search, pathname + hash, pathname]
    .map((address) => pages[address.replace(/\/$/, '')])
    .find(Boolean);
  if (page) location.replace(page);
}
