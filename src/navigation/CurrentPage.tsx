import type { Path } from '../content/pages';
import { canonicalPath } from '../routes';
import { startTransition, use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { arrived, pageArrival } from './arrival';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from '../components/ErrorScreen';
import { errorScreen, type ErrorReason } from '../content/errors';
import { describePage } from './documentHead';
import { ChunkLoadError, forgetFailedPage, loadedPage, loadPage } from './loadPage';
import { watchLinks } from './prefetch';
import { routes } from '../routes';

let retried = false;

/** The button that was pressed is gone once its retry is over: the heading takes the focus. */
function useFocusAfterRetry(): void {
  useEffect(() => {
    if (retried) document.querySelector('h1')?.focus({ preventScroll: true });
    retried = false;
  }, []);
}

function Page({ path }: { path: Path }) {
  // Always `use`: a hook that is called at one attempt to render and not at the next is an error. The
  // promise of a page that is here already does not suspend.
  const Loaded = use(loadedPage(path) ? loadPage(path) : pageArrival(path));
  useFocusAfterRetry();
  useEffect(watchLinks, [path]);
  return <Loaded />;
}

interface ProblemProps {
  reason: ErrorReason;
  onRetry: () => void;
  /** Called when the visitor goes elsewhere. */
  onLeave?: () => void;
}

function Problem({ reason, onRetry, onLeave }: ProblemProps) {
  useFocusAfterRetry();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- at the end, whatever came between
  useEffect(() => onLeave, []);
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
  useEffect(arrived, [key]);
  useEffect(() => describePage(routes.find((route) => route.path === path) ?? null), [path]);
  if (!path) return <Problem reason="not-found" onRetry={() => window.location.reload()} />;
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} replace />;
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => (
        <Problem
          reason={error instanceof ChunkLoadError ? 'chunk' : 'unexpected'}
          onLeave={() => forgetFailedPage(path)}
          onRetry={() => {
            retried = true;
            forgetFailedPage(path);
            startTransition(retry);
          }}
        />
      )}
    >
      <Page path={path} />
    </ErrorBoundary>
  );
}
