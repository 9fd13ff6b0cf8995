import { createHash } from 'node:crypto';

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

/** The headers of every page of the inbox: what it shows was typed by strangers. */
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
 * Makes text safe inside an element or a quoted attribute. Control characters, which HTML drops or
 * replaces, become `\uXXXX`, except tab and line ends.
 *
 * @param text - anything a sender typed
 * @returns HTML that shows exactly that text
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}

/**
 * Gives a whole page of the inbox, to be sent with {@link PAGE_HEADERS}.
 *
 * @param title - plain text
 * @param main - HTML, already escaped
 * @returns the document
 */
export function document(title: string, main: string): string {
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
