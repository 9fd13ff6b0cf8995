import type { Answer, RequestResult } from './sendRequest';
import { judged, judgedAnswer, skipped, type Finding } from './finding';

/** Days before a certificate expires from which the owner should renew it. */
const CERTIFICATE_DAYS = 14;

const DAY_MS = 86_400_000;

/**
 * Checks that a file exists and has the right type.
 * @param maxBytes the most that the file may weigh
 */
export const typeFinding = (
  what: string,
  type: string,
  asked: RequestResult,
  maxBytes = Infinity,
): Finding => {
  const size = maxBytes < Infinity ? ` y pesar ${maxBytes / 1024} KB como máximo` : '';
  return judgedAnswer(
    what,
    asked,
    `tiene que contestar 200 con el tipo ${type}${size}: mirá deploy/LEEME.md`,
    ({ status, headers, body }) => {
      const given = headers['content-type'] ?? 'sin tipo';
      const fine = status === 200 && given.startsWith(type) && body.length <= maxBytes;
      return [fine, `${status}, ${given}, ${Math.ceil(body.length / 1024)} KB`];
    },
  );
};

/** Checks how long the certificate is still valid. */
export function certificateFinding({ certificateEnds }: Answer, now: Date): Finding {
  const what = 'Certificado';
  if (!certificateEnds) return skipped(what, 'no hay sin https');
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / DAY_MS);
  const todo = 'renovalo: los servicios lo hacen solos, en un servidor propio corré certbot renew';
  return judged(what, days >= CERTIFICATE_DAYS, `vence en ${days} días`, todo);
}

/** Checks that another address redirects to the site. */
export const redirectFinding = (what: string, origin: string, asked: RequestResult): Finding =>
  judgedAnswer(
    what,
    asked,
    `tiene que redirigir a ${origin}: configuralo en tu servicio y en los DNS`,
    ({ status, headers: { location = '' } }) => {
      if (status < 300 || status >= 400) return [false, `contesta ${status}`];
      const leads = URL.canParse(location) && new URL(location).origin === origin;
      return [leads, `redirige (${status}) a ${location}`];
    },
  );
