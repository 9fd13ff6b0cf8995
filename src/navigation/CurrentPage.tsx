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
  // Thrown so that the error boundary shows this failure as any other and React logs the error.
  if (navigation.kind === 'failed') throw navigation.error;
  const Loaded = route.page.loaded;
  return Loaded && <Loaded />;
}

/** Shows the page of the current location, or the error screen in its place. */
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

  // Without a retry, which could not help: the site has no such page.
  if (!route) return <ErrorScreen reason="not-found" />;
  // A navigation to the current location loads the page's chunk again if that failed. Its new key
  // resets the error boundary, and ScrollManager moves the focus.
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
