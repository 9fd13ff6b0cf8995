import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { deferredPartsReady } from './components/deferred';
import { canonicalPath } from './config/paths';
import { loadPage } from './loadPage';

/** Tells when React has taken over the page. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hands the finished HTML to React.
 * @param completely whether to wait for the deferred parts too, because a click waits for them
 * @returns once the controls answer
 */
export async function hydrate(completely: boolean): Promise<void> {
  const path = canonicalPath(window.location.pathname);
  // A page that cannot be fetched hydrates all the same: its boundary shows the error screen.
  if (path) await loadPage(path).catch(() => undefined);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  await new Promise<void>((resolve) => {
    hydrateRoot(
      container,
      <BrowserRouter>
        <App />
        <Hydrated onHydrated={resolve} />
      </BrowserRouter>,
      {
        onRecoverableError: (error) => console.error(error),
      },
    );
  });
  if (completely) await deferredPartsReady();
}
