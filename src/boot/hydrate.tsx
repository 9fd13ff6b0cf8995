import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { firstArrival } from '../navigation/arrival';
import { loadPage, forgetFailedPage } from '../navigation/loadPage';
import { startPrefetching } from '../navigation/prefetch';
import { SiteRouter } from '../navigation/SiteRouter';
import { canonicalPath } from '../routes';
import { createStyleCache } from '../theme/styleCache';

/**
 * Hands the finished HTML to React.
 * @returns once the controls answer; rejects, with the page untouched, if its code cannot be fetched:
 * a page that can be read and sent beats an error screen
 */
export async function hydrate(): Promise<void> {
  const path = canonicalPath(window.location.pathname);
  if (path) {
    await loadPage(path).catch((error: unknown) => {
      forgetFailedPage(path);
      throw error;
    });
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const rules = document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules?.split(' ');
  const site = (
    <CacheProvider value={createStyleCache(rules)}>
      <SiteRouter>
        <App />
      </SiteRouter>
    </CacheProvider>
  );
  // In `npm run dev` nothing is prerendered.
  if (import.meta.env.DEV && !container.firstElementChild) {
    const { SiteStyles } = await import('../theme/SiteStyles');
    createRoot(container).render([<SiteStyles key="styles" />, site]);
  }
  // As a transition React yields to the browser every few ms instead of holding it for 150.
  else
    startTransition(() => {
      hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
    });
  await firstArrival;
  startPrefetching();
}
