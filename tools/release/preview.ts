import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewRibbon } from '../../src/content/preview';
import { light } from '../../src/theme/palette';
import { sha256 } from '../build/headers';

const RIBBON = `<aside class="vista-previa">${previewRibbon}</aside>`;

// The page below stays usable: a tap on the ribbon goes through it.
const STYLE =
  '.vista-previa{position:sticky;bottom:0;z-index:1250;padding:8px 16px;' +
  `background:${light.turismo};color:${light.onTicket};` +
  'font:600 14px/1.4 system-ui,sans-serif;text-align:center;pointer-events:none}';

// In capitals, which mean the same to search engines: the app would take its own «robots» away.
const NOINDEX = '<meta name="ROBOTS" content="noindex">';

/** Headers that keep a preview out of the search engines, whatever is in the page. */
export const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex' } as const;

/** The policy with the ribbon's style allowed in it. */
export const previewPolicy = (policy: string): string =>
  policy.replace(/style-src [^;]*/, (sources) => `${sources} ${sha256(STYLE)}`);

/** A page with the ribbon, outside what React takes over, and closed to search engines. */
export function previewPage(html: string): string {
  return html
    .replace('</head>', () => `${NOINDEX}<style>${STYLE}</style></head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${RIBBON}</body>`);
}

/** Marks each page of a folder as a preview; compressed copies and `_headers` are written afterwards. */
export function markAsPreview(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    writeFileSync(file, previewPage(readFileSync(file, 'utf8')));
  }
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}
