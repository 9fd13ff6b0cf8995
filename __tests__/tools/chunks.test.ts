import type { Rolldown } from 'vite';
import { chunksOf } from '../../tools/build/chunks';

test('chunks follow those that they import, except for the first, and stand once', () => {
  const chunks = [
    { facadeModuleId: '/app.ts', fileName: 'app.js', imports: ['react.js', 'shared.js'] },
    { facadeModuleId: '/page.ts', fileName: 'page.js', imports: ['shared.js', 'app.js'] },
    { facadeModuleId: null, fileName: 'shared.js', imports: ['react.js'] },
    { facadeModuleId: null, fileName: 'react.js', imports: [] },
  ] as Rolldown.OutputChunk[];
  expect(chunksOf(chunks, '/app.ts', '/page.ts')).toEqual([
    '/app.js',
    '/react.js',
    '/shared.js',
    '/page.js',
  ]);
});
