import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from '../../tools/build/bundle/oldestBrowsers';
import { oldChromiums } from '../../tools/browsers/oldChromium';
import { readSite, type BuiltPage } from '../../tools/release/builtSite';
import { buildSite } from '../support/builds';

/** The oldest browsers of docs/browsers.md, and what they need in the CSS of a build. */

const text = readFileSync(path.resolve(__dirname, '../../docs/browsers.md'), 'utf8');

/** The oldest versions that the document promises, by the browser's name in Browserslist. */
const promised = (() => {
  const [, chrome, safari, firefox] =
    /«All» are Chromium (\S+), Safari (\S+), Firefox (\S+) and/.exec(text) ?? [];
  return { chrome, firefox, safari };
})();

let pages: readonly BuiltPage[] = [];
beforeAll(async () => {
  pages = readSite(await buildSite()).pages;
});

const cssOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

/** Returns the names of the properties with a prefix in a style sheet. */
const prefixedIn = (css: string) => new Set(css.match(/(?<=[{;])-(?!-)[\w-]+(?=:)/g));

test('R-SITE-11a: the build is made for the oldest browsers of browsers.md, and the oldest Chromium is tried', () => {
  expect(oldestBrowsers).toEqual(promised);
  expect(Math.min(...oldChromiums)).toBe(Number(promised.chrome));
});

test('R-SITE-11a: each page’s CSS has every prefix that these browsers need', () => {
  const targets = browserslistToTargets(
    Object.entries(promised).map(([name, version]) => `${name} ${version}`),
  );
  const missing = pages.flatMap((page) => {
    const css = cssOf(page);
    const wanted = transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets,
      exclude: Features.LightDark,
    }).code.toString();
    const there = prefixedIn(css);
    return [...prefixedIn(wanted)]
      .filter((property) => !there.has(property))
      .map((property) => `${page.file}: ${property}`);
  });
  expect(missing).toEqual([]);
});

/** Properties that the site uses and that one of these browsers knows only by its prefix (MDN’s browser-compat-data). */
const PREFIXED = ['mask', 'user-select', 'text-decoration-color'];

test.each(PREFIXED)('R-SITE-11a: each rule with `%s` has it with its prefix, too', (property) => {
  const has = (block: string, name: string) => RegExp(`(^|;)${name}:`).test(block);
  const blocks = pages.flatMap((page) => cssOf(page).match(/[^{}]+(?=\})/g) ?? []);
  const used = blocks.filter((block) => has(block, property));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((block) => !has(block, `-webkit-${property}`))).toEqual([]);
});

test('R-SITE-11a: in Safari no question has the browser’s marker beside its own icon', () => {
  const questions = pages.flatMap((page) =>
    [...page.document.querySelectorAll('summary:has(svg)')].map((summary) => ({ page, summary })),
  );
  expect(questions).toHaveLength(8);
  const withMarker = questions.filter(({ page, summary }) => {
    const rules = cssOf(page).matchAll(/([^{}]+)::-webkit-details-marker\{display:none\}/g);
    return ![...rules].some(([, selector]) => summary.matches(selector!));
  });
  expect(withMarker.map(({ page, summary }) => `${page.file}: ${summary.textContent}`)).toEqual([]);
});
