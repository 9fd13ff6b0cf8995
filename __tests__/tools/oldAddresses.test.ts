import { oldAddressProblems, pageAddresses, serverAddresses } from '../../tools/build/oldAddresses';
import { problemLines } from '../../tools/problem';

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
  [
    { '/#faq': '/contactanos', '/#FAQ/': '/', '/?section=faq': '/', '/#/': '/', '/?/': '/' },
    Array(5).fill(/ya es una dirección/),
  ],
  [{ '/viejo': '/no-existe' }, [/no es una página/]],
  [{ '/viejo': 'https://otro.com/', '/otro': 3 }, Array(2).fill(/no es una página/)],
  [{ '/?p=1': '/?p=2', '/?p=2': '/?p=1#faq' }, Array(2).fill(/otra dirección vieja/)],
])('R-OWNER-18: the table %j has the expected problems', (table, problems) => {
  expect(problemLines(oldAddressProblems(table as Record<string, string>))).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});

test('R-OWNER-18: hosts get the addresses that they can redirect, as browsers send them, and the page gets all', () => {
  const table = { '/guía': '/', '/?p=1': '/contactanos', '/#/contacto/': '/contactanos' };
  expect(serverAddresses(table)).toEqual({ '/gu%C3%ADa': '/', '/gu%C3%ADa/': '/' });
  expect(Object.entries(JSON.parse(pageAddresses(table)) as object)).toEqual([
    ['/#/contacto', '/contactanos'],
    ['/gu%C3%ADa', '/'],
    ['/?p=1', '/contactanos'],
  ]);
  expect(pageAddresses({})).toBe('');
});
