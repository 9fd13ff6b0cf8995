import { replaceWithCanonicalUrl } from '../../src/entry/canonicalUrl';
import { pages } from '../../src/content/pages';
import { recordDocumentLoads } from '../support/documentLoads';

const routes = Object.values(pages).map(({ path }) => path);
const { home, contact } = pages;
const currentAddress = () => location.pathname + location.search + location.hash;
const setAddress = (path: string) => history.replaceState({ key: 'suya' }, '', path);

test.each([
  ['/CONTACTANOS', contact.path],
  ['/contactanos//', contact.path],
  ['/contactanos/index', contact.path],
  ['/contactanos/index.html', contact.path],
  ['/contactanos.html/', contact.path],
  ['/contactanos/?a=1#faq', `${contact.path}?a=1#faq`],
  ['/index.html', home.path],
  ['/INDEX.HTML?section=faq', `${home.path}?section=faq`],
])(
  'R-NAV-07: the canonical address replaces %s in the same history entry',
  (variant, canonical) => {
    setAddress(variant);
    const entries = history.length;
    expect(replaceWithCanonicalUrl([canonical.replace(/[?#].*/, '')])).toBe(true);
    expect(currentAddress()).toBe(canonical);
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ key: 'suya' });
  },
);

test.each(routes)('R-NAV-07: the canonical address %s is not replaced', (path) => {
  setAddress(path);
  const replace = jest.spyOn(history, 'replaceState');
  expect(replaceWithCanonicalUrl([path])).toBe(true);
  expect(replaceWithCanonicalUrl(routes)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ...[
    '/contactanos/mas',
    '/mas/contactanos',
    '/contactanos2',
    '/contact%61nos',
    '/contactanos.htm',
  ],
  ...['/contactanosindex', '/x'],
  // An exponential pattern would not end.
  `/x${'/'.repeat(2000)}x`,
])('R-NAV-14: the address %s, which is no route, is not replaced', (unknown) => {
  setAddress(unknown);
  expect(replaceWithCanonicalUrl(routes)).toBe(true);
  // A page's document under another path is a copy, for example in a web archive.
  expect(replaceWithCanonicalUrl([contact.path])).toBe(false);
  expect(currentAddress()).toBe(unknown);
});

test('R-NAV-07: 404.html at a variant of a route loads a document and does not replace the address', () => {
  const loads = recordDocumentLoads();
  setAddress('/Contactanos');
  replaceWithCanonicalUrl(routes);
  expect(loads).toHaveLength(1);
  expect(currentAddress()).toBe('/Contactanos');
});
