import type { SiteRules } from '../../build/headers';

/** What people make of an address: one case, or a first capital. */
const spellings = (path: string): string[] => [
  path.toLowerCase(),
  path.toUpperCase(),
  path.slice(0, 2).toUpperCase() + path.slice(2),
  path.slice(0, 2).toUpperCase() + path.slice(2).toLowerCase(),
];

/** The `_redirects` that Cloudflare Pages and Netlify read: it knows no expressions, so the likely spellings. */
export function redirectsFile(rules: SiteRules): string {
  const lines = rules.pages.flatMap(({ path }) => {
    if (path === '/') return [];
    const others = new Set([path, ...spellings(path)].flatMap((one) => [one, `${one}/`]));
    others.delete(path);
    return [...others].map((one) => `${one} ${path} 308`);
  });
  return `${lines.join('\n')}\n`;
}

/** What stands in `deploy/LEEME.md`: what to do with the files, by host. */
export function hostNotes(rules: SiteRules, root: string): string {
  return `# Cómo publicar lo que dejó \`npm run release\`

La carpeta \`dist/\` es el sitio entero: subila completa, con los archivos que empiezan con punto o con guion bajo.

| Dónde | Qué hacer |
|---|---|
| Cloudflare Pages, Netlify | Subir \`dist/\`: leen \`_headers\` y \`_redirects\`. Netlify no distingue mayúsculas en las direcciones: sirve la misma página. |
| Hosting con Apache (cPanel y parecidos) | Subir \`dist/\` a la carpeta pública, con \`.htaccess\`. Necesita mod_rewrite y mod_headers. |
| nginx | \`nginx.conf\` a \`/etc/nginx/conf.d/sitio.conf\` y \`dist/\` a \`${root}\`. Sin el módulo de brotli manda gzip. |

Estos lugares no alcanzan por sí solos:

| Dónde | Qué no puede |
|---|---|
| GitHub Pages | No deja elegir encabezados: el sitio queda sin política de seguridad (${Object.keys(rules.security).length + 2} encabezados menos) y los archivos de \`${rules.assets.folder}\` no se guardan para siempre. No redirige otras mayúsculas: contesta la página 404, que lleva sola a la dirección. |
| Vercel | No lee \`_headers\` ni \`_redirects\`: los encabezados y las otras mayúsculas hay que escribirlos a mano en un \`vercel.json\`. |
| S3 + CloudFront | S3 no encuentra \`/contactanos\` sin su \`.html\` ni redirige: hace falta una función de CloudFront. Los encabezados van en una *response headers policy* y la página 404 en *custom error responses*, a mano; las copias comprimidas de \`dist/\` no se usan. |

Después de publicar: \`npm run release -- --check https://tu-sitio\`.
`;
}
