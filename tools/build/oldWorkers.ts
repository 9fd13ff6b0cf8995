import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Paths at which site builders and plugins publish a service worker by default. A browser that has such a worker from
 * the site that was at this address before shows that site from the worker's cache, until the worker's path answers
 * with another worker: a 404 leaves the old worker in place. Each path has its source above it.
 */
export const oldWorkers: readonly string[] = [
  // Create React App, sw-precache, Vue CLI, Quasar, SvelteKit, Blazor: their documentation
  '/service-worker.js',
  // Workbox, Gatsby, Nuxt PWA, next-pwa, vite-plugin-pwa: documentation
  '/sw.js',
  // Rails and Django PWA templates: documentation
  '/serviceworker.js',
  // gist.github.com/cheshirewara/fcb49a17d814488687ad3f2247b93b7d
  '/serviceWorker.js',
  // a usual spelling in hand-written workers
  '/service_worker.js',
  // Angular: angular.dev/ecosystem/service-workers/devops
  '/ngsw-worker.js',
  // Angular: unpkg.com/@angular/service-worker
  '/safety-worker.js',
  // Angular before 6: @angular/service-worker
  '/worker-basic.min.js',
  // Flutter for the web: its documentation
  '/flutter_service_worker.js',
  // Preact CLI: its documentation
  '/sw-esm.js',
  // PWABuilder: github.com/pwa-builder/pwa-starter, before version 3
  '/pwabuilder-sw.js',
  // Unity, the PWA template of WebGL builds
  '/ServiceWorker.js',
  // Expo for the web, before SDK 50
  '/expo-service-worker.js',
  // Duda, a site builder: its pages register `/runtime-service-worker.js?v=3`
  '/runtime-service-worker.js',
  // UpUp: github.com/TalAter/UpUp
  '/upup.sw.min.js',
  // WordPress, SuperPWA: public/sw.php, superpwa_get_sw_filename
  '/superpwa-sw.js',
  // WordPress, PWA for WP: github.com/ahmedkaludi/pwa-for-wp
  '/pwa-sw.js',
  // the same plugin, for AMP pages
  '/pwa-amp-sw.js',
  // WordPress, Progressive WordPress: github.com/SayHelloGmbH/progressive-wordpress
  '/pwp-serviceworker.js',
  // WordPress, PWA: github.com/GoogleChromeLabs/pwa-wp
  '/wp.serviceworker',
  // OneSignal: documentation.onesignal.com/docs/onesignal-service-worker
  '/OneSignalSDKWorker.js',
  // OneSignal before version 16: the same page
  '/OneSignalSDKUpdaterWorker.js',
  // Firebase: firebase.google.com/docs/cloud-messaging/js/client
  '/firebase-messaging-sw.js',
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
      for (const path of oldWorkers) writeFileSync(join(dir, path), replacementWorker);
    },
  };
}
