import { createHash } from 'node:crypto';
import { agencies } from '../../src/content/agencies';
import { COUNTED, type Counts } from './counts';
import { SHOWN, type Messages } from './file';
import { escaped, type FieldValue, type Message } from './message';

// The inbox is a tool of its own: it works with the site broken, so it borrows no theme.
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #1f2a24; --muted: #55605a; --line: #8a8271; --link: #14532d; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101a15; --ink: #f3ead9; --muted: #b9b5a6; --line: #6d7a70; --link: #8fd3a8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; }
a { color: var(--link); display: inline-block; padding: .6rem 0; }
article { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; padding: .75rem 1rem; }
header { color: var(--muted); font-size: .9rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 0; color: var(--ink); }
dl { margin: .5rem 0 0; }
dt { color: var(--muted); font-size: .9rem; overflow-wrap: anywhere; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: plaintext; }
.vacio { color: var(--muted); }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The headers of every page of the inbox: what it shows was typed by strangers (R-DEV-06). */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; ` +
    "form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * HTML that shows exactly this text, inside an element or a quoted attribute. Control characters,
 * which HTML drops or replaces, become `\uXXXX`, except tab and line ends.
 */
export const escapeHtml = (text: string) =>
  escaped(
    text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? ''),
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
  );

const document = (title: string, main: readonly string[]) => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`;

/**
 * The page that shows the messages, newest first, and what the site counted; every text escaped.
 * @param fault what POST does wrong now, so that nobody hunts for a lost message
 */
export function inboxPage(
  { messages, total, damaged }: Messages,
  counts: Counts,
  fault?: string | number,
): string {
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  return document('Bandeja', [
    total === 0 ? '' : `<p>${count(total, 'mensaje', 'mensajes')}, primero los más nuevos.</p>`,
    total > SHOWN ? `<p>Acá ves los últimos ${SHOWN}; el archivo los tiene todos.</p>` : '',
    damaged === 0
      ? ''
      : `<p>Sin mostrar: ${count(damaged, 'línea dañada', 'líneas dañadas')} del archivo.</p>`,
    ...countsSection(counts),
    fault === undefined ? '' : `<p>Falla activa: INBOX_FAIL=${fault}.</p>`,
    ...messages.map(article),
    total === 0
      ? '<p class="vacio">Todavía no llegó ningún mensaje. Completá un formulario del sitio y actualizá esta página.</p>'
      : '',
  ]);
}

/** The page that a form posted without JavaScript gets, as form services do. */
export const thanksPage = () =>
  document('¡Enviado!', [
    `<p>Recibimos tu mensaje. ${agencies.promise}</p>`,
    '<p><a href="/">Volver al inicio</a></p>',
  ]);

const DATE = new Intl.DateTimeFormat('es-AR', { dateStyle: 'medium', timeStyle: 'medium' });

/** What the site counted, only where it counts. */
function countsSection(counts: Counts): string[] {
  if (counts.size === 0) return [];
  const rows = Object.entries(COUNTED).flatMap(([what, words]) => {
    const places = [...(counts.get(what as keyof typeof COUNTED) ?? [])];
    if (places.length === 0) return [];
    const all = places.reduce((sum, [, number]) => sum + number, 0);
    const each = places.map(([where, number]) => `${escapeHtml(where)}: ${number}`).join(', ');
    return [`<dt>${words}</dt><dd>${all} (${each})</dd>`];
  });
  return [`<section><h2>Cuentas</h2><dl>${rows.join('')}</dl></section>`];
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
  const values = [value].flat().map((text) => {
    return text === ''
      ? '<dd class="vacio">(vacío)</dd>'
      : `<dd dir="auto">${escapeHtml(text)}</dd>`;
  });
  return `<dt>${escapeHtml(name)}</dt>${values.join('')}`;
}
