import { SHARE_BUDGET } from '../weightProblems';
import type { Answer, Asked } from './ask';
import { judged, skipped, wrong, type Finding } from './finding';

/** Days that a certificate may have left before somebody should look. */
const CERTIFICATE_DAYS = 14;

/** A file that has to be there with a type. */
export function typeFinding(what: string, type: string, answer: Asked, most = Infinity): Finding {
  const todo = `tiene que contestar 200 con el tipo ${type}: mirá deploy/LEEME.md`;
  if ('failed' in answer) return wrong(what, answer.failed, todo);
  const { status, headers, body } = answer;
  const given = headers['content-type'] ?? 'sin tipo';
  const seen = `${status}, ${given}, ${Math.ceil(body.length / 1024)} KB`;
  return judged(what, status === 200 && given.startsWith(type) && body.length <= most, seen, todo);
}

/** The picture that networks show beside a link. */
export const shareFinding = (answer: Asked): Finding =>
  typeFinding('Imagen para compartir', 'image/jpeg', answer, SHARE_BUDGET);

/** How long the certificate still holds. */
export function certificateFinding(answer: Answer, now: Date): Finding {
  const what = 'Certificado';
  if (!answer.certificateEnds) return skipped(what, 'no hay sin https');
  const days = Math.floor((answer.certificateEnds.getTime() - now.getTime()) / 86_400_000);
  const todo = 'renovalo: los servicios lo hacen solos, en un servidor propio corré certbot renew';
  return judged(what, days >= CERTIFICATE_DAYS, `vence en ${days} días`, todo);
}

/** Another address that has to send people on to the site. */
export function redirectFinding(what: string, origin: string, answer: Asked): Finding {
  const todo = `tiene que redirigir a ${origin}: configuralo en tu servicio y en los DNS`;
  if ('failed' in answer) return wrong(what, answer.failed, todo);
  const location = answer.headers.location ?? '';
  const moved = answer.status >= 300 && answer.status < 400;
  const leads = URL.canParse(location) && new URL(location).origin === origin;
  const seen = moved ? `redirige (${answer.status}) a ${location}` : `contesta ${answer.status}`;
  return judged(what, moved && leads, seen, todo);
}
