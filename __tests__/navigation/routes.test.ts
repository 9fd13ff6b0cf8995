import path from 'node:path';
import type { ComponentType } from 'react';
import { routeAt, routes } from '../../src/navigation/routes';
import { moduleOf } from '../../tools/build/chunks';

test.each(routes)(
  '$path: the route loads the module whose chunk the build preloads',
  async ({ id, page }) => {
    const file = path.resolve(__dirname, '../..', moduleOf(id));
    const module = jest.requireActual<{ default: ComponentType }>(file);
    expect(await page.load()).toBe(module.default);
  },
);

test.each(routes)(
  'R-NAV-07: letter case and trailing slashes do not change the route of $path',
  ({ path: canonical }) => {
    expect(routeAt(`${canonical.toUpperCase()}//`)?.path).toBe(canonical);
    expect(routeAt(`${canonical.toLowerCase()}.html`.replace('/.', '/index.'))?.path).toBe(
      canonical,
    );
  },
);

test.each([
  ...['/inicio', '/contactanos2', '/contactanos/x', '/contact%61nos', 'contactanos'],
  // An exponential pattern would not end.
  `${'/'.repeat(2000)}x`,
])('R-NAV-08: the path %j is no route', (path) => {
  expect(routeAt(path)).toBeNull();
});
