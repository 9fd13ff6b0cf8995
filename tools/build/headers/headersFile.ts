import type { SiteRules } from './siteRules';

/** Response headers: the value by name. */
type Headers = Readonly<Record<string, string>>;

/**
 * Returns the text of `_headers`, which some hosts, `npm start` and `npm run preview` read. A build writes it
 * (pages/writeSite.ts), a release with the headers for HTTPS (tools/release/hosts/writeHostFiles.ts). The file lists paths,
 * each followed by indented lines with its headers.
 * @param more additional headers of every response
 */
export function headersFile(rules: SiteRules, more: Headers = {}): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', { 'Content-Security-Policy': rules.policy, ...rules.security, ...more }),
    ...[...rules.pages.map(({ path }) => path), `/${rules.notFound}`].map((path) =>
      rule(path, { 'Cache-Control': rules.pageCache }),
    ),
    rule(`${rules.assets.folder}*`, { 'Cache-Control': rules.assets.cache }),
    ...Object.entries(rules.types).map(([path, type]) => rule(path, { 'Content-Type': type })),
    '',
  ].join('\n');
}
