import { canonicalPath } from './config/paths';
import { EarlyActions } from './earlyActions';
import { pageModules } from './pageModules';

/**
 * The only script that loads with the page (2 KB at the most). It fetches the app once the page has
 * loaded and the browser is idle, or at the visitor's first touch, key or focus, and then repeats
 * what was done in the meantime.
 */
const early = new EarlyActions(document);
const path = canonicalPath(location.pathname);
let state: 'waiting' | 'fetching' | 'running' = 'waiting';

async function start(): Promise<void> {
  if (state !== 'waiting') return;
  state = 'fetching';
  try {
    if (path) void pageModules[path]().catch(() => undefined);
    const { hydrate } = await import('./hydrate');
    await hydrate(early.pending);
    state = 'running';
    delete document.documentElement.dataset.app;
    early.replay();
  } catch {
    // Without the app the page is the one that people without JavaScript get; the next gesture tries again.
    state = 'waiting';
    document.documentElement.dataset.app = 'failed';
    early.fallBack();
  }
}

if (path && path !== location.pathname) {
  // The router ignores case and trailing slashes, static hosts do not: this may be the 404 page.
  const canonical = path + location.search + location.hash;
  if (document.documentElement.dataset.path === path) history.replaceState(null, '', canonical);
  else location.replace(canonical);
}

early.onGesture(start);
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
