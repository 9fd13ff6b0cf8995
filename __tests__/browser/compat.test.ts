import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { differences, unneededFeatures } from '../../tools/compat/differences';
import { browsersLacking } from '../../tools/compat/support';
import { withTables } from '../../tools/compat/table';
import {
  featuresOfCss,
  featuresOfHtml,
  featuresOfPolicy,
  featuresOfSources,
} from '../../tools/compat/usedFeatures';

const root = path.resolve(__dirname, '../..');
const dist = process.env.SUITE_DIST!;
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const pages = readdirSync(dist)
  .filter((file) => file.endsWith('.html'))
  .map(read);
const styles = pages.flatMap((page) =>
  [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style!),
);
const usedFeatures = {
  styles: featuresOfCss(styles.join('\n')),
  markup: [...new Set(pages.flatMap(featuresOfHtml))],
  policy: featuresOfPolicy(/Content-Security-Policy: (.*)/.exec(read('_headers'))![1]!),
  sources: featuresOfSources(root),
};
const listedFeatures = [...Object.values(differences).flat(), ...unneededFeatures];

test.each(Object.entries(usedFeatures))(
  'R-SITE-11: the oldest supported browsers have each feature in the site’s %s, or differences.ts lists the feature',
  (_kind, features) => {
    expect(features.length).toBeGreaterThan(10);
    const missing = features.filter((feature) => browsersLacking(feature).length > 0);
    expect(missing.filter((feature) => !listedFeatures.includes(feature))).toEqual([]);
  },
);

test('R-SITE-11: differences.ts lists no feature that is unused or that all supported browsers have', () => {
  const all = Object.values(usedFeatures).flat();
  expect(listedFeatures.filter((feature) => !all.includes(feature))).toEqual([]);
  expect(listedFeatures.filter((feature) => browsersLacking(feature).length === 0)).toEqual([]);
});

test.each([
  [featuresOfCss, 'a{color:color-mix(in srgb,red,blue)}'],
  [featuresOfCss, 'a:has(b){color:red}'],
  [featuresOfCss, '@layer a{a{color:red}}'],
  [featuresOfCss, 'a{height:100dvh}'],
  [featuresOfHtml, '<button command="show-modal" commandfor="menu">'],
  [featuresOfPolicy, "style-src-elem 'self'"],
])('R-SITE-11: %p finds a feature that a supported browser lacks in %s', (find, text) => {
  expect(find(text).filter((feature) => browsersLacking(feature).length > 0)).not.toEqual([]);
});

test('R-SITE-11: docs/browsers.md has the tables that `npm run compat` writes now', () => {
  const page = readFileSync(path.join(root, 'docs/browsers.md'), 'utf8');
  expect(withTables(page)).toBe(page);
});
