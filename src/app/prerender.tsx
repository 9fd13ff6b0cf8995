import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ErrorInfo } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRouteObjects } from './routeObjects';
import { createBuildCache } from './styleCache';
import { SiteStyles } from '../theme/SiteStyles';
import { SiteTheme } from '../theme/SiteTheme';
import { createSiteTheme } from '../theme/theme';

export { routes } from '../navigation/routes';
export { preloadedFont } from '../theme/fonts';

const theme = createSiteTheme();
const handler = createStaticHandler(createRouteObjects());

/** Returns the innermost components of a stack of React: «Paper < Alert < Description». */
const innermostComponents = (stack = '') =>
  [...stack.matchAll(/^ *at ([A-Z]\w+)/gm)]
    .slice(0, 3)
    .map(([, name]) => name)
    .join(' < ');

/**
 * Prerenders a page at build time.
 * @param location path of the page; if no route has this path, the page shows the error screen
 * @returns the content of `#root`, and its styles
 * @throws Error if a component throws; its message names the component, if React tells it
 */
export async function render(location: string) {
  const context = await handler.query(new Request(new URL(location, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The route of ${location} has redirected`);
  const [loadError] = Object.values(context.errors ?? {});
  if (loadError) throw loadError as Error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const cache = createBuildCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  let components = '';
  const options = {
    onError: (_error: unknown, { componentStack }: ErrorInfo) => {
      components = innermostComponents(componentStack ?? undefined);
    },
  };
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <SiteTheme theme={theme}>
        <SiteStyles />
        {/* `hydrate` would add an inline script with the data of loaders, which the policy blocks. */}
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteTheme>
    </CacheProvider>,
    options,
  ).catch((error: Error) => {
    throw new Error(components ? `${error.message} (${components})` : error.message, {
      cause: error,
    });
  });
  const html = await new Response(prelude).text();
  const { styles } = extractCriticalToChunks(html);
  return { html, css: styles.map(({ css }) => css).join('') };
}
