import { parseUrl } from '../../parseUrl';
import type { Answer, RequestResult } from './sendRequest';
import { answerFinding, findingOf, skipped, type Finding } from './finding';

/** The result for a certificate that expires in fewer days is `wrong`. */
const MIN_CERTIFICATE_DAYS = 14;

const DAY_MS = 86_400_000;

/**
 * Checks that a file exists and has the right media type.
 * @param maxBytes maximum size of the file, in bytes
 */
export const typeFinding = (
  what: string,
  type: string,
  result: RequestResult,
  maxBytes = Infinity,
): Finding => {
  const size = maxBytes < Infinity ? ` y pesar ${maxBytes / 1024} KB como máximo` : '';
  return answerFinding(
    what,
    result,
    `tiene que contestar 200 con el tipo ${type}${size}: mirá deploy/LEEME.md`,
    ({ status, headers, body }) => {
      const sentType = headers['content-type'] ?? 'sin tipo';
      const isRight = status === 200 && sentType.startsWith(type) && body.length <= maxBytes;
      return [isRight, `${status}, ${sentType}, ${Math.ceil(body.length / 1024)} KB`];
    },
  );
};

/**
 * Checks the worker that removes the worker of an earlier site (R-OWNER-17). Browsers ignore a worker of another type,
 * and a cached one would come late.
 */
export const oldWorkerFinding = (what: string, result: RequestResult): Finding =>
  answerFinding(
    what,
    result,
    'quien visitó tu sitio anterior puede seguir viéndolo: volvé a publicar dist/ entera, con _headers o .htaccess',
    ({ status, headers }) => {
      const type = headers['content-type'] ?? 'sin tipo';
      const cache = headers['cache-control'] ?? 'sin Cache-Control';
      const isRight = status === 200 && /javascript/.test(type) && /no-store|no-cache/.test(cache);
      return [isRight, `${status}, ${type}, ${cache}`];
    },
  );

export function certificateFinding({ certificateEnds }: Answer, now: Date): Finding {
  const what = 'Certificado';
  if (!certificateEnds) return skipped(what, 'no hay sin https');
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / DAY_MS);
  const todo = 'renovalo: los servicios lo hacen solos, en un servidor propio corré certbot renew';
  return findingOf(what, days >= MIN_CERTIFICATE_DAYS, `vence en ${days} días`, todo);
}

/** Checks that a request to another host, or over http, is redirected to the site's origin. */
export const redirectFinding = (what: string, origin: string, result: RequestResult): Finding =>
  answerFinding(
    what,
    result,
    `tiene que redirigir a ${origin}: configuralo en tu servicio y en los DNS`,
    ({ status, headers: { location = '' } }) => {
      if (status < 300 || status >= 400) return [false, `contesta ${status}`];
      const isToSite = parseUrl(location)?.origin === origin;
      return [isToSite, `redirige (${status}) a ${location}`];
    },
  );
