import { createServer, type ServerResponse } from 'node:http';

/** A posted form. */
export interface Post {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Answers a post, at once or later. */
export type Behaviour = (response: ServerResponse, post: Post) => void;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  // The browser caches no preflight, so that each test sends its own.
  'Access-Control-Max-Age': '0',
  // Chromium sends a POST again if its reused connection is reset without an answer. One connection
  // for each request prevents that.
  Connection: 'close',
};

/** Returns the behaviour of a service that answers with this status. */
export const answer =
  (status: number, headers: Record<string, string> = CORS): Behaviour =>
  (response) =>
    void response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end('{}');

/** Redirects to a page without CORS headers, as many form services do after they have stored a message. */
export const redirect: Behaviour = (response) =>
  void response.writeHead(302, { ...CORS, Location: '/gracias' }).end();

/** Answers with an ok status and a body that denies it and never ends. */
export const endless: Behaviour = (response) =>
  void response.writeHead(200, CORS).write('{"success":false,"error":"captcha"');

/** Resets the connection before the answer, or within the body of an ok status. */
export const reset =
  (isWithinBody: boolean): Behaviour =>
  (response) => {
    if (!isWithinBody) return void response.socket!.resetAndDestroy();
    response.writeHead(200, { ...CORS, 'Content-Length': '9000' });
    // After the delay of 50 ms the browser has received these bytes.
    response.write('{"ok":', () => setTimeout(() => response.socket?.resetAndDestroy(), 50));
  };

/** Starts a form service on this port of another origin, which the tests of one suite tell how to behave. */
export async function startFaultService(port: number) {
  const service = {
    behaviour: answer(200),
    deniesPreflights: false,
    /** The posts since the last `clear`. */
    posts: [] as Post[],
    clear: () =>
      Object.assign(service, { behaviour: answer(200), deniesPreflights: false, posts: [] }),
    close: () => void server.close().closeAllConnections(),
  };
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS')
      return void response.writeHead(service.deniesPreflights ? 403 : 204, CORS).end();
    // A page of thanks or an icon, without CORS headers.
    if (request.method !== 'POST') return void response.end();
    const body = Buffer.concat(await request.toArray());
    const { 'content-type': contentType = '', accept = '' } = request.headers;
    const read = new Response(body, { headers: { 'Content-Type': contentType } });
    const fields =
      contentType === 'application/json'
        ? ((await read.json()) as Post['fields'])
        : Object.fromEntries(await read.formData());
    const { method = '', url: path = '' } = request;
    const post = { method, path, contentType, accept, fields };
    service.posts.push(post);
    service.behaviour(response, post);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return service;
}
