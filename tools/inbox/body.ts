import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** The longest body that the inbox takes, in bytes: 64 KB (issue 2, «The local inbox»). */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads a request's whole body.
 *
 * @param req - a request whose body nobody has read
 * @param timeoutMs - how long the whole body may take, in milliseconds
 * @returns the bytes, or undefined when the sender went away before the end
 * @throws Refusal 413 over {@link BODY_LIMIT} (at once when Content-Length says so), 408 when the
 * body takes longer than `timeoutMs`, so that a slow sender holds no memory for ever (issue 4)
 */
export function readBody(req: IncomingMessage, timeoutMs: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;

    const timer = setTimeout(() => {
      refuse(new Refusal(408, 'El mensaje tardó demasiado en llegar. Enviálo de nuevo.'));
    }, timeoutMs);
    const refuse = (refusal: Refusal) => {
      stop();
      reject(refusal);
    };
    const tooLarge = () =>
      refuse(new Refusal(413, `El mensaje supera los ${BODY_LIMIT / 1024} KB. Acortalo.`));
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > BODY_LIMIT) tooLarge();
      else chunks.push(chunk);
    };
    const onEnd = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const onGone = () => {
      stop();
      resolve(undefined);
    };
    const stop = () => {
      clearTimeout(timer);
      req.off('data', onData).off('end', onEnd).off('close', onGone);
    };

    req.on('error', onGone);
    if (Number(req.headers['content-length']) > BODY_LIMIT) return tooLarge();
    req.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
