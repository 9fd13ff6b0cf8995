import { listen } from './localServer';

/** A posted form. */
interface Post {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  // The browser caches no preflight, so that each test sends its own.
  'Access-Control-Max-Age': '0',
};

/** Starts a form service on this port of another origin, which the tests of one suite tell whether it denies preflights. */
export async function startFaultService(port: number) {
  const service = {
    deniesPreflights: false,
    posts: [] as Post[],
  };
  await listen(async (request, response) => {
    if (request.method === 'OPTIONS')
      return void response.writeHead(service.deniesPreflights ? 403 : 204, CORS).end();
    const body = Buffer.concat(await request.toArray());
    const { 'content-type': contentType = '', accept = '' } = request.headers;
    const read = new Response(body, { headers: { 'Content-Type': contentType } });
    const fields =
      contentType === 'application/json'
        ? ((await read.json()) as Post['fields'])
        : Object.fromEntries(await read.formData());
    const { method = '', url: path = '' } = request;
    service.posts.push({ method, path, contentType, accept, fields });
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end('{}');
  }, port);
  return service;
}
