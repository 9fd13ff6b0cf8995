/** Returns the host from which visitors are redirected: the site's host with `www.` added or, if present, removed. */
export function otherHost(siteUrl: string): string {
  const { host } = new URL(siteUrl);
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}
