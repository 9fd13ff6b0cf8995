import { deployment } from '../../../src/config/deployment';
import { confirmation } from '../../../src/config/optional';
import { agencyForm, contactForm } from '../../../src/forms/fields/definitions';
import { buildRequest, hasConfirmation } from '../../../src/forms/submit/request';
import type { Answer } from './ask';
import { allowsOrigin, type Check, type Verdict } from './checks';

const MARK = 'PRUEBA del sitio';
const person = {
  nombre: MARK,
  apellido: 'Borrar',
  correo: 'prueba@example.com',
  telefono: '11 4555-1234',
};

const CHECK_INBOX = `mirá si el mensaje «${MARK}» llegó: docs/formularios.md`;

/**
 * Judges an answer that a script of the site has to read. From another origin browsers hide an answer without CORS
 * headers: the visitor reads «Error», although the service may have stored the message.
 */
const judgeForScript =
  (origin: string, url: string) =>
  (answer: Answer): ReturnType<Check['judge']> => {
    return answer.status >= 400 || new URL(url).origin === origin || allowsOrigin(answer, origin)
      ? judge(answer)
      : [
          false,
          `contesta ${answer.status}, pero el sitio no puede leerlo (CORS): quien envía ve «Error» aunque llegue`,
          'tiene que mandar Access-Control-Allow-Origin también con la respuesta del envío, no solo con la del permiso previo (OPTIONS)',
        ];
  };

/** Judges an answer as the site does; without `confirmation` the owner has to look in the mailbox. */
function judge({ status, headers, text }: Answer): Verdict {
  if (status >= 300 && status < 400) {
    return [undefined, `lleva a ${headers.get('location') ?? 'otra página'}: ${CHECK_INBOX}`];
  }
  if (status < 200 || status > 299) return [false, `contesta ${status}`];
  const beginning = text.slice(0, 120);
  if (!confirmation) return [undefined, `contesta ${status}: ${beginning}: ${CHECK_INBOX}`];
  return hasConfirmation(text)
    ? [true, `contesta ${status} y dice lo de confirmation`]
    : [false, `contesta ${status}, pero no dice lo de confirmation: ${beginning}`];
}

/**
 * Returns the checks that send a marked message in each way in which visitors send (R-OWNER-21): both forms' requests and
 * the browser's own post. The requests name the site's origin, because some services look at it.
 * @param origin the site's origin
 */
export function sendChecks(origin: string): Check[] {
  const contact = { ...person, mensaje: `${MARK}: borralo.`, opcionSeleccionada: '' };
  const agency = buildRequest(agencyForm, { ...person, web: '', ciudad: MARK });
  const { formEndpoint } = deployment;
  const url = new URL(formEndpoint, origin).href;
  const byScript = judgeForScript(origin, url);
  const ways: [what: string, url: string, request: RequestInit, judge: Check['judge']][] = [
    ['contacto', url, buildRequest(contactForm, contact), byScript],
    ['agencias', url, agency, byScript],
    ['sin JavaScript', url, { ...agency, headers: { Accept: 'text/html' } }, judge],
  ];
  return ways.map(([what, address, { headers, body }, judgeAnswer]) => ({
    what: `Mensaje de prueba, ${what}`,
    url: address,
    init: {
      method: 'POST',
      headers: { Origin: origin, Referer: `${origin}/`, ...headers },
      body: body ?? null,
    },
    judge: judgeAnswer,
    todo: CHECK_INBOX,
  }));
}
