import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewRibbon } from '../../src/content/preview';
import { light } from '../../src/theme/palette';
import { sha256 } from '../build/headers';

const RIBBON = `<aside class="vista-previa">${previewRibbon}</aside>`;

// `pointer-events: none` lets taps reach the page under the ribbon.
const STYLE =
  '.vista-previa{position:sticky;bottom:0;z-index:1250;padding:8px 16px;' +
  `background:${light.turismo};color:${light.onTicket};` +
  'font:600 14px/1.4 system-ui,sans-serif;text-align:center;pointer-events:none}';

// In capitals, which search engines read alike: the app removes a meta element named «robots».
const NOINDEX = '<meta name="ROBOTS" content="noindex">';

/** Headers that keep a preview out of the search engines. */
export const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex' } as const;

/** Adds the hash of the ribbon's style to a policy. */
export const previewPolicy = (policy: string): string =>
  policy.replace(/style-src [^;]*/, (sources) => `${sources} ${sha256(STYLE)}`);

/**
 * Marks each page of a folder as a preview: a ribbon after the element that React hydrates, and closed to
 * search engines. Compressed copies and `_headers` have to be written afterwards.
 */
export function markAsPreview(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    const marked = readFileSync(file, 'utf8')
      .replace('</head>', () => `${NOINDEX}<style>${STYLE}</style></head>`)
      .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${RIBBON}</body>`);
    writeFileSync(file, marked);
  }
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}
