import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { colours, variableOf, type Scheme } from '../theme/roles';

/**
 * Minifies a drawing and writes the custom properties that it uses into it, for both schemes: an SVG in an
 * <img> does not inherit those of the page.
 * @param source SVG text whose colours are `var(--palette-…)`
 * @param isUsed whether the page shows the drawing by <use>, which inherits the page's properties; Chromium
 * before 120 would apply the page's policy to a style element there
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
  // `Drawing` refers to this id.
  return data.replace(
    /<svg([^>]*)>/,
    `<svg id="dibujo"$1>${used('light') && !isUsed ? style : ''}`,
  );
}

/**
 * Writes a generated image, unless its file has the same content: the development server would reload the
 * page for a file that is written again.
 * @returns the file
 */
export function cachedFile(file: string, image: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === image) return file;
  // Renamed when it is complete, because another build may be reading the file.
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
 * Vite plugin that resolves imports of `src/art/*.svg` to copies with the theme's colours, and those with
 * `?use` to copies for <use> (`Drawing`).
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
      // Vite's ids have slashes, on Windows too.
      return themed.replaceAll(path.sep, '/');
    },
    // Pages watch the copy of a drawing, so that it has to be written when the drawing is saved.
    hotUpdate({ file, type }) {
      if (type !== 'update' || !/src\/art\/[\w-]+\.svg$/.test(file)) return;
      for (const isUsed of [false, true]) themedCopy(file, cache, isUsed);
    },
  };
}
