import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '../App';
import { startPrefetching } from '../navigation/prefetch';
import { canonicalRoute, SiteRouter } from '../navigation/SiteRouter';

/**
 * Hands the finished HTML to React.
 * @returns once the whole page answers; rejects, with the page untouched, if its code cannot be
 * fetched: a page that can be read and sent beats an error screen
 */
export async function hydrate(): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  await canonicalRoute(history)?.page.load();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  await new Promise<void>((resolve) => {
    const site = (
      <SiteRouter history={history} onReady={resolve}>
        <App />
      </SiteRouter>
    );
    // In `npm run dev` nothing is prerendered.
    if (import.meta.env.DEV && !container.firstElementChild) createRoot(container).render(site);
    // As a transition React yields to the browser every few ms instead of holding it for 150.
    else
      startTransition(() => {
        hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
      });
  });
  startPrefetching();
}
