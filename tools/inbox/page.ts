import { createHash } from 'node:crypto';
import { agencies } from '../../src/content/agencies';
import { COUNTED, type Count, type Message, type Messages } from './store';

// The inbox has colours of its own, so that a change of the site's theme cannot make messages unreadable.
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

/** Headers of the inbox's pages. The policy forbids scripts, because anyone may have sent a message (R-DEV-06). */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; ` +
    "form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// Without the empty icon, browsers would request /favicon.ico. The policy would block the request, and Firefox would
// log an error.
const pageHtml = (title: string, main: readonly string[]) => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
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
 * Returns the page with the messages, newest first, and the site's counts.
 * @param fault value of INBOX_FAIL; the page shows it, because some values make the inbox store no message
 */
export function inboxPage(
  { messages, damaged }: Messages,
  counts: readonly Count[],
  fault?: string | number,
): string {
  const amount = (count: number, singular: string, plural: string) =>
    `${count} ${count === 1 ? singular : plural}`;
  return pageHtml('Bandeja', [
    messages.length === 0
      ? ''
      : `<p>${amount(messages.length, 'mensaje', 'mensajes')}, primero los más nuevos.</p>`,
    damaged === 0
      ? ''
      : `<p>Sin mostrar: ${amount(damaged, 'línea dañada', 'líneas dañadas')} del archivo.</p>`,
    countsSection(counts),
    fault === undefined ? '' : `<p>Falla activa: INBOX_FAIL=${fault}.</p>`,
    ...messages.map(messageHtml).reverse(),
    messages.length === 0
      ? '<p class="vacio">Todavía no llegó ningún mensaje. Completá un formulario del sitio y actualizá esta página.</p>'
      : '',
  ]);
}

/** Returns the page that visitors see after the browser, and not the app, has posted a form to the inbox. */
export const thanksPage = (): string =>
  pageHtml('¡Enviado!', [
    `<p>Recibimos tu mensaje. ${agencies.promise}</p>`,
    '<p><a href="/">Volver al inicio</a></p>',
  ]);

const DATE = new Intl.DateTimeFormat('es-AR', { dateStyle: 'medium', timeStyle: 'medium' });

function countsSection(counts: readonly Count[]): string {
  if (counts.length === 0) return '';
  const rows = Object.entries(COUNTED).map(([que, label]) => {
    const counted = new Map<string, number>();
    for (const count of counts) {
      if (count.que === que) counted.set(count.donde, (counted.get(count.donde) ?? 0) + 1);
    }
    const total = [...counted.values()].reduce((sum, number) => sum + number, 0);
    const each = [...counted]
      .map(([place, number]) => `${escapeHtml(place)}: ${number}`)
      .join(', ');
    return total === 0 ? '' : `<dt>${label}</dt><dd>${total} (${each})</dd>`;
  });
  return `<section><h2>Cuentas</h2><dl>${rows.join('')}</dl></section>`;
}

function messageHtml({ id, receivedAt, contentType, fields }: Message): string {
  const when = DATE.format(new Date(receivedAt));
  return `<article id="${escapeHtml(id)}">
<header><h2><time datetime="${escapeHtml(receivedAt)}">${when}</time></h2>${escapeHtml(contentType)} · ${escapeHtml(id)}</header>
<dl>${Object.entries(fields)
    .map(([name, value]) => fieldHtml(name, [value].flat()))
    .join('')}</dl>
</article>`;
}

function fieldHtml(name: string, texts: readonly string[]): string {
  const values = texts.map((text) =>
    text === '' ? '<dd class="vacio">(vacío)</dd>' : `<dd dir="auto">${escapeHtml(text)}</dd>`,
  );
  return `<dt>${escapeHtml(name)}</dt>${values.join('')}`;
}
