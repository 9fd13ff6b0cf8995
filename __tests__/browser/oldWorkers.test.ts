import type { Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { OLD_TITLE, startOldSite, type OldSite } from '../support/oldSite';
import { startPublishingHost } from '../support/publishingHost';
import { hydrated, roundTrip } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

/** Counts the documents that load in a tab from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

/** Resolves when the address has neither a worker nor a cache, and the page has answered a request since. */
async function withoutWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.length + (await caches.keys()).length === 0;
  });
  await roundTrip(page);
}

const isNewSite = async (page: Page) => (await page.title()) !== OLD_TITLE;

test.each<[what: string, site: OldSite, first: string]>([
  ['that caches', { workerPath: '/service-worker.js', install: 'skipWaiting()' }, '/'],
  ['that waits until all pages are closed', { workerPath: '/wp.serviceworker' }, '/'],
  [
    'with navigation preload, below a route with #',
    {
      workerPath: '/sw.js',
      activate: 'event.waitUntil(registration.navigationPreload.enable())',
    },
    '/#/contacto',
  ],
  [
    'whose page reloads itself when the worker changes',
    {
      workerPath: '/OneSignalSDKWorker.js',
      install: 'skipWaiting()',
      page: `if (navigator.serviceWorker.controller)
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());`,
    },
    '/',
  ],
])(
  'R-OWNER-17: a visitor with an old worker %s sees the new site, after one reload and without a loop',
  async (_, site, first) => {
    const oldSite = await startOldSite(site);
    const newSite = addresses().site;
    const host = await startPublishingHost({ pages: oldSite.url, files: [newSite] });
    try {
      const page = await browser.open(first, { base: host.url, hydrated: false });
      const other = await page.context().newPage();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await other.goto(host.url + pages.contact.path);
      await other.waitForFunction(() => navigator.serviceWorker.controller !== null);

      host.publish({ pages: newSite, files: [newSite] });
      const documents = countDocuments(page);
      const otherDocuments = countDocuments(other);
      await page.reload();
      await hydrated(page);
      await hydrated(other);
      // Without a worker nothing reloads the pages any more.
      await withoutWorker(page);
      await withoutWorker(other);
      expect(documents()).toBe(2);
      expect(otherDocuments()).toBe(1);
      expect(await isNewSite(page)).toBe(true);
      expect(new URL(other.url()).pathname).toBe(pages.contact.path);

      await page.goto(host.url + pages.about.path);
      await hydrated(page);
      await withoutWorker(page);
      expect(documents()).toBe(3);
    } finally {
      host.close();
      oldSite.close();
    }
  },
);
