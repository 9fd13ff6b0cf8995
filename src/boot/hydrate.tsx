import { CacheProvider } from '@emotion/react';
import { startTransition, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '../App';
import { setPrerenderedElements } from '../components/prerenderedElements';
import { SiteRouter } from '../navigation/SiteRouter';
import { routeAt } from '../routes';
import { SiteTheme } from '../theme/SiteTheme';
import { createStyleCache } from '../theme/styleCache';
import { createSiteTheme } from '../theme/theme';
import { keepState } from './keepState';
import { RootErrorBoundary } from './RootErrorBoundary';

/** Names of the rules that the finished page's style element has. */
const rulesOfPage = () =>
  document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules?.split(' ');

/** A finger is heard between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the prerendered page, or renders it anew where something changed it before.
 * @param prerendered the page's elements by id, as the entry found them
 * @param onCrash called if React gives up, now or later: the page's elements are there without it
 * @returns once the whole page answers; rejects, with the page untouched, if its code cannot be
 * fetched: a page that can be read and sent beats an error screen
 */
export async function hydrate(
  prerendered: ReadonlyMap<string, Element>,
  onCrash: () => void,
): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  await routeAt(history.location.pathname)?.page.load();
  // It runs when it is asked for, apart from the file that it is in.
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const theme = createSiteTheme();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  // In `npm run dev` nothing is prerendered.
  const bare = import.meta.env.DEV && !container.firstElementChild;
  const { SiteStyles } = bare ? await import('../theme/SiteStyles') : { SiteStyles: null };
  setPrerenderedElements(prerendered);
  const restoreState = keepState(prerendered);
  await new Promise<void>((resolve) => {
    const site: ReactNode = (
      <RootErrorBoundary onCrash={onCrash}>
        <CacheProvider value={createStyleCache(rulesOfPage())}>
          {SiteStyles && <SiteStyles />}
          <SiteTheme theme={theme}>
            <SiteRouter history={history} onReady={resolve}>
              <App />
            </SiteRouter>
          </SiteTheme>
        </CacheProvider>
      </RootErrorBoundary>
    );
    if (bare) createRoot(container).render(site);
    // As a transition React yields to the browser every few ms instead of holding it for 150.
    else
      startTransition(() => {
        hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
      });
  });
  restoreState();
}
