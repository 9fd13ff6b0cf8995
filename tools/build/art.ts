import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { colours, variableOf, type Scheme } from '../theme/roles';

/**
 * Gives a drawing the theme's colours: an SVG shown by <img> cannot see the page's custom
 * properties, so those that it uses are written into it, for both schemes.
 * @param source SVG text whose colours are `var(--palette-…)`
 * @param isUsed whether the page shows it by <use>, where the page's own properties reach it; Chromium
 * before 120 would hold its style element against the page's policy
 * @returns the minified SVG
 */
export function themedSvg(source: string, isUsed = false): string {
  const used = (scheme: Scheme) =>
    Object.entries(colours[scheme])
      .filter(([role]) => source.includes(`var(${variableOf(role)})`))
      .map(([role, colour]) => `${variableOf(role)}:${colour}`)
      .join(';');
  const style =
    `<style>:root{${used('light')}}` +
    `@media(prefers-color-scheme:dark){:root{${used('dark')}}}</style>`;
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertColors: false, cleanupIds: false } },
      },
    ],
  });
  // The id is what `Drawing` refers to.
  return data.replace(
    /<svg([^>]*)>/,
    `<svg id="dibujo"$1>${used('light') && !isUsed ? style : ''}`,
  );
}

/**
 * Writes a generated image, unless its file holds it already: written anew, it would be news to the
 * development server each time that it is asked for.
 * @returns the file
 */
export function cachedFile(file: string, image: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === image) return file;
  // Whole at once: another build may be reading the last one's.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return file;
}

const themedCopy = (file: string, cache: string, isUsed: boolean) =>
  cachedFile(
    path.join(cache, isUsed ? 'use' : '', path.basename(file)),
    themedSvg(readFileSync(file, 'utf8'), isUsed),
  );

/**
 * Vite plugin: imports of `src/art/*.svg` resolve to their themed copies, so that one palette file
 * reaches every drawing; those with `?use` to copies for <use> (`Drawing`).
 * @param cache folder for the copies
 */
export function art(cache: string): Plugin {
  return {
    name: 'art',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [, address, query] = /^(.*\/art\/[\w-]+\.svg)(\?use)?$/.exec(id) ?? [];
      if (!address || !importer) return null;
      const file = path.resolve(path.dirname(importer), address);
      const themed = themedCopy(file, cache, Boolean(query));
      this.addWatchFile(file);
      // Vite's ids have slashes on Windows too.
      return themed.replaceAll(path.sep, '/');
    },
    // A drawing that is saved is seen: its copy is what the pages watch.
    hotUpdate({ file, type }) {
      if (type !== 'update' || !/src\/art\/[\w-]+\.svg$/.test(file)) return;
      for (const isUsed of [false, true]) themedCopy(file, cache, isUsed);
    },
  };
}
