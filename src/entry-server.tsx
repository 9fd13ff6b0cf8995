import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { routeAt } from './routes';
import { SiteStyles } from './theme/SiteStyles';
import { SiteTheme } from './theme/SiteTheme';
import { createStyleCache } from './theme/styleCache';
import { createSiteTheme } from './theme/theme';

export { routes } from './routes';
export { preloadedFont } from './theme/fonts';

const theme = createSiteTheme();

/** A prerendered page. */
export interface RenderedPage {
  readonly html: string;
  /** The page's styles, each rule once. */
  readonly css: string;
  /** Names of Emotion's rules in `css`. */
  readonly rules: readonly string[];
}

/**
 * Prerenders a page at build time.
 * @param location path of a route; any other path renders the error screen
 */
export async function render(location: string): Promise<RenderedPage> {
  await routeAt(location)?.page.load();
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <SiteStyles />
      <SiteTheme theme={theme}>
        <StaticRouter location={location}>
          <App />
        </StaticRouter>
      </SiteTheme>
    </CacheProvider>,
  );
  const html = await new Response(prelude).text();
  const { styles } = extractCriticalToChunks(html);
  return {
    html,
    css: styles.map(({ css }) => css).join(''),
    // From the cache and not from `styles`, which lacks the inner rules of `styled(styled(…))`: no
    // element has their names.
    rules: Object.keys(cache.inserted),
  };
}
