import { deployment } from '../../../src/config/deployment';
import { confirmation } from '../../../src/config/optional';
import { agencyForm, contactForm } from '../../../src/forms/fields/definitions';
import { buildRequest, hasConfirmation, normalize } from '../../../src/forms/submit/request';
import { MIN_CONFIRMATION } from '../../build/settingRules';
import { knownConfirmation } from '../formServices';
import { ask, type Answer } from './ask';
import { allowsOrigin, type Finding } from './checks';

const person = { correo: 'prueba@example.com', telefono: '11 4555-1234' };

/** The two messages. Their names differ, so that what stands in both answers is no echo of a name. */
const messages: readonly [what: string, request: RequestInit][] = [
  [
    'Mensaje de prueba de contacto',
    buildRequest(contactForm, {
      nombre: 'Prueba Uno',
      apellido: 'Contacto',
      ...person,
      mensaje: 'Mensaje de prueba del sitio: borralo.',
      opcionSeleccionada: '',
    }),
  ],
  [
    'Mensaje de prueba de agencias',
    buildRequest(agencyForm, {
      nombre: 'Ensayo Dos',
      apellido: 'Agencia',
      ...person,
      web: '',
      ciudad: 'Mensaje de prueba del sitio: borralo.',
    }),
  ],
];

/** Returns the beginning of an answer, in one line. */
const excerpt = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** A member of JSON without white space, whose value says neither no nor nothing. */
const MEMBER = /"\w+":(?:"[^"]+"|true|[1-9]\d*)/g;

/** Names of the members with which services say that they have stored a message. */
const SUCCESS = /^"(ok|success|status|result)"/;

/**
 * Returns the text that the owner may set as `confirmation`: the one that the service documents or, from the first
 * answer, a member of JSON, a heading or a short text, each if it stands in the second answer too.
 */
function proposal(first: string, second: string): string | undefined {
  const members = normalize(first).match(MEMBER) ?? [];
  const isShort = /^[^{[<]{6,100}$/.test(first);
  const candidates = [
    knownConfirmation(deployment.formEndpoint) ?? '',
    ...members.filter((member) => SUCCESS.test(member)),
    ...members,
    /<h1[^>]*>([^<]+)/i.exec(first)?.[1] ?? '',
    isShort ? first : '',
  ].map(normalize);
  return candidates.find(
    (text) =>
      text.length >= MIN_CONFIRMATION &&
      [first, second].every((answer) => normalize(answer).includes(text)),
  );
}

/** Judges the answer to a message as the site does, and shows its beginning. */
function judge(answer: Answer, isReadable: boolean): Omit<Finding, 'what'> {
  const seen = `contesta ${answer.status}: ${excerpt(answer.text) || 'nada'}`;
  const todo = 'mirá docs/formularios.md, paso 4';
  if (answer.status >= 400) return { result: 'wrong', seen, todo };
  if (!isReadable)
    return { result: 'wrong', seen: `${seen}; el sitio no puede leerlo (CORS)`, todo };
  if (!confirmation) return { result: 'unknown', seen: `${seen}; mirá si te llegó` };
  return hasConfirmation(answer.text)
    ? { result: 'right', seen: `${seen}; está el texto de confirmation` }
    : { result: 'wrong', seen: `${seen}; falta el texto de confirmation`, todo };
}

/**
 * Sends a message with each form's request (R-OWNER-11). The requests name the site's origin, because some services
 * look at it.
 * @param origin the site's origin
 * @returns a finding for each message, and the line of `confirmation` that fits the answers
 */
export async function sendMessages(
  origin: string,
): Promise<{ findings: Finding[]; line: string | undefined }> {
  const url = new URL(deployment.formEndpoint, origin).href;
  const findings: Finding[] = [];
  const answers: string[] = [];
  for (const [what, { headers, body }] of messages) {
    const answer = await ask(url, {
      method: 'POST',
      redirect: 'follow',
      headers: { Origin: origin, Referer: `${origin}/`, ...headers },
      body: body ?? null,
    });
    if ('failed' in answer) {
      findings.push({ what, result: 'wrong', seen: answer.failed, todo: 'probá de nuevo' });
      continue;
    }
    const isReadable = new URL(url).origin === origin || allowsOrigin(answer, origin);
    findings.push({ what, ...judge(answer, isReadable) });
    if (isReadable && answer.status < 400) answers.push(answer.text);
  }
  const isConfirmed = findings.every(({ result }) => result === 'right');
  const [first, second] = answers;
  const text = first && second && !isConfirmed ? proposal(first, second) : undefined;
  const line = text && `export const confirmation: string = '${text.replace(/['\\]/g, '\\$&')}';`;
  return { findings, line };
}
