import { replaceWithCanonicalUrl } from '../../src/boot/canonicalUrl';
import { pages } from '../../src/content/pages';
import { documentLoads } from '../support/documentLoads';

const routes = Object.values(pages).map(({ path }) => path);
const { home, contact } = pages;
const address = () => location.pathname + location.search + location.hash;
const at = (where: string) => history.replaceState({ key: 'suya' }, '', where);

test.each([
  ['/CONTACTANOS', contact.path],
  ['/contactanos/', contact.path],
  ['/contactanos//', contact.path],
  ['/contactanos.html', contact.path],
  ['/contactanos/index', contact.path],
  ['/contactanos/index.html', contact.path],
  ['/contactanos.html/', contact.path],
  ['/contactanos/?a=1#faq', `${contact.path}?a=1#faq`],
  ['/index.html', home.path],
  ['/index', home.path],
  ['/INDEX.HTML?section=faq', `${home.path}?section=faq`],
])('R-NAV-07: %s becomes the canonical address, without a trace', (written, canonical) => {
  at(written);
  const entries = history.length;
  expect(replaceWithCanonicalUrl([canonical.replace(/[?#].*/, '')])).toBe(true);
  expect(address()).toBe(canonical);
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ key: 'suya' });
});

test.each(routes)('R-NAV-07: %s is canonical already', (path) => {
  at(path);
  const replace = jest.spyOn(history, 'replaceState');
  expect(replaceWithCanonicalUrl([path])).toBe(true);
  expect(replaceWithCanonicalUrl(routes)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test.each(['/contactanos/mas', '/mas/contactanos', '/contactanos.htm', '/contactanosindex', '/x'])(
  'R-NAV-08, R-NAV-14: %s is no route, and stays',
  (unknown) => {
    at(unknown);
    expect(replaceWithCanonicalUrl(routes)).toBe(true);
    // A page's document under another path is a copy of it, for example in an archive.
    expect(replaceWithCanonicalUrl([contact.path])).toBe(false);
    expect(address()).toBe(unknown);
  },
);

test('R-NAV-07: on the page of a missing one, a route’s own document is loaded', () => {
  const loads = documentLoads();
  at('/Contactanos');
  replaceWithCanonicalUrl(routes);
  expect(loads).toHaveLength(1);
  expect(address()).toBe('/Contactanos');
});
