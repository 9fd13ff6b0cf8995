import type { Rolldown } from 'vite';
import { chunksOf } from '../../tools/build/chunks';

/** Returns chunks as Rolldown describes them. */
const output = (chunks: readonly Partial<Rolldown.OutputChunk>[]) =>
  chunks as Rolldown.OutputChunk[];

test('a page’s chunk is found by the id that Vite gives its module on Windows', () => {
  const id = 'C:/sitio/src/pages/home/HomePage.tsx';
  const chunks = output([{ facadeModuleId: id, fileName: 'assets/HomePage.js', imports: [] }]);
  expect(chunksOf(chunks, id)).toEqual(['/assets/HomePage.js']);
});

test('chunks follow those that they import, except for the first, and stand once', () => {
  const chunks = output([
    { facadeModuleId: '/app.ts', fileName: 'app.js', imports: ['react.js', 'shared.js'] },
    { facadeModuleId: '/page.ts', fileName: 'page.js', imports: ['shared.js', 'app.js'] },
    { facadeModuleId: null, fileName: 'shared.js', imports: ['react.js'] },
    { facadeModuleId: null, fileName: 'react.js', imports: [] },
  ]);
  expect(chunksOf(chunks, '/app.ts', '/page.ts')).toEqual([
    '/app.js',
    '/react.js',
    '/shared.js',
    '/page.js',
  ]);
});

test('a module without a chunk of its own stops the build', () => {
  expect(() => chunksOf([], '/page.ts')).toThrow('/page.ts has no chunk of its own');
});
