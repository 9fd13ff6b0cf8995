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

const getPrerenderedRuleNames = () =>
  document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules?.split(' ');

/** Resolves in a new task, so that the browser can handle input between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the prerendered page. If its HTML has changed, for example by a translator, React may remove
 * the elements and render new ones (docs/architecture.md, «Failed hydration»).
 * @param prerendered the prerendered elements by id
 * @param onCrash called when RootErrorBoundary has caught an error, during hydration or later
 * @returns resolves when React has hydrated the whole page; rejects if code of the page cannot be
 * loaded: the page stays as it is, because it is more useful than an error screen
 */
export async function hydrate(
  prerendered: ReadonlyMap<string, Element>,
  onCrash: () => void,
): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  await routeAt(history.location.pathname)?.page.load();
  await nextTask();
  // The chunk is loaded already, but as a CommonJS module React DOM runs only when it is imported: here
  // in a task of its own.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const theme = createSiteTheme();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  // In `npm run dev` the page is not prerendered.
  const isEmpty = import.meta.env.DEV && !container.firstElementChild;
  const { SiteStyles } = isEmpty ? await import('../theme/SiteStyles') : { SiteStyles: null };
  setPrerenderedElements(prerendered);
  const restoreState = keepState(prerendered);
  await new Promise<void>((resolve) => {
    const site: ReactNode = (
      <RootErrorBoundary onCrash={onCrash}>
        <CacheProvider value={createStyleCache(getPrerenderedRuleNames())}>
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
    // In a transition React yields to the browser every few ms; otherwise it would render the whole
    // page in one task.
    else
      startTransition(() => {
        hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
      });
  });
  restoreState();
}
