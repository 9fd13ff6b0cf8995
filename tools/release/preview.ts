import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewRibbon } from '../../src/content/preview';
import { sha256 } from '../build/headers';
import { colours } from '../theme/roles';

const RIBBON = `<aside class="vista-previa">${previewRibbon}</aside>`;

// `pointer-events: none` lets the visitor tap the page under the ribbon.
const STYLE =
  '.vista-previa{position:sticky;bottom:0;z-index:1250;padding:8px 16px;' +
  `background:${colours.light.turismo};color:${colours.light.onTicket};` +
  'font:600 14px/1.4 system-ui,sans-serif;text-align:center;pointer-events:none}';

// In capitals, because the app removes the element `meta[name=robots]` when the visitor navigates to another page.
// Search engines ignore the case.
const NOINDEX = '<meta name="ROBOTS" content="noindex">';

export const previewPolicy = (policy: string): string =>
  policy.replace(/style-src [^;]*/, (sources) => `${sources} ${sha256(STYLE)}`);

/**
 * Marks the pages of a build as a preview: adds a ribbon, and tells search engines not to index them.
 * robots.txt stays, because a crawler has to be allowed to read a page to see its noindex. The caller has to write the
 * compressed copies and `_headers` again, because pages and policy change.
 * @param pages file names
 */
export function markAsPreview(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    // The ribbon is at the end of the body, outside of the element that React hydrates.
    const marked = readFileSync(file, 'utf8')
      .replace('</head>', () => `${NOINDEX}<style>${STYLE}</style></head>`)
      .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${RIBBON}</body>`);
    writeFileSync(file, marked);
  }
}
