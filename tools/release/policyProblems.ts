import { sha256 } from '../build/headers';
import type { BuiltPage, BuiltSite } from './builtSite';
import type { Problem } from './problem';

const EXAMPLE = 'una página como la dejó `npm run build`, sin tocar a mano';

const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** What a page has that a strict policy refuses, in words. */
function refusedParts({ document }: BuiltPage, styles: readonly string[]): string[] {
  const said: string[] = [];
  for (const { textContent } of document.querySelectorAll('style')) {
    if (styles.includes(sha256(textContent ?? ''))) continue;
    said.push(`tiene un estilo que la política no conoce: «${textContent?.slice(0, 40)}…»`);
  }
  for (const script of document.querySelectorAll('script:not([src])')) {
    if (script.getAttribute('type') === 'application/ld+json') continue;
    said.push('tiene un script escrito en la página');
  }
  for (const element of document.querySelectorAll('*')) {
    const name = element.getAttributeNames().find((one) => one === 'style' || /^on/.test(one));
    if (name) said.push(`tiene el atributo ${name} en <${element.localName}>`);
  }
  return said;
}

/** Addresses of other sites that a page loads by itself; where forms go is checked apart. */
function foreignOrigins({ document, path }: BuiltPage, siteUrl: string): string[] {
  const base = new URL(path, siteUrl);
  const loaded = document.querySelectorAll(
    'script[src], img[src], source[src], iframe[src], video[src], audio[src], embed[src], ' +
      'link[href]:not([rel="canonical"]), use[href], image[href]',
  );
  return [...loaded].flatMap((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const foreign = URL.canParse(address, base) && new URL(address, base).origin !== base.origin;
    return foreign && !address.startsWith('data:') ? [address] : [];
  });
}

/** The origin of an address that has one. */
const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Where the policy and what the site speaks to do not agree, or a stranger is let in. */
function sourceProblems(policy: string, endpoint: string, counter: string): string[] {
  const forms = originOf(endpoint);
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [...forms, ...originOf(counter)],
    'form-action': forms,
  };
  const all = directives(policy);
  const strangers = [...all].flatMap(([name, sources]) =>
    sources
      .filter((source) => !/^'(self|none|script|sha256-[\w+/]+=*)'$/.test(source))
      .filter((source) => !allowed[name]?.includes(source))
      .map((source) => `La política deja pasar ${source} en ${name}`),
  );
  const stopped = Object.entries(allowed).flatMap(([name, origins]) =>
    origins
      .filter((origin) => !all.get(name)?.includes(origin))
      .map((origin) => `La política no deja enviar nada a ${origin} (${name})`),
  );
  return [...strangers, ...stopped];
}

/**
 * Where the built pages and the policy of `_headers` do not fit (R-SEC-01, R-SEC-02).
 * @param endpoint where the forms are sent
 * @param counter what counts taps and messages; empty if nothing does
 */
export function policyProblems(
  site: BuiltSite,
  siteUrl: string,
  endpoint: string,
  counter = '',
): Problem[] {
  const problem = (where: string) => (what: string) => ({ what, where, example: EXAMPLE });
  if (!site.policy) return [problem('_headers')('No hay política de seguridad (CSP)')];
  const styles = directives(site.policy).get('style-src') ?? [];
  const ofPages = site.pages.flatMap((page) => {
    const actions = [...page.document.querySelectorAll('form[action]')].map((form) =>
      form.getAttribute('action'),
    );
    return [
      ...refusedParts(page, styles).map((said) => `La página ${said}`),
      ...foreignOrigins(page, siteUrl).map((address) => `La página carga algo ajeno: ${address}`),
      ...actions
        .filter((action) => action !== endpoint)
        .map((action) => `Un formulario va a «${action}» y tendría que ir a «${endpoint}»`),
    ].map(problem(page.file));
  });
  return [...ofPages, ...sourceProblems(site.policy, endpoint, counter).map(problem('_headers'))];
}
