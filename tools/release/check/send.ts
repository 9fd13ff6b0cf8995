import { deployment } from '../../../src/config/deployment';
import { nativeEndpoint, thanksPage } from '../../../src/config/optional';
import { agencyForm, contactForm } from '../../../src/forms/fields/definitions';
import { isDenial, hasSuccess } from '../../../src/forms/sending/answer';
import { buildRequest } from '../../../src/forms/sending/submission';
import { parseUrl } from '../../parseUrl';
import { ask, type Answer } from './ask';
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

/**
 * Judges an answer more strictly than the site, for which an ok status is enough: the owner has to look in the mailbox
 * if the answer does not say that the message was taken.
 */
async function judge({ status, headers, text }: Answer): Promise<Verdict> {
  const target = headers.get('location') ?? 'otra página';
  if (status >= 300 && status < 400) {
    if (!thanksPage || parseUrl(target)?.origin !== new URL(thanksPage).origin) {
      return [undefined, `lleva a ${target}: ${CHECK_INBOX}`];
    }
    // Apps Script says there whether the script has failed.
    const page = await ask(target);
    return 'failed' in page || !isDenial(page.text)
      ? [true, `lleva a la página de gracias, ${target}`]
      : [false, `lleva a ${target}, que dice que no lo tomó: ${page.text.slice(0, 120)}`];
  }
  if (status < 200 || status > 299) return [false, `contesta ${status}`];
  if (isDenial(text)) {
    return [false, `contesta ${status}, pero dice que no lo tomó: ${text.slice(0, 120)}`];
  }
  return hasSuccess(text)
    ? [true, `contesta ${status} y dice que salió bien`]
    : [undefined, `contesta ${status} sin decir que salió bien: ${CHECK_INBOX}`];
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
  const toUrl = (endpoint: string) => new URL(endpoint, origin).href;
  const url = toUrl(formEndpoint);
  const byScript = judgeForScript(origin, url);
  const ways: [what: string, url: string, request: RequestInit, judge: Check['judge']][] = [
    ['contacto', url, buildRequest(contactForm, contact), byScript],
    ['agencias', url, agency, byScript],
    [
      'sin JavaScript',
      toUrl(nativeEndpoint || formEndpoint),
      { ...agency, headers: { Accept: 'text/html' } },
      judge,
    ],
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
