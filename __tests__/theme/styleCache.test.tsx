import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../src/navigation/ErrorBoundary';
import { createHydrationCache } from '../../src/theme/styleCache';

const Prerendered = styled('p')({ color: 'red' });
const Later = styled('b')({ color: 'blue' });

/** Returns the rules that Emotion has inserted. */
const insertedRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('');

/** Hydrates `<p>`, as src/app/hydrate.tsx does. Returns a function that renders another page. */
async function hydrate(page: ReactNode): Promise<(page: ReactNode) => Promise<void>> {
  const { cache, insertNewRules, insertAllRules } = createHydrationCache();
  const site = (content: ReactNode) => <CacheProvider value={cache}>{content}</CacheProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p></p>';
  const root = await act(async () =>
    hydrateRoot(container, site(page), {
      onCaughtError: insertAllRules,
      onRecoverableError: () => {},
    }),
  );
  insertNewRules();
  return (next) => act(async () => root.render(site(next)));
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('R-PERF-10: hydration inserts no rule; later renders insert theirs', async () => {
  // The class of the prerendered element is of no importance here.
  const render = await hydrate(<Prerendered suppressHydrationWarning />);
  expect(document.querySelectorAll('style')).toHaveLength(0);
  await render(<Later />);
  expect(insertedRules()).toContain('color: blue');
});

test('R-ERR-03: the screen that replaces a page that throws during hydration has its rules', async () => {
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  await hydrate(
    <ErrorBoundary resetKey="" fallback={() => <Later />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(document.querySelector('b')).toBeVisible();
  expect(insertedRules()).toContain('color: blue');
});
