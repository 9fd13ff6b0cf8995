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

/** Names of Emotion's rules in the prerendered page's style element. */
const getPrerenderedRules = () =>
  document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules?.split(' ');

/** Ends the task; the browser handles the visitor's input before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the prerendered page. If something has changed its HTML, React renders new elements.
 * @param prerendered the prerendered elements by id
 * @param onCrash called when a component outside the page throws, during hydration or later; the
 * page's elements are then in the document without React
 * @returns resolves when React has hydrated the whole page; rejects with the page unchanged if the
 * page's code cannot be loaded, because the prerendered page is of more use than an error screen
 */
export async function hydrate(
  prerendered: ReadonlyMap<string, Element>,
  onCrash: () => void,
): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  await routeAt(history.location.pathname)?.page.load();
  await nextTask();
  // React DOM is in a chunk that is already loaded. As a CommonJS module it runs when it is imported,
  // here in a task of its own.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const theme = createSiteTheme();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  // `npm run dev` does not prerender.
  const isEmpty = import.meta.env.DEV && !container.firstElementChild;
  const { SiteStyles } = isEmpty ? await import('../theme/SiteStyles') : { SiteStyles: null };
  setPrerenderedElements(prerendered);
  const restoreState = keepState(prerendered);
  await new Promise<void>((resolve) => {
    const site: ReactNode = (
      <RootErrorBoundary onCrash={onCrash}>
        <CacheProvider value={createStyleCache(getPrerenderedRules())}>
          {SiteStyles && <SiteStyles />}
          <SiteTheme theme={theme}>
            <SiteRouter history={history} onReady={resolve}>
              <App />
            </SiteRouter>
          </SiteTheme>
        </CacheProvider>
      </RootErrorBoundary>
    );
    if (isEmpty) createRoot(container).render(site);
    // In a transition React yields to the browser every few ms, instead of one task of 150 ms.
    else
      startTransition(() => {
        hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
      });
  });
  restoreState();
}
