import { resultTexts } from '../../src/content/forms';
import { sha256 } from '../build/headers/policy';
import { escapeHtml } from '../escapeHtml';

/** A message, as a line of the inbox's file. */
export interface Message {
  /** Time in ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Values by field name. A field that the form sent several times has an array. */
  readonly fields: Readonly<Record<string, string | string[]>>;
}

// The inbox has colours of its own, so that a change of the site's theme cannot make messages unreadable.
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
article { border: 1px solid; border-radius: .5rem; margin: 1rem 0; padding: .75rem 1rem; }
h2 { font-size: 1rem; margin: 0; }
dl { margin: 0; }
dt { font-size: .9rem; margin-top: .5rem; }
dd { margin: 0; min-height: 1.5em; white-space: pre-wrap; unicode-bidi: plaintext; }
`;

/** Headers of the inbox's pages. The policy forbids scripts, because anyone may have sent a message (R-DEV-03). */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; img-src data:; style-src ${sha256(STYLE)}`,
};

// Without the empty icon, browsers would request /favicon.ico, and the policy would block the request.
const pageHtml = (title: string, main: string) => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;

/** Returns the page that visitors see after the browser, and not the app, has posted a form to the inbox. */
export const thanksPage = (): string =>
  pageHtml(
    resultTexts.sent.title,
    `<p>${resultTexts.sent.contacto}</p><p><a href="/">Volver al inicio</a></p>`,
  );

const DATE = new Intl.DateTimeFormat('es-AR', { dateStyle: 'medium', timeStyle: 'medium' });

/** Returns the HTML of a line of the inbox's file; '' if the line holds no message. */
function messageHtml(line: string): string {
  try {
    const { receivedAt, fields } = JSON.parse(line) as Message;
    const rows = Object.entries(fields).map(
      ([name, value]) =>
        `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml([value].flat().join('\n'))}</dd>`,
    );
    return `<article><h2>${DATE.format(new Date(receivedAt))}</h2><dl>${rows.join('')}</dl></article>`;
  } catch {
    return '';
  }
}

/** Returns the page with the messages, newest first. @param lines the lines of the inbox's file */
export function inboxPage(lines: readonly string[]): string {
  const messages = lines.map(messageHtml).toReversed().join('\n');
  return pageHtml(
    'Bandeja',
    messages ||
      '<p>Todavía no llegó ningún mensaje. Completá un formulario del sitio y actualizá esta página.</p>',
  );
}
