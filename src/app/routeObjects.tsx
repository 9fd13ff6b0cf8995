import type { RouteObject } from 'react-router-dom';
import { App } from './App';
import { ErrorScreen } from '../components/ErrorScreen';
import { FrameErrorBoundary, PageErrorBoundary } from '../navigation/ErrorBoundary';
import { routes } from '../navigation/routes';

/** Returns React Router's routes: the frame of all pages and, within it, the pages and the screen of an unknown address. */
export const createRouteObjects = (): RouteObject[] => [
  {
    Component: App,
    ErrorBoundary: FrameErrorBoundary,
    children: [
      {
        // Of a route whose own `lazy` has failed, React Router would render no boundary.
        ErrorBoundary: PageErrorBoundary,
        children: [
          ...routes.map(({ path, page }) => ({
            path,
            lazy: async () => ({ Component: await page.load() }),
          })),
          { path: '*', element: <ErrorScreen reason="not-found" /> },
        ],
      },
    ],
  },
];
