import path from 'node:path';
import type { ComponentType } from 'react';
import { pages } from '../../src/content/pages';
import { routes } from '../../src/routes';
import { moduleOf } from '../../tools/build/chunks';

const root = path.resolve(__dirname, '../..');

test('R-DEV-10: each page of src/content/pages.ts has one route, in the same order', () => {
  expect(routes.map((route) => route.path)).toEqual(Object.values(pages).map((page) => page.path));
});

test.each(routes)(
  'R-DEV-10: $path: the route loads the module whose chunk the build preloads',
  async (route) => {
    const module = jest.requireActual<{ default: ComponentType }>(
      path.join(root, moduleOf(route.id)),
    );
    expect(await route.page.load()).toBe(module.default);
  },
);
