import type { ValidationError } from 'yup';
import { buildSettings } from '../../../src/content/derived/buildSettings';
import { confirmation } from '../../../src/config/optional';
import { formTexts } from '../../../src/content/forms';
import {
  agencyForm,
  contactForm,
  mapFields,
  schemaOf,
  type FieldDefinition,
  type FormDefinition,
} from '../../../src/forms/fields/definitions';
import {
  buildRequest,
  hasConfirmation,
  normalize,
  readAnswer,
} from '../../../src/forms/submit/request';
import { knownService } from '../formServices';
import { ask, type Answer } from './ask';
import { challengeIn } from './challenge';
import { allowsOrigin, type Finding } from './checks';

const FILE = 'tools/release/check/send.ts';

/** What a test message has in each kind of field. */
interface TestMessage {
  readonly what: string;
  readonly form: FormDefinition;
  readonly email: string;
  readonly phone: string;
  readonly webAddress: string;
  readonly text: string;
}

/**
 * A message of each form. Some services repeat the message in their answer. The two messages have no text in common, so a
 * text in both answers is the service's own.
 */
const messages: readonly TestMessage[] = [
  {
    what: 'Mensaje de prueba de contacto',
    form: contactForm,
    email: 'contacto@example.com',
    phone: '11 4555-1234',
    webAddress: 'https://contacto.example.com',
    text: 'Mensaje de prueba del sitio: borralo.',
  },
  {
    what: 'Mensaje de prueba de agencias',
    form: agencyForm,
    email: 'agencia@example.org',
    phone: '351 466-7890',
    webAddress: 'https://agencia.example.org',
    text: 'Ensayo inventado (se puede borrar)',
  },
];

function valueIn(field: FieldDefinition, { email, phone, webAddress, text }: TestMessage): string {
  if (field.control === 'purpose') return formTexts.purposes[0]!;
  switch (field.attributes?.type) {
    case 'email':
      return email;
    case 'tel':
      return phone;
    case 'url':
      return webAddress;
    default:
      return text;
  }
}

/**
 * Returns the request of a form with a value in each of its fields.
 * @throws Error if a field refuses its value, because it has a format that `valueIn` does not know
 */
function requestOf(message: TestMessage) {
  const { form } = message;
  const values = mapFields(form, (_name, field) => valueIn(field, message));
  try {
    schemaOf(form).validateSync(values);
  } catch (cause) {
    const { path, message: reason } = cause as ValidationError;
    const problem = `The field ${path} refuses the test message's «${values[path!]}» (${reason})`;
    throw new Error(`${problem}. Give it a value of its own in valueIn, ${FILE}.`, { cause });
  }
  return buildRequest(form, values);
}

/** Returns the beginning of an answer, in one line. */
const excerpt = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120);

const FROM_A_PHONE =
  'este comando no la pasa: mandá un mensaje con cada formulario desde un teléfono y mirá si llega';

/** Reads an answer within the limits of the site's scripts; if the owner has set `confirmation`, up to this text. */
const readBeginning = (response: Response) =>
  readAnswer(response, (text) => confirmation !== '' && hasConfirmation(text));

/**
 * Judges the answer to a message, and shows its beginning. Without `confirmation` the site's scripts take an ok status for
 * sent; here the owner has to look whether the message has arrived.
 * @param isOwn whether the address is on the site's own host: there a browser that has passed a challenge can send
 */
function judge(answer: Answer, isReadable: boolean, isOwn: boolean): Omit<Finding, 'what'> {
  const isConfirmed = confirmation !== '' && hasConfirmation(answer.text);
  const challenge = challengeIn(answer);
  if (challenge && isOwn && !isConfirmed)
    return { result: 'unchecked', seen: challenge, todo: FROM_A_PHONE };
  const seen = challenge ?? `contesta ${answer.status}: ${excerpt(answer.text) || 'nada'}`;
  const todo = 'mirá docs/formularios.md, «Si algo falla»';
  if (answer.status >= 300) return { result: 'wrong', seen, todo };
  if (!isReadable)
    return { result: 'wrong', seen: `${seen}; el sitio no puede leerlo (CORS)`, todo };
  if (!confirmation) return { result: 'unknown', seen: `${seen}; mirá si te llegó` };
  if (isConfirmed) return { result: 'right', seen: `${seen}; está el texto de confirmation` };
  const missing = `${seen}; falta el texto de confirmation`;
  return { result: 'wrong', seen: missing, todo: 'mirá docs/formularios.md, paso 4' };
}

/** Returns the line of `confirmation` for the text that docs/formularios.md gives for the form's address. */
function confirmationLine(answers: readonly string[]): string | undefined {
  const known = knownService(buildSettings.formEndpoint)?.confirmation;
  const isInBoth =
    known &&
    answers.length === messages.length &&
    answers.every((answer) => normalize(answer).includes(normalize(known)));
  return isInBoth ? `export const confirmation: string = '${known}';` : undefined;
}

/**
 * Sends a message with each form's request (R-OWNER-11). The requests name the site's origin, because some services
 * look at it.
 * @param origin the site's origin
 * @returns a finding for each message, and the line of `confirmation` that the owner should set, if both answers have
 * the text that docs/formularios.md gives for the form's address
 */
export async function sendMessages(origin: string) {
  const url = new URL(buildSettings.formEndpoint, origin).href;
  const findings: Finding[] = [];
  const answers: string[] = [];
  for (const message of messages) {
    const { what } = message;
    const { headers, body } = requestOf(message);
    const init: RequestInit = {
      method: 'POST',
      redirect: 'follow',
      headers: { Origin: origin, Referer: `${origin}/`, ...headers },
      body: body ?? null,
    };
    const answer = await ask(url, init, readBeginning);
    if ('failed' in answer) {
      findings.push({ what, result: 'wrong', seen: answer.failed, todo: 'probá de nuevo' });
      continue;
    }
    const isOwn = new URL(url).origin === origin;
    const isReadable = isOwn || allowsOrigin(answer, origin);
    findings.push({ what, ...judge(answer, isReadable, isOwn) });
    if (isReadable && answer.status < 300) answers.push(answer.text);
  }
  const isConfirmed = findings.every(({ result }) => result === 'right');
  return { findings, line: isConfirmed ? undefined : confirmationLine(answers) };
}
