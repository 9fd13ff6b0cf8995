import { agencyForm, contactForm } from '../../../src/forms/fields/definitions';
import { extraFieldsOf } from '../../../src/forms/sending/extraFields';
import { findDenial, hasSuccess } from '../../../src/forms/sending/answer';
import { deployment } from '../../../src/config/deployment';
import { multipartOnly, nativeEndpoint, thanksPage } from '../../../src/config/optional';
import { findingOf, skipped, wrong, type Finding } from './finding';

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 30_000;

const MARK = 'PRUEBA del sitio';

const person = {
  nombre: MARK,
  apellido: 'Borrar',
  correo: 'prueba@example.com',
  telefono: '11 4555-1234',
};
const contact = { ...person, mensaje: `${MARK}: borralo.`, opcionSeleccionada: '' };
const agency = { ...person, web: '', ciudad: MARK };

const CHECK_INBOX = 'mirá si el mensaje «PRUEBA del sitio» llegó: docs/formularios.md';

/** Adds the owner's extra fields to the fields of a form. */
function withExtraFields(form: typeof contactForm | typeof agencyForm, values: object) {
  const fields: Record<string, string> = { ...values };
  for (const { name, value, copyOf } of extraFieldsOf(form.fields)) {
    fields[name] = copyOf ? (fields[copyOf] ?? '') : value;
  }
  return fields;
}

function toFormData(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/**
 * Judges an answer more strictly than the site, for which an ok status is enough: the owner has to look in the mailbox
 * if the answer does not say that the message was taken.
 */
function judge(what: string, status: number, body: string, location: string | null): Finding {
  if (status >= 300 && status < 400) {
    return thanksPage && location?.startsWith(new URL(thanksPage).origin)
      ? findingOf(what, true, `lleva a la página de gracias, ${location}`, '')
      : skipped(what, `lleva a ${location ?? 'otra página'}: ${CHECK_INBOX}`);
  }
  if (status < 200 || status > 299) return wrong(what, `contesta ${status}`, CHECK_INBOX);
  if (findDenial(body)) {
    return wrong(
      what,
      `contesta ${status}, pero dice que no lo tomó: ${body.slice(0, 120)}`,
      CHECK_INBOX,
    );
  }
  return hasSuccess(body)
    ? findingOf(what, true, `contesta ${status} y dice que salió bien`, '')
    : skipped(what, `contesta ${status} sin decir que salió bien: ${CHECK_INBOX}`);
}

async function send(
  what: string,
  endpoint: string,
  origin: string,
  init: RequestInit,
): Promise<Finding> {
  const headers = { Origin: origin, Referer: `${origin}/`, ...init.headers };
  try {
    const response = await fetch(new URL(endpoint, origin), {
      ...init,
      method: 'POST',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return judge(what, response.status, await response.text(), response.headers.get('location'));
  } catch (error) {
    return wrong(what, `no contestó (${(error as Error).message})`, CHECK_INBOX);
  }
}

/**
 * Sends one marked message in each way in which visitors send (R-OWNER-21): the requests of both forms, and the
 * browser's own post. The requests name the site's origin, because some services look at it.
 * @param origin the site's origin
 */
export async function sentFindings(origin: string): Promise<Finding[]> {
  const accept = { Accept: 'application/json' };
  const contactFields = withExtraFields(contactForm, contact);
  const agencyFields = withExtraFields(agencyForm, agency);
  const { formEndpoint } = deployment;
  return [
    await send(
      'Mensaje de prueba, contacto',
      formEndpoint,
      origin,
      multipartOnly
        ? { headers: accept, body: toFormData(contactFields) }
        : {
            headers: { ...accept, 'Content-Type': 'application/json' },
            body: JSON.stringify(contactFields),
          },
    ),
    await send('Mensaje de prueba, agencias', formEndpoint, origin, {
      headers: accept,
      body: toFormData(agencyFields),
    }),
    await send('Mensaje de prueba, sin JavaScript', nativeEndpoint || formEndpoint, origin, {
      headers: { Accept: 'text/html' },
      body: toFormData(agencyFields),
    }),
  ];
}
