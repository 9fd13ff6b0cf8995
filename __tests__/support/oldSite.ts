import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Title of each page of the old site. */
export const OLD_TITLE = 'Sitio anterior';

/** What an old site and its worker do besides caching, as JavaScript. */
export interface OldSite {
  /** Path of the worker. */
  readonly workerPath: string;
  /** Code of the worker's `install` event, usually `skipWaiting()`. */
  readonly install?: string;
  /** Code of the worker's `activate` event. */
  readonly activate?: string;
  /** Code of each page. */
  readonly page?: string;
}

/** A caching worker as site builders generate it: it answers every navigation with the cached home page. */
const cachingWorker = ({ install = '', activate = '' }: OldSite) => `
addEventListener('install', (event) => {
  ${install};
  event.waitUntil(caches.open('old-v1').then((cache) => cache.addAll(['/', '/old.js'])));
});
addEventListener('activate', (event) => {
  ${activate};
  event.waitUntil(clients.claim());
});
addEventListener('fetch', (event) => {
  const wanted = event.request.mode === 'navigate' ? '/' : event.request;
  event.respondWith(caches.match(wanted).then((hit) => hit ?? fetch(event.request)));
});`;

/** Starts the server of a site that registers a caching service worker on each visit. */
export async function startOldSite(site: OldSite): Promise<{ url: string; close(): void }> {
  const { workerPath, page = '' } = site;
  const server = createServer((req, res) => {
    if (req.url === workerPath)
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(cachingWorker(site));
    else if (req.url === '/old.js')
      res
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`navigator.serviceWorker.register('${workerPath}');${page}`);
    else
      res
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(`<!doctype html><title>${OLD_TITLE}</title><script src="/old.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}
