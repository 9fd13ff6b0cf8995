import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SHARE_IMAGE } from '../build/pages/head';
import type { Problem } from '../problem';
import type { BuiltSite } from './builtSite';

const KB = 1024;

/** Maximum size of the share image, in bytes. WhatsApp may show no preview of a larger image. */
const SHARE_IMAGE_BUDGET = 300 * KB;

/** Beginning of the share image's path: each build adds a hash to its name. */
const BUILT_SHARE_IMAGE = SHARE_IMAGE.replace('.jpg', '-');

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

/** Finds a share image that WhatsApp would not show (R-SEO-03). */
export const shareImageProblems = ({ folder }: BuiltSite): Problem[] =>
  readdirSync(folder)
    .filter((file) => `/${file}`.startsWith(BUILT_SHARE_IMAGE))
    .map((file) => statSync(path.join(folder, file)).size)
    .filter((bytes) => bytes > SHARE_IMAGE_BUDGET)
    .map((bytes) => ({
      what:
        `La imagen que se ve al compartir el sitio pesa ${inKb(bytes)}, y con más de ` +
        `${inKb(SHARE_IMAGE_BUDGET)} WhatsApp no la muestra`,
      where: `public${SHARE_IMAGE}`,
      example: 'guardala otra vez, con menos calidad',
    }));
