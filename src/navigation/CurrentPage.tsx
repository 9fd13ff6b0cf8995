import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../components/ErrorScreen';
import { firstInteraction } from '../components/firstInteraction';
import { ChunkLoadError, lazyPart } from '../components/lazyPart';
import { routeAt, type SiteRoute } from '../routes';
import { updateDocumentHead } from './documentHead';
import { ErrorBoundary } from './ErrorBoundary';
import { NavigationContext } from './SiteRouter';

const lazyPrefetch = lazyPart(() => import('./prefetch'));

function Page({ route }: { route: SiteRoute }) {
  const navigation = use(NavigationContext);
  // One way to the error screen, whatever failed, and React tells the console of it.
  if (navigation.kind === 'failed') throw navigation.error;
  const Loaded = route.page.loaded;
  return Loaded && <Loaded />;
}

/** The page for the location, or the error screen in its place. */
export function CurrentPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const route = routeAt(location.pathname);
  useEffect(() => {
    updateDocumentHead(route);
    void firstInteraction.then(lazyPrefetch.load).then(
      (prefetchLinks) => prefetchLinks(),
      () => {},
    );
  }, [route, location.key]);

  // A page that does not exist does not come by trying again.
  if (!route) return <ErrorScreen reason="not-found" />;
  // A navigation to where one is: it fetches and renders again, and moves the focus.
  const retry = () => void navigate(location, { replace: true });
  return (
    <ErrorBoundary
      resetKey={location.key}
      fallback={(error) => (
        <ErrorScreen
          reason={error instanceof ChunkLoadError ? 'chunk' : 'unexpected'}
          onRetry={retry}
        />
      )}
    >
      <Page route={route} />
    </ErrorBoundary>
  );
}
