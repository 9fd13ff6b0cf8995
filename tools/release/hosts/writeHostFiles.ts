import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, type SiteRules } from '../../build/headers';
import { htaccess } from './apache';

/** Likely spellings of a page's path. Each spelling needs a line: `_redirects` has no regular expressions. */
const spellings = (path: string): string[] => [
  path.toLowerCase(),
  path.toUpperCase(),
  path.slice(0, 2).toUpperCase() + path.slice(2),
  path.slice(0, 2).toUpperCase() + path.slice(2).toLowerCase(),
];

/**
 * Returns the text of `_redirects`, which Cloudflare Pages and Netlify read. It has no line for a slash at the end or
 * for `.html`: both hosts treat these spellings before they read the file (docs/architecture.md, «Hosts»).
 */
function redirectsFile(rules: SiteRules): string {
  const others = rules.pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) =>
      [...new Set(spellings(path))]
        .filter((spelling) => spelling !== path)
        .map((spelling) => [spelling, path] as const),
    );
  // Not 308: Netlify's documentation promises a redirect for 301 and 302, and other statuses were once rewrites.
  return [...others, ...Object.entries(rules.oldAddresses)]
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Returns the text of `deploy/LEEME.md`, the owner's instructions for common hosts. */
const hostNotes = (rules: SiteRules) => `# Cómo publicar lo que dejó \`npm run release\`

La carpeta \`dist/\` es el sitio entero: subila completa, con los archivos que empiezan con punto o con guion bajo.

| Dónde | Qué hacer |
|---|---|
| Cloudflare Pages, Netlify | Subir \`dist/\`: leen \`_headers\` y \`_redirects\`. Netlify no distingue mayúsculas en las direcciones: sirve la misma página. |
| Hosting con Apache (cPanel y parecidos) | Subir \`dist/\` a la carpeta pública, con \`.htaccess\`. Necesita mod_rewrite y mod_headers. |
| Servidor propio con nginx | Seguir \`docs/nginx.md\`. |

Estos lugares no alcanzan por sí solos:

| Dónde | Qué no puede |
|---|---|
| GitHub Pages | No deja elegir encabezados: el sitio queda sin política de seguridad (${Object.keys(rules.security).length + 2} encabezados menos) y los archivos de \`${rules.assets.folder}\` no se guardan para siempre. No redirige otras mayúsculas: contesta la página 404, que lleva sola a la dirección. |
| Vercel | No lee \`_headers\` ni \`_redirects\`, y sin \`cleanUrls\` no encuentra \`/contactanos\`: todo eso hay que escribirlo a mano en un \`vercel.json\`. |
| S3 + CloudFront | S3 no encuentra \`/contactanos\` sin su \`.html\` ni redirige: hace falta una función de CloudFront. Los encabezados van en una *response headers policy* y la página 404 en *custom error responses*, a mano; las copias comprimidas de \`dist/\` no se usan. |

Después de publicar: \`npm run release -- --check https://tu-sitio\`.
`;

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

/** Writes `_headers`, `_redirects` and `.htaccess` into the folder of the build. */
export function writePublished(folder: string, rules: SiteRules, siteUrl: string): void {
  writeFiles(folder, {
    _headers: headersFile(rules, siteUrl.startsWith('https:') ? rules.https : {}),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules, siteUrl),
  });
}

/** Writes the owner's instructions, which are not part of the build. */
export const writeDeploy = (folder: string, rules: SiteRules): void =>
  writeFiles(folder, { 'LEEME.md': hostNotes(rules) });
