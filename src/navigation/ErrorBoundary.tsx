import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../components/ErrorScreen';
import { needsDocument } from './documentNavigation';
import { ChunkLoadError } from './lazyPart';

/**
 * Emotion's cache for the screen after an error. The prerendered page does not have the rules of this screen, and the
 * site's cache inserts none until React has committed the first render (app/styleCache.ts).
 */
const screenCache = createCache({ key: 'error' });

/** Shows the error screen in place of a page that has thrown or whose code has failed to load. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const isSamePage = shown.current !== location && shown.current.pathname === location.pathname;
    shown.current = location;
    // For a link to a section of the page that has not loaded the browser changes only the fragment.
    if (isSamePage && needsDocument(location.pathname)) window.location.reload();
  }, [location]);
  return (
    <CacheProvider value={screenCache}>
      <ErrorScreen reason={error instanceof ChunkLoadError ? 'chunk' : 'unexpected'} />
    </CacheProvider>
  );
}

/** Shows the error screen instead of everything, when a part of the frame has thrown. */
export const FrameErrorBoundary = () => (
  <CacheProvider value={screenCache}>
    <main>
      <ErrorScreen reason="frame" />
    </main>
  </CacheProvider>
);
