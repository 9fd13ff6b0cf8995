import type { Fault } from './faults';
import { document, escapeHtml } from './html';
import type { FieldValue, Message } from './message';
import { SHOWN, type Recent } from './recent';

const DATE = new Intl.DateTimeFormat('es-AR', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * Gives the page that shows the messages, newest first (issue 2, «The local inbox»).
 *
 * @param recent - what the file holds
 * @param fault - the fault that POST makes now, so that nobody hunts for a lost message
 * @returns the HTML document, every text escaped
 */
export function inboxPage({ messages, total, damaged }: Recent, fault?: Fault): string {
  const notes = [
    total === 0 ? '' : `<p>${count(total, 'mensaje', 'mensajes')}, primero los más nuevos.</p>`,
    total > SHOWN ? `<p>Acá ves los últimos ${SHOWN}; el archivo los tiene todos.</p>` : '',
    damaged === 0
      ? ''
      : `<p>Sin mostrar: ${count(damaged, 'línea dañada', 'líneas dañadas')} del archivo.</p>`,
    fault === undefined ? '' : `<p>Falla activa: INBOX_FAIL=${fault}.</p>`,
  ];
  const list =
    messages.length === 0
      ? '<p class="vacio">Todavía no llegó ningún mensaje. Completá un formulario del sitio y actualizá esta página.</p>'
      : messages.map(article).join('\n');
  return document('Bandeja', ['<h1>Bandeja</h1>', ...notes, list].filter(Boolean).join('\n'));
}

/**
 * Gives the page that a form posted without JavaScript gets, as form services do (domain facts,
 * «Form services»).
 *
 * @returns the HTML document
 */
export function thanksPage(): string {
  return document(
    '¡Enviado!',
    `<h1>¡Enviado!</h1>
<p>Recibimos tu mensaje. Te respondemos dentro de las 24 horas.</p>
<p><a href="/">Volver al inicio</a></p>`,
  );
}

function article({ id, receivedAt, contentType, fields }: Message): string {
  const date = new Date(receivedAt);
  const when = Number.isNaN(date.getTime()) ? receivedAt : DATE.format(date);
  return `<article id="${escapeHtml(id)}">
<header><h2><time datetime="${escapeHtml(receivedAt)}">${escapeHtml(when)}</time></h2>${escapeHtml(contentType)} · ${escapeHtml(id)}</header>
<dl>${fields.map(([name, value]) => field(name, value)).join('')}</dl>
</article>`;
}

function field(name: string, value: FieldValue): string {
  const values = (Array.isArray(value) ? value : [value]).map((text) =>
    text === '' ? '<dd class="vacio">(vacío)</dd>' : `<dd dir="auto">${escapeHtml(text)}</dd>`,
  );
  return `<dt>${escapeHtml(name)}</dt>${values.join('')}`;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
