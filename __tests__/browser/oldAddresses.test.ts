import { followOldAddress } from '../../src/boot/followOldAddress';
import { pages } from '../../src/content/pages';
import { pageAddresses } from '../../tools/build/oldAddresses';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

const table = pageAddresses({
  '/#/contacto': pages.contact.path,
  '/?page_id=12': pages.about.path,
  '/quiénes-somos': pages.about.path,
  '/index.php': pages.contact.path,
  '/index.php?id=3': pages.agencies.path,
  '/app/?p=4': pages.agencies.path,
});

// The function runs alone: a build with a table of its own would take longer than all other tests of this file.
test.each([
  ['/#/contacto', pages.contact.path],
  ['/?utm_source=x#/contacto/', pages.contact.path],
  ['/?page_id=12', pages.about.path],
  ['/qui%C3%A9nes-somos/', pages.about.path],
  ['/?fbclid=x&page_id=12&utm_source=y', pages.about.path],
  ['/Qui%c3%a9nes-Somos?gclid=x', pages.about.path],
  ['/index.php?id=3&fbclid=x', pages.agencies.path],
  ['/index.php?id=30', pages.contact.path],
  ['/app/?p=4', pages.agencies.path],
])('R-OWNER-18: the old address %s leads to %s', async (from, to) => {
  browser.allowProblems(/404/);
  const page = await browser.open(from);
  await page.evaluate(`(${followOldAddress.toString()})(${JSON.stringify(table)})`);
  await page.waitForURL((url) => url.pathname === to);
});

test('R-OWNER-18: a section of this site stays where it is', async () => {
  const page = await browser.open('/#faq');
  const navigations = await page.evaluate(`(() => {
    let count = 0;
    navigation.addEventListener('navigate', () => (count += 1));
    (${followOldAddress.toString()})(${JSON.stringify(table)});
    return count;
  })()`);
  expect(navigations).toBe(0);
});
