import { pages } from '../../src/content/pages';
import { hashAddresses } from '../../tools/build/oldAddresses';
import { suiteBrowser } from '../support/browser';
import { followOldHash } from '../../src/boot/followOldHash';

const browser = suiteBrowser();

const table = hashAddresses({ '/#/contacto': pages.contact.path });

// The function runs alone: a build with a table of its own would take longer than all other tests of this file.
test.each([
  ['/#/contacto', pages.contact.path],
  ['/#/contacto/', pages.contact.path],
  ['/#faq', '/'],
])('R-OWNER-18: the old address %s leads to %s', async (from, to) => {
  const page = await browser.open(from);
  await page.evaluate(`(${followOldHash.toString()})(${JSON.stringify(table)})`);
  await page.waitForURL((url) => url.pathname === to);
});
