/**
 * Leads from an address with `#` of an earlier site, for example `/#/contacto`, to a page of this site (R-OWNER-18).
 * A host cannot redirect such an address, because browsers do not send the part after `#`.
 * @param byHash pages by `location.hash`, as JSON
 */
export function followOldHash(byHash: string): void {
  const pages = JSON.parse(byHash) as Readonly<Record<string, string>>;
  const hash = location.hash.replace(/\/$/, '');
  const page = pages[hash] ?? pages[`${hash}/`];
  if (page) location.replace(page);
}
