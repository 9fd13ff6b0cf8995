import { use, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from '../components/ErrorScreen';
import { ChunkLoadError } from './lazyPart';
import { routeAt, type SiteRoute } from './routes';
import { updateDocumentHead } from './documentHead';
import { ErrorBoundary } from './ErrorBoundary';
import { prefetchLinks } from './prefetch';
import { NavigationContext } from './SiteRouter';

function Page({ route }: { route: SiteRoute }) {
  const navigation = use(NavigationContext);
  // The error is thrown, so that ErrorBoundary shows the error screen and React logs the error.
  if (navigation.kind === 'failed') throw navigation.error;
  const Loaded = route.page.loaded;
  return Loaded && <Loaded />;
}

export function CurrentPage() {
  const location = useLocation();
  const route = routeAt(location.pathname);
  useLayoutEffect(() => updateDocumentHead(route), [route]);
  useEffect(prefetchLinks, []);

  if (!route) return <ErrorScreen reason="not-found" />;
  return (
    <ErrorBoundary
      resetKey={location.key}
      fallback={(error) => (
        <ErrorScreen reason={error instanceof ChunkLoadError ? 'chunk' : 'unexpected'} />
      )}
    >
      <Page route={route} />
    </ErrorBoundary>
  );
}
