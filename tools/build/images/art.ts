import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { settingError } from '../../settings/settingError';
import { variableOf } from '../../../src/theme/palette';
import { colours, roles, type Scheme } from '../../theme/roles';

/**
 * Returns a minified drawing. If the source has colours of the palette, a style element in the drawing
 * defines them for both colour schemes, because an SVG in an <img> does not inherit the custom properties of
 * the page.
 * @param source SVG text, in which `var(--palette-…)` is a colour of the palette
 * @param forUse whether pages show the drawing with <use>. The drawing then inherits the page's custom
 * properties. It gets no style element, because Chromium 119 would report such an element as a violation of
 * the Content Security Policy
 */
export function themedSvg(source: string, forUse = false): string {
  const properties = (scheme: Scheme) =>
    roles
      .filter((role) => source.includes(`var(${variableOf(role)})`))
      .map((role) => `${variableOf(role)}:${colours[scheme][role]}`)
      .join(';');
  const style =
    `<style>:root{${properties('light')}}` +
    `@media(prefers-color-scheme:dark){:root{${properties('dark')}}}</style>`;
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertColors: false, cleanupIds: false } },
      },
    ],
  });
  // src/components/Drawing.tsx shows the element with the id `dibujo` by default.
  return data.replace(
    /<svg([^>]*)>/,
    `<svg id="dibujo"$1>${properties('light') && !forUse ? style : ''}`,
  );
}

/**
 * Writes a generated image. Does not write a file that already has this content, because the development
 * server updates the page after each write.
 * @returns path of the file
 */
export function writeIfChanged(file: string, image: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === image) return file;
  // Another build may read the file at the same time, so only the complete image gets the file's name.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return file;
}

function writeThemedCopy(file: string, cache: string, forUse: boolean): string {
  const source = readFileSync(file, 'utf8');
  let drawing: string;
  try {
    drawing = themedSvg(source, forUse);
  } catch {
    throw settingError(`src/art/${path.basename(file)} no es un dibujo SVG que se entienda.`);
  }
  return writeIfChanged(path.join(cache, forUse ? 'use' : '', path.basename(file)), drawing);
}

/**
 * Vite plugin that resolves imports of `src/art/*.svg` to copies with the theme's colours. Imports that end
 * with `?use` get a copy for <use> (src/components/Drawing.tsx).
 * @param cache folder for the copies
 */
export function art(cache: string): Plugin {
  return {
    name: 'art',
    enforce: 'pre',
    // A small drawing in the code would be a `data:` URL, which browsers do not load for <use>, and which the policy of the
    // site blocks. In a plugin, because Storybook takes no `build` from a configuration.
    config: () => ({ build: { assetsInlineLimit: 0 } }),
    async resolveId(id, importer) {
      const [, relativePath, query] = /^(.*\/art\/[\w-]+\.svg)(\?use)?$/.exec(id) ?? [];
      if (!relativePath || !importer) return null;
      const file = path.resolve(path.dirname(importer), relativePath);
      const copy = writeThemedCopy(file, cache, Boolean(query));
      this.addWatchFile(file);
      // Vite's module ids have slashes, also on Windows. Not with Vite's `normalizePath`: Jest, which imports this
      // module, cannot import Vite, because Vite has only ES modules.
      return copy.replaceAll(path.sep, '/');
    },
    // Modules import the copy and not the drawing, so an edited drawing has to be copied again.
    hotUpdate({ file, type }) {
      if (type !== 'update' || !/src\/art\/[\w-]+\.svg$/.test(file)) return;
      for (const forUse of [false, true]) writeThemedCopy(file, cache, forUse);
    },
  };
}
