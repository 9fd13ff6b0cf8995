import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nginxConf } from '../../tools/release/hosts/nginx';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { temporaryFolder } from '../support/servers';
import { rules } from './hostServers';

const root = temporaryFolder();

beforeAll(() => writePublished(root, rules, 'http://localhost'));
afterAll(() => rmSync(root, { recursive: true }));

describe('configuration files of hosts', () => {
  const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('_redirects redirects likely other spellings of a path to the page, and never the path itself', () => {
    expect(readFile('_redirects').trim().split('\n').toSorted()).toEqual([
      '/ACERCADENOSOTROS /acercaDeNosotros 308',
      '/ACERCADENOSOTROS/ /acercaDeNosotros 308',
      '/AcercaDeNosotros /acercaDeNosotros 308',
      '/AcercaDeNosotros/ /acercaDeNosotros 308',
      '/Acercadenosotros /acercaDeNosotros 308',
      '/Acercadenosotros/ /acercaDeNosotros 308',
      '/CONTACTANOS /contactanos 308',
      '/CONTACTANOS/ /contactanos 308',
      '/Contactanos /contactanos 308',
      '/Contactanos/ /contactanos 308',
      '/acercaDeNosotros/ /acercaDeNosotros 308',
      '/acercadenosotros /acercaDeNosotros 308',
      '/acercadenosotros/ /acercaDeNosotros 308',
      '/contactanos/ /contactanos 308',
    ]);
  });

  test('an https site gets HSTS and redirects to its address, an http site gets no HSTS', () => {
    expect(readFile('_headers')).not.toContain('Strict-Transport-Security');
    writePublished(root, rules, 'https://www.otra.com.ar');
    expect(readFile('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(readFile('.htaccess')).toContain('RewriteRule ^ https://www.otra.com.ar%{REQUEST_URI}');
    expect(nginxConf(rules, 'https://www.otra.com.ar')).toContain(
      'return 308 https://www.otra.com.ar$request_uri;',
    );
  });

  test('nginx.conf mentions certbot only for an https site', () => {
    expect(nginxConf(rules, 'https://www.otra.com.ar')).toContain('Para https: certbot --nginx.');
    expect(nginxConf(rules, 'http://localhost')).not.toContain('certbot');
  });
});
