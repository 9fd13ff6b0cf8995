import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Paths at which site builders and plugins publish a service worker by default. A browser that has such a worker from
 * the site that was at this address before shows that site from the worker's cache, until the worker's path answers
 * with another worker: a 404 leaves the old worker in place.
 */
export const oldWorkers: readonly { readonly path: string; readonly source: string }[] = [
  {
    path: '/service-worker.js',
    source:
      'Create React App, sw-precache, Vue CLI, Quasar, SvelteKit, Blazor: their documentation',
  },
  { path: '/sw.js', source: 'Workbox, Gatsby, Nuxt PWA, next-pwa, vite-plugin-pwa: documentation' },
  { path: '/serviceworker.js', source: 'Rails and Django PWA templates: documentation' },
  {
    path: '/serviceWorker.js',
    source: 'gist.github.com/cheshirewara/fcb49a17d814488687ad3f2247b93b7d',
  },
  { path: '/service_worker.js', source: 'a usual spelling in hand-written workers' },
  { path: '/ngsw-worker.js', source: 'Angular: angular.dev/ecosystem/service-workers/devops' },
  { path: '/safety-worker.js', source: 'Angular: unpkg.com/@angular/service-worker' },
  { path: '/worker-basic.min.js', source: 'Angular before 6: @angular/service-worker' },
  { path: '/flutter_service_worker.js', source: 'Flutter for the web: its documentation' },
  { path: '/sw-esm.js', source: 'Preact CLI: its documentation' },
  {
    path: '/pwabuilder-sw.js',
    source: 'PWABuilder: github.com/pwa-builder/pwa-starter, before version 3',
  },
  { path: '/ServiceWorker.js', source: 'Unity, the PWA template of WebGL builds' },
  { path: '/expo-service-worker.js', source: 'Expo for the web, before SDK 50' },
  { path: '/upup.sw.min.js', source: 'UpUp: github.com/TalAter/UpUp' },
  {
    path: '/superpwa-sw.js',
    source: 'WordPress, SuperPWA: public/sw.php, superpwa_get_sw_filename',
  },
  { path: '/pwa-sw.js', source: 'WordPress, PWA for WP: github.com/ahmedkaludi/pwa-for-wp' },
  { path: '/pwa-amp-sw.js', source: 'the same plugin, for AMP pages' },
  {
    path: '/pwp-serviceworker.js',
    source: 'WordPress, Progressive WordPress: github.com/SayHelloGmbH/progressive-wordpress',
  },
  { path: '/wp.serviceworker', source: 'WordPress, PWA: github.com/GoogleChromeLabs/pwa-wp' },
  {
    path: '/OneSignalSDKWorker.js',
    source: 'OneSignal: documentation.onesignal.com/docs/onesignal-service-worker',
  },
  { path: '/OneSignalSDKUpdaterWorker.js', source: 'OneSignal before version 16: the same page' },
  {
    path: '/firebase-messaging-sw.js',
    source: 'Firebase: firebase.google.com/docs/cloud-messaging/js/client',
  },
];

/**
 * Script of the worker that replaces an old worker. It deletes all caches of the site, unregisters itself and reloads
 * the pages that the old worker controlled. There is no loop: the new worker reloads only pages that a worker already
 * controls, it never takes control of a page, and after `unregister` a reloaded page has no worker. `navigate` is not
 * awaited, because the browser may delay the navigation until `waitUntil` has ended.
 */
export const replacementWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys().catch(() => []);
      await Promise.all(names.map((name) => caches.delete(name).catch(() => false)));
      const pages = await clients.matchAll({ type: 'window' });
      await registration.unregister();
      for (const page of pages) page.navigate(page.url).catch(() => {});
    })(),
  ),
);
`;

/** Vite plugin that publishes the replacement worker at the path of each old worker. No page registers it. */
export function replaceOldWorkers(): Plugin {
  return {
    name: 'replace-old-workers',
    applyToEnvironment: ({ name }) => name === 'client',
    // Not with `emitFile`, which warns in English of paths that differ only in letter case.
    writeBundle({ dir = '' }) {
      for (const { path } of oldWorkers) {
        writeFileSync(join(dir, path), replacementWorker);
      }
    },
  };
}
