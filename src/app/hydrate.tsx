import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createSiteRouter } from './browserRouter';
import { followFocus } from './followFocus';
import { createHydrationCache } from './styleCache';
import { SiteTheme } from '../theme/SiteTheme';
import { createSiteTheme } from '../theme/theme';
// The client build writes the font files only if a module of the client imports them.
import '../theme/fonts/body.woff2?url';
import '../theme/fonts/headline.woff2?url';

/** Resolves in a new task. The browser can handle input between two tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface CommitListenerProps {
  /** Called in React's first commit, before the browser dispatches another event. */
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

function CommitListener({ onCommit, children }: CommitListenerProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Hydrates the prerendered page. If its HTML has changed, for example by a translator, React may remove
 * the elements and render new ones (docs/architecture.md, «Failed hydration»).
 * @returns resolves when React has committed the page; rejects if the page's code cannot be loaded: then
 * the prerendered page stays
 */
export async function hydrate(): Promise<void> {
  const router = await createSiteRouter();
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
  const { cache, insertNewRules } = createHydrationCache();
  if (isEmpty) insertNewRules();
  const restoreFocus = followFocus();
  await new Promise<void>((resolve) => {
    const onCommit = () => {
      insertNewRules();
      resolve();
    };
    const site: ReactNode = (
      <StrictMode>
        <CommitListener onCommit={onCommit}>
          <CacheProvider value={cache}>
            <SiteTheme theme={theme} isPrerendered={!isEmpty}>
              {SiteStyles && <SiteStyles />}
              <RouterProvider
                router={router}
                onError={(error, { errorInfo }) => {
                  // React itself reports the error of a component, which has an `errorInfo`.
                  if (!errorInfo) console.error(error);
                }}
              />
            </SiteTheme>
          </CacheProvider>
        </CommitListener>
      </StrictMode>
    );
    if (isEmpty) {
      createRoot(container).render(site);
    } else {
      // In a transition React pauses every few ms, so that the browser can handle input. Otherwise React would hydrate the
      // whole page in one task.
      startTransition(() => {
        // By default React reports a mismatch as an uncaught error, although it recovers by rendering the page anew.
        hydrateRoot(container, site, { onRecoverableError: (error) => console.error(error) });
      });
    }
  });
  // In a microtask after the commit and after the renders that its layout effects have asked for: the fields have their texts.
  restoreFocus();
}
