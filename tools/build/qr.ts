import path from 'node:path';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';
import { chats } from '../../src/content/site';
import { variableOf } from '../theme/roles';
import { cachedFile, themedSvg } from './art';

/** Modules of empty ground around a code, which scanners need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Draws a QR code in the theme's colours: dark on light in both schemes, because many scanners do not
 * read a light code on a dark ground.
 * @param address what the code opens
 * @returns the SVG, one unit a module
 */
export function qrCode(address: string): string {
  const svg = renderSVG(address, {
    border: QUIET_ZONE,
    pixelSize: 1,
    blackColor: `var(${variableOf('ticket')})`,
    whiteColor: `var(${variableOf('onTicket')})`,
  });
  // Each module is a square of its own: antialiasing would draw hairlines between them.
  return themedSvg(svg.replace('<svg', '<svg shape-rendering="crispEdges"'));
}

/**
 * Vite plugin: `virtual:qr/<name>.svg` is an image file with the QR code of the chat with that name.
 * @param cache folder for the files
 */
export function qr(cache: string): Plugin {
  return {
    name: 'qr',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = /^virtual:qr\/(\w+)\.svg$/.exec(id) ?? [];
      if (!name) return null;
      return cachedFile(
        path.join(cache, `qr-${name}.svg`),
        qrCode(chats[name as keyof typeof chats]),
      );
    },
  };
}
