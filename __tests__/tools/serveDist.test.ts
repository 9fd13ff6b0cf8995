import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveDist } from '../../tools/serve/serveDist';
import { createFixtureFolders } from './releaseFixture';

const { site } = createFixtureFolders();

/** Returns the status of the local server's answer, and the paths for which the sent page was built. */
async function answerFor(path: string): Promise<[status: number, paths: string | undefined]> {
  let handle!: RequestListener;
  const { configurePreviewServer } = serveDist() as unknown as {
    configurePreviewServer: (server: object) => void;
  };
  configurePreviewServer({
    config: { root: '/', build: { outDir: site } },
    middlewares: { use: (handler: RequestListener) => (handle = handler) },
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      { redirect: 'manual' },
    );
    return [response.status, /data-path="([^"]*)"/.exec(await response.text())?.[1]];
  } finally {
    server.close().closeAllConnections();
  }
}

test.each([
  ['/index', '/'],
  ['/contactanos/', '/contactanos'],
  ['/contactanos.html', '/contactanos'],
])('R-OWNER-12: for %s the local server sends the page itself', async (spelling, path) => {
  expect(await answerFor(spelling)).toEqual([200, path]);
});

test.each(['/CONTACTANOS', '/contactanos//'])(
  'R-OWNER-12: for %s the local server sends the 404 page, which has the paths of all pages',
  async (spelling) => {
    expect(await answerFor(spelling)).toEqual([404, expect.stringMatching(/^\/ .*\/contactanos/)]);
  },
);
