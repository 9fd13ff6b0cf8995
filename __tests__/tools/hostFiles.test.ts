import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nginxConf } from '../../tools/release/hosts/nginx';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
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

  test('HSTS is written for a site with https alone', () => {
    expect(published('_headers')).not.toContain('Strict-Transport-Security');
    writePublished(root, rules, 'https://www.otra.com.ar');
    expect(published('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(published('.htaccess')).toContain('RewriteRule ^ https://www.otra.com.ar%{REQUEST_URI}');
    expect(nginxConf(rules, 'https://www.otra.com.ar')).toContain(
      'return 308 https://www.otra.com.ar$request_uri;',
    );
  });

  test('nginx.conf mentions certbot for a site with https alone', () => {
    expect(nginxConf(rules, 'https://www.otra.com.ar')).toContain('Para https: certbot --nginx.');
    expect(nginxConf(rules, 'http://localhost')).not.toContain('certbot');
  });
});
