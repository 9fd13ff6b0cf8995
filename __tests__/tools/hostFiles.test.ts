import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashAddresses, oldAddressProblems, serverAddresses } from '../../tools/build/oldAddresses';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { temporaryFolder } from '../support/servers';
import { rules } from './hostServers';

const root = temporaryFolder();

beforeAll(() => writePublished(root, rules, 'http://localhost'));
afterAll(() => rmSync(root, { recursive: true }));

describe('configuration files of hosts', () => {
  const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('R-OWNER-12: _redirects has likely other letter cases of a path, and no rule that a host ignores', () => {
    expect(readFile('_redirects').trim().split('\n').toSorted()).toEqual([
      '/ACERCADENOSOTROS /acercaDeNosotros 301',
      '/AcercaDeNosotros /acercaDeNosotros 301',
      '/Acercadenosotros /acercaDeNosotros 301',
      '/CONTACTANOS /contactanos 301',
      '/Contactanos /contactanos 301',
      '/acercadenosotros /acercaDeNosotros 301',
    ]);
  });

  test('R-OWNER-17: Apache answers every request for a worker’s script with the replacement worker', () => {
    expect(readFile('.htaccess')).toContain(
      'RewriteCond %{HTTP:Service-Worker} ^script$\nRewriteRule ^ service-worker.js [END]',
    );
    expect(readFile('.htaccess')).toMatch(
      /<FilesMatch "\^\(service-worker\\\.js\|[^"]*\)\(\\\.br\|\\\.gz\)\?\$">\nForceType text\/javascript\nHeader always set Cache-Control "no-store"/,
    );
  });

  test('R-OWNER-18: every host’s file redirects the addresses of an earlier site with status 301', () => {
    const moved = { ...rules, oldAddresses: { '/contacto.html': '/contactanos' } };
    const folder = temporaryFolder();
    writePublished(folder, moved, 'http://localhost');
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(read('_redirects')).toContain('/contacto.html /contactanos 301\n');
    expect(read('.htaccess')).toContain(
      'RewriteRule ^contacto\\.html$ /contactanos [R=301,NE,L]\n',
    );
    rmSync(folder, { recursive: true });
  });

  test.each([
    [{ '/contacto.html': '/contactanos', '/faq': '/?section=faq' }, []],
    [{ '/#/contacto': '/contactanos', '/#!/faq/': '/' }, []],
    [{ '/#contacto': '/contactanos' }, [/o \/#\//]],
    [{ 'contacto.html': '/contactanos' }, [/con \/ adelante/]],
    [{ '/contacto html': '/contactanos' }, [/sin espacios/]],
    [{ '/Contactanos': '/contactanos' }, [/es una página de este sitio/]],
    [{ '/viejo': '/no-existe' }, [/no es una página/]],
  ])('R-OWNER-18: the table %j has the expected problems', (table, problems) => {
    expect(oldAddressProblems(table as Record<string, string>)).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    );
  });

  test('R-OWNER-18: addresses with # are for the page and not for the hosts', () => {
    const table = { '/#/contacto': '/contactanos', '/viejo': '/' };
    expect(serverAddresses(table)).toEqual({ '/viejo': '/' });
    expect(hashAddresses(table)).toBe('{"#/contacto":"/contactanos"}');
    expect(hashAddresses({ '/viejo': '/' })).toBe('');
  });

  test('an https site gets HSTS and redirects to its address, an http site gets no HSTS', () => {
    expect(readFile('_headers')).not.toContain('Strict-Transport-Security');
    writePublished(root, rules, 'https://www.otra.com.ar');
    expect(readFile('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(readFile('.htaccess')).toContain('RewriteRule ^ https://www.otra.com.ar%{REQUEST_URI}');
  });
});
