import { parseHtml } from '../builtSite';
import type { Answer } from './ask';

/** What the owner can do about a challenge: nothing in the published files is wrong. */
export const CHALLENGE_TODO =
  'este comando no la pasa: abrí el sitio en un teléfono con datos móviles. Si se ve, está bien publicado; para revisarlo ' +
  'con --check apagá un rato la prueba en tu hosting (en Cloudflare, en Security: «Under Attack Mode», «Bot Fight Mode» o una regla)';

/** Whether an HTML page has a script and nothing that a visitor could read or use. */
function isOnlyScript(html: string): boolean {
  const document = parseHtml(html);
  const scripts = document.querySelectorAll('script');
  // A page of an application in one script has at least the element that the script fills.
  document.querySelectorAll('script, noscript, style').forEach((part) => part.remove());
  const { children, textContent } = document.body;
  return scripts.length > 0 && children.length === 0 && !textContent.trim();
}

/**
 * Recognizes a challenge, with which a host answers instead of the file until a browser has passed it. Cloudflare marks
 * every challenge with a header (https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/).
 * Some hosts, such as InfinityFree, send a page that is only a script: it sets a cookie and loads the address again.
 * @returns what the answer is, in Spanish; undefined if it is no challenge
 */
export function challengeIn({ status, headers, text }: Answer): string | undefined {
  if (headers.get('cf-mitigated') === 'challenge')
    return `contesta ${status} con una prueba para navegadores (cf-mitigated)`;
  if (isOnlyScript(text))
    return `contesta ${status} con una página que es solo un script: suele ser una prueba para navegadores`;
  return undefined;
}
