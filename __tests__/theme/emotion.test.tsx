/** @jest-environment-options {"customExportConditions": ["development", "browser"]} */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { act, render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { pages } from '../../src/content/pages';
import { routeAt } from '../../src/navigation/routes';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { createSiteTheme } from '../../src/theme/theme';

const theme = createSiteTheme();

// The development build of Emotion warns of unsafe selectors in the console, which fails a test.
test.each(Object.values(pages))(
  'Emotion warns of no unsafe selector on $path',
  async ({ path }) => {
    await routeAt(path)?.page.load();
    await act(async () =>
      render(
        <CacheProvider value={createCache({ key: 'fresh' })}>
          <SiteStyles />
          <StaticRouter location={path}>
            <ThemeProvider theme={theme}>
              <App />
            </ThemeProvider>
          </StaticRouter>
        </CacheProvider>,
      ),
    );
    expect(screen.getByRole('main')).toBeVisible();
  },
);
