import { CacheProvider } from '@emotion/react';
import { createBrowserHistory } from '@remix-run/router';
import { startTransition, type ReactNode } from 'react';
import { App } from '../App';
import { SiteRouter } from '../navigation/SiteRouter';
import { routeAt } from '../routes';
import { SiteTheme } from '../theme/SiteTheme';
import { createHydrationCache } from '../theme/styleCache';
import { createSiteTheme } from '../theme/theme';
import { keepState } from './keepState';
import { RootErrorBoundary } from './RootErrorBoundary';

/** Resolves in a new task. The browser can handle input between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * On a new visit, scrolls to the section that `?section=id` or `#id` names. On a prerendered page the entry
 * script and the browser do this.
 */
function scrollToSection(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (timing?.type !== 'navigate') return;
  const { search, hash } = window.location;
  const section = new URLSearchParams(search).get('section') ?? hash.slice(1);
  document.getElementById(section)?.scrollIntoView();
}

/**
 * Hydrates the prerendered page. If its HTML has changed, for example by a translator, React may remove
 * the elements and render new ones (docs/architecture.md, «Failed hydration»).
 * @param prerendered the prerendered elements by id
 * @param onCrash called when RootErrorBoundary has caught an error, during hydration or later
 * @returns resolves when React has committed the page, to a function that the caller runs as soon as React receives
 * all events (src/boot/keepState.ts); rejects if the page's code cannot be loaded: then
 * the prerendered page stays. Never settles if RootErrorBoundary catches an error before this commit:
 * then only `onCrash` is called
 */
export async function hydrate(
  prerendered: ReadonlyMap<string, Element>,
  onCrash: () => void,
): Promise<() => void> {
  const history = createBrowserHistory({ v5Compat: true });
  await routeAt(history.location.pathname)?.page.load();
  await nextTask();
  // The entry script has loaded the chunk that contains React DOM. As a CommonJS module, React DOM does
  // not run when this chunk runs, but at the import here. A static import would run React DOM in a
  // longer task.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const theme = createSiteTheme();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  // `npm run dev` does not prerender the page.
  const isEmpty = import.meta.env.DEV && !container.firstElementChild;
  const { SiteStyles } = isEmpty ? await import('../theme/SiteStyles') : { SiteStyles: null };
  const { cache, insertNewRules, insertAllRules } = createHydrationCache();
  if (isEmpty) insertNewRules();
  const restoreState = keepState(prerendered);
  await new Promise<void>((resolve) => {
    const onReady = () => {
      insertNewRules();
      resolve();
    };
    const site: ReactNode = (
      <RootErrorBoundary onCrash={onCrash}>
        <CacheProvider value={cache}>
          {SiteStyles && <SiteStyles />}
          <SiteTheme theme={theme}>
            <SiteRouter history={history} onReady={onReady}>
              <App />
            </SiteRouter>
          </SiteTheme>
        </CacheProvider>
      </RootErrorBoundary>
    );
    if (isEmpty) {
      // The browser cannot restore the scroll position of an empty page. With `manual`, ScrollManager does.
      window.history.scrollRestoration = 'manual';
      createRoot(container).render(site);
    }
    // In a transition React pauses every few ms, so that the browser can handle input. Otherwise React
    // would hydrate the whole page in one task.
    else
      startTransition(() => {
        hydrateRoot(container, site, {
          onRecoverableError: (error) => console.error(error),
          onCaughtError: (error) => {
            insertAllRules();
            console.error(error);
          },
        });
      });
  });
  if (isEmpty) scrollToSection();
  return restoreState;
}
