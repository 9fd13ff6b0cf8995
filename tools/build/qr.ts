import path from 'node:path';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';
import { chats } from '../../src/content/site';
import { variableOf } from '../theme/roles';
import { cachedFile, themedSvg } from './art';

/** Width of the empty margin that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Returns the SVG of a QR code in the theme's colours: dark on light in both schemes, because many scanners
 * do not read a light code on a dark background.
 * @param address that the code opens
 */
export function qrCode(address: string): string {
  const svg = renderSVG(address, {
    border: QUIET_ZONE,
    pixelSize: 1,
    blackColor: `var(${variableOf('ticket')})`,
    whiteColor: `var(${variableOf('onTicket')})`,
  });
  // Antialiasing would draw hairlines between the modules, each of which is a square.
  return themedSvg(svg.replace('<svg', '<svg shape-rendering="crispEdges"'));
}

/**
 * Vite plugin that resolves `virtual:qr/<name>.svg` to an image of the QR code for that chat.
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
