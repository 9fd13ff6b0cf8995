import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { dark, light } from '../../src/theme/palette';

/** Flattens a palette to custom properties named as MUI names them: `--palette-text-primary`. */
function customProperties(palette: object, prefix = '--palette'): string[] {
  return Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? customProperties(value, `${prefix}-${name}`)
      : [`${prefix}-${name}:${value}`],
  );
}

/**
 * Gives a drawing the theme's colours: an SVG shown by <img> cannot see the page's custom
 * properties, so those that it uses are written into it, for both schemes.
 * @param source SVG text whose colours are `var(--palette-…)`
 * @returns the minified SVG
 */
export function themedSvg(source: string): string {
  const used = (palette: object) =>
    customProperties(palette)
      .filter((property) => source.includes(`var(${property.slice(0, property.indexOf(':'))})`))
      .join(';');
  const style =
    `<style>:root{${used(light)}}` +
    `@media(prefers-color-scheme:dark){:root{${used(dark)}}}</style>`;
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
  return data.replace(/<svg([^>]*)>/, `<svg id="dibujo"$1>${used(light) ? style : ''}`);
}

/**
 * Vite plugin: imports of `src/art/*.svg` resolve to their themed copies, so that one palette file reaches every drawing.
 * @param cache folder for the copies
 */
export function art(cache: string): Plugin {
  return {
    name: 'art',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!/\/art\/[\w-]+\.svg$/.test(id) || !importer) return null;
      const file = path.resolve(path.dirname(importer), id);
      const themed = path.join(cache, path.basename(file));
      mkdirSync(cache, { recursive: true });
      // Whole at once: another build may be reading the last one's.
      const unfinished = `${themed}.${process.pid}`;
      writeFileSync(unfinished, themedSvg(readFileSync(file, 'utf8')));
      renameSync(unfinished, themed);
      this.addWatchFile(file);
      return themed;
    },
  };
}
