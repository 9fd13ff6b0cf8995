import path from 'node:path';
import { renderSVG } from 'uqr';
import { normalizePath, type Plugin } from 'vite';
import { chats } from '../../../src/content/site';
import { variableOf } from '../../../src/theme/palette';
import { writeIfChanged, themedSvg } from './art';

/** Width of the empty margin that scanners need, in modules (squares of the code), by ISO/IEC 18004. */
const QUIET_ZONE = 4;

/**
 * Returns the SVG of a QR code in the theme's colours: dark on light in both colour schemes, because many
 * scanners do not read a light code on a dark background.
 */
function qrCode(url: string): string {
  const svg = renderSVG(url, {
    border: QUIET_ZONE,
    pixelSize: 1,
    blackColor: `var(${variableOf('ticket')})`,
    whiteColor: `var(${variableOf('onTicket')})`,
  });
  // With antialiasing, browsers would draw thin lines between adjacent squares.
  return themedSvg(svg.replace('<svg', '<svg shape-rendering="crispEdges"'));
}

/**
 * Vite plugin that resolves `virtual:qr/<name>.svg` to a QR code for the WhatsApp chat of this name.
 * @param cache folder for the images
 */
export function qr(cache: string): Plugin {
  return {
    name: 'qr',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = /^virtual:qr\/(\w+)\.svg$/.exec(id) ?? [];
      if (!name) return null;
      const file = path.join(cache, `qr-${name}.svg`);
      return normalizePath(writeIfChanged(file, qrCode(chats[name as keyof typeof chats])));
    },
  };
}
