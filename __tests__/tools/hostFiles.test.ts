import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { oldAddressProblems, pageAddresses, serverAddresses } from '../../tools/build/oldAddresses';
import { problemLines } from '../../tools/release/problem';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { temporaryFolder } from '../support/servers';
import { rules } from './hostServers';

const root = temporaryFolder();

beforeAll(() => writePublished(root, rules, 'http://localhost'));
afterAll(() => rmSync(root, { recursive: true }));

describe('configuration files of hosts', () => {
  const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('R-OWNER-12, R-OWNER-18: _redirects has likely other letter cases of a path and the old addresses, and no rule that a host ignores', () => {
    expect(readFile('_redirects').trim().split('\n').toSorted()).toEqual([
      '/ACERCADENOSOTROS /acercaDeNosotros 301',
      '/AcercaDeNosotros /acercaDeNosotros 301',
      '/Acercadenosotros /acercaDeNosotros 301',
      '/CONTACTANOS /contactanos 301',
      '/Contactanos /contactanos 301',
      '/acercadenosotros /acercaDeNosotros 301',
      '/contacto.html /contactanos 301',
      '/mi%20gu%C3%ADa+(nueva) /?section=faq 301',
      '/mi%20gu%C3%ADa+(nueva)/ /?section=faq 301',
      '/qui%C3%A9nes-somos /acercaDeNosotros 301',
      '/qui%C3%A9nes-somos/ /acercaDeNosotros 301',
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

  test.each([
    [{ '/contacto.html': '/contactanos', '/faq': '/?section=faq' }, []],
    [{ '/#/contacto': '/contactanos', '/#!/faq/': '/', '/#contacto': '/contactanos' }, []],
    [{ '/?p=12': '/', '/index.php?id=3': '/contactanos', '/app/#/faq': '/#faq' }, []],
    [{ '/quiénes-somos/': '/', '/qui%C3%A9nes': '/', '/mi%20guía': '/' }, []],
    [{ 'contacto.html': '/contactanos' }, [/con \/ adelante/]],
    [{ '/contacto html': '/contactanos' }, [/sin espacios/]],
    [
      { '/blog/*': '/', '/:a': '/', '//a': '/', '/a/../b': '/', '/a%zz': '/' },
      Array(5).fill(/con \/ adelante y sin/),
    ],
    [{ '/%22': '/', '/a%0Ab': '/' }, Array(2).fill(/con \/ adelante y sin/)],
    [
      { '/Contactanos': '/', '/contactanos.html': '/', '/index.html': '/', '/contactanos/': '/' },
      Array(4).fill(/ya es una dirección de este sitio/),
    ],
    [
      {
        '/sw.js': '/',
        '/assets/a.js': '/',
        '/_headers': '/',
        '/favicon.ico': '/',
        '/404.html': '/',
      },
      Array(5).fill(/ya es una dirección de este sitio/),
    ],
    [{ '/#faq': '/contactanos', '/?section=faq': '/' }, Array(2).fill(/ya es una dirección/)],
    [{ '/viejo': '/no-existe' }, [/no es una página/]],
    [{ '/viejo': 'https://otro.com/', '/otro': 3 }, Array(2).fill(/no es una página/)],
    [{ '/?p=1': '/?p=2', '/?p=2': '/?p=1#faq' }, Array(2).fill(/otra dirección vieja/)],
  ])('R-OWNER-18: the table %j has the expected problems', (table, problems) => {
    expect(problemLines(oldAddressProblems(table as Record<string, string>))).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    );
  });

  test('R-OWNER-18: hosts get the addresses that they can redirect, as browsers send them, and the page gets all', () => {
    const table = { '/#/contacto/': '/contactanos', '/?p=1': '/contactanos', '/guía': '/' };
    expect(serverAddresses(table)).toEqual({ '/gu%C3%ADa': '/', '/gu%C3%ADa/': '/' });
    expect(JSON.parse(pageAddresses(table))).toEqual({
      '/#/contacto': '/contactanos',
      '/?p=1': '/contactanos',
      '/gu%C3%ADa': '/',
    });
    expect(pageAddresses({})).toBe('');
  });

  test('an https site gets HSTS and redirects to its address, an http site gets no HSTS', () => {
    expect(readFile('_headers')).not.toContain('Strict-Transport-Security');
    writePublished(root, rules, 'https://www.otra.com.ar');
    expect(readFile('_headers')).toContain('  Strict-Transport-Security: max-age=31536000\n');
    expect(readFile('.htaccess')).toContain('RewriteRule ^ https://www.otra.com.ar%{REQUEST_URI}');
  });
});
