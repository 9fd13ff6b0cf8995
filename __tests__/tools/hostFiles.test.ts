import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from '../../tools/release/hosts/caddy';
import { nginxConf } from '../../tools/release/hosts/nginx';
import { writePublished } from '../../tools/release/hosts/write';
import { temporaryFolder } from '../support/servers';
import { rules } from './hostServers';

const root = temporaryFolder();

beforeAll(() => writePublished(root, rules, 'http://localhost'));
afterAll(() => rmSync(root, { recursive: true }));

describe('what hosts read in the published folder', () => {
  const published = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const paths = rules.pages.map((one) => one.path);

  test('_redirects leads each spelling to its page, and no page away from itself', () => {
    const lines = published('_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    for (const [from = '', location = '', status] of lines) {
      expect(paths).toContain(location);
      expect(paths).not.toContain(from);
      expect(from.toLowerCase().replace(/\/$/, '')).toBe(location.toLowerCase());
      expect(status).toBe('308');
    }
    const froms = lines.map(([from]) => from);
    expect(new Set(froms).size).toBe(froms.length);
    expect(froms).toEqual(
      expect.arrayContaining(['/contactanos/', '/CONTACTANOS', '/Contactanos']),
    );
  });

  test('vercel.json redirects any case, and no page away from itself', () => {
    const { redirects, headers, cleanUrls, trailingSlash } = JSON.parse(published('vercel.json'));
    expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
    const leadsTo = (address: string) =>
      redirects.find(({ source }: { source: string }) => RegExp(`^${source}$`).test(address))
        ?.destination;
    expect(leadsTo('/CONTACTANOS')).toBe('/contactanos');
    expect(leadsTo('/acercadenosotros')).toBe('/acercaDeNosotros');
    for (const address of [...paths, '/otra', '/assets/a.js']) {
      expect(leadsTo(address)).toBeUndefined();
    }
    const sent = (address: string) =>
      Object.fromEntries(
        headers
          .filter(({ source }: { source: string }) => RegExp(`^${source}$`).test(address))
          .flatMap((rule: { headers: { key: string; value: string }[] }) =>
            rule.headers.map(({ key, value }) => [key, value]),
          ),
      );
    const everywhere = { ...rules.security, ...rules.https };
    const policy = { 'Content-Security-Policy': rules.policy };
    expect(sent('/contactanos')).toEqual({
      ...everywhere,
      ...policy,
      'Cache-Control': 'no-cache, no-transform',
    });
    expect(sent('/assets/a.js')).toMatchObject({ 'Cache-Control': rules.assets.cache });
    expect(sent('/manifest.webmanifest')).toMatchObject({
      'Content-Type': 'application/manifest+json',
    });
  });

  test('HSTS is written for a site with https alone', () => {
    expect(published('_headers')).not.toContain('Strict-Transport-Security');
    writePublished(root, rules, 'https://www.otra.com.ar');
    expect(published('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(published('.htaccess')).toContain('RewriteRule ^ https://www.otra.com.ar%{REQUEST_URI}');
    const place = { siteUrl: 'https://www.otra.com.ar', root };
    expect(nginxConf(rules, place)).toContain('return 308 https://www.otra.com.ar$request_uri;');
    expect(caddyfile(rules, place)).toContain('redir https://www.otra.com.ar{uri} 308');
  });
});
