import type { Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { oldWorkers } from '../../tools/build/oldWorkers';
import { suiteBrowser } from '../support/browser';
import { OLD_TITLE, startOldSite, type OldSite } from '../support/oldSite';
import { startPublishingHost } from '../support/publishingHost';
import { hydrated } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

/** Counts the documents that load in a tab from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

const registrationsAndCaches = (page: Page) =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await caches.keys()),
  ]);

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
      // Enough time for another reload, if there were a loop.
      await page.waitForTimeout(2000);
      expect(documents()).toBe(2);
      expect(otherDocuments()).toBe(1);
      expect(await isNewSite(page)).toBe(true);
      expect(new URL(other.url()).pathname).toBe(pages.contact.path);

      await page.goto(host.url + pages.about.path);
      await hydrated(page);
      await page.waitForTimeout(1000);
      expect(documents()).toBe(3);
      expect(await registrationsAndCaches(page)).toEqual([]);
    } finally {
      host.close();
      oldSite.close();
    }
  },
);

test('R-OWNER-17: each old worker’s path has the replacement worker, as uncached JavaScript', async () => {
  for (const path of oldWorkers) {
    const answer = await fetch(addresses().site + path);
    const names = ['content-type', 'cache-control', 'service-worker-allowed'];
    expect([path, answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
      path,
      200,
      'text/javascript; charset=utf-8',
      'no-store',
      '/',
    ]);
    expect(await answer.text()).toContain('unregister');
  }
});
