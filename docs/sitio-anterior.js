// Borra lo que guardó el sitio anterior: docs/sitio-anterior.md dice cómo se usa.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      const pages = await clients.matchAll({ type: 'window' });
      await registration.unregister();
      // Sin await: el navegador puede demorar la página nueva hasta que termine waitUntil.
      for (const page of pages) page.navigate(page.url).catch(() => {});
    })(),
  ),
);
