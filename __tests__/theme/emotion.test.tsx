/** @jest-environment-options {"customExportConditions": ["development", "browser"]} */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { pages } from '../../src/content/pages';
import { loadPage } from '../../src/navigation/loadPage';
import { canonicalPath } from '../../src/routes';

// Emotion as `npm run dev` has it: what it says to the console fails a test.
test.each(Object.values(pages))('Emotion finds nothing unsafe in $path', async ({ path }) => {
  const route = canonicalPath(path);
  if (route) await loadPage(route);
  await act(async () =>
    render(
      <CacheProvider value={createCache({ key: 'fresh' })}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </CacheProvider>,
    ),
  );
  expect(screen.getByRole('main')).toBeVisible();
});
