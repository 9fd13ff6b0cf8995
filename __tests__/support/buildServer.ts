import type { RequestListener } from 'node:http';
import { serveDist } from '../../tools/serve/serveDist';

/** Returns the handler with which `npm start` and `npm run preview` answer requests for a build. */
export function buildServer(outDir: string): RequestListener {
  let handle!: RequestListener;
  const { configurePreviewServer } = serveDist() as unknown as {
    configurePreviewServer: (preview: object) => void;
  };
  configurePreviewServer({
    config: { root: '/', build: { outDir } },
    middlewares: { use: (handler: RequestListener) => (handle = handler) },
  });
  return handle;
}
