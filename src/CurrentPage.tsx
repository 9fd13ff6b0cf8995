import { use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary';
import { ErrorScreen } from './components/ErrorScreen';
import { canonicalPath, type Path } from './config/paths';
import { errorScreen, type ErrorReason } from './content/errors';
import { ChunkLoadError, forgetFailedPage, loadedPage, loadPage } from './loadPage';
import { routes } from './routes';

function Page({ path }: { path: Path }) {
  const Loaded = loadedPage(path) ?? use(loadPage(path));
  const title = routes.find((route) => route.path === path)?.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return <Loaded />;
}

function Problem({ reason, onRetry }: { reason: ErrorReason; onRetry: () => void }) {
  return (
    <ErrorScreen
      heading={errorScreen.heading}
      help={errorScreen.help[reason]}
      retryLabel={errorScreen.retry}
      homeLabel={errorScreen.home}
      onRetry={onRetry}
    />
  );
}

/** The page for the location: canonical addresses only, with an error screen for everything else. */
export function CurrentPage() {
  const { pathname, search, hash, key } = useLocation();
  const path = canonicalPath(pathname);
  if (!path) return <Problem reason="not-found" onRetry={() => window.location.reload()} />;
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} replace />;
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => (
        <Problem
          reason={error instanceof ChunkLoadError ? 'chunk' : 'unexpected'}
          onRetry={() => {
            forgetFailedPage(path);
            retry();
          }}
        />
      )}
    >
      <Page path={path} />
    </ErrorBoundary>
  );
}
