import path from 'node:path';
import type { ComponentType } from 'react';
import { routes } from '../../src/routes';
import { moduleOf } from '../../tools/build/chunks';

test.each(routes)(
  'R-DEV-10: $path: the route loads the module whose chunk the build preloads',
  async ({ id, page }) => {
    const file = path.resolve(__dirname, '../..', moduleOf(id));
    const module = jest.requireActual<{ default: ComponentType }>(file);
    expect(await page.load()).toBe(module.default);
  },
);
