import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { routeAt } from './routes';

export { routes } from './routes';
export { preloadedFont } from './theme/fonts';

/** A finished page: its markup and the style elements that it needs, without duplicates. */
export interface RenderedPage {
  readonly html: string;
  /** Each `<style>`'s `data-emotion` value and its CSS. */
  readonly styles: readonly { readonly name: string; readonly css: string }[];
}

/**
 * Renders a location at build time.
 * @param location path of a route, or any other for the error screen
 */
export async function render(location: string): Promise<RenderedPage> {
  await routeAt(location)?.page.load();
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </CacheProvider>,
    // Larger boundaries would be sent apart and put in place by an inline script.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  const { styles } = extractCriticalToChunks(html);
  // Of `styled(styled(…))` the inner name stands in the page, for the styles of both. The outer one is
  // listed too, or the browser would work out its rules as well, for nothing (87 on the contact page).
  const shown = new Set(styles.flatMap(({ ids }) => ids));
  const composed = Object.keys(cache.inserted).filter((id) => !shown.has(id));
  return {
    html,
    styles: styles.map(({ key, ids, css }) => ({
      name: [key, ...ids, ...(key === cache.key ? composed : [])].join(' '),
      css,
    })),
  };
}
