import { originsOf, sha256 } from '../build/headers';
import type { Settings } from '../build/settings';
import { loadedUrls, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import type { Problem } from './problem';

const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/**
 * Returns texts about the inline styles, scripts and attributes of a page that the policy blocks. Each text
 * follows «La página».
 */
function blockedParts({ document }: BuiltPage, styleSources: readonly string[]): string[] {
  const styles = [...document.querySelectorAll('style')].map(
    ({ textContent }) => textContent ?? '',
  );
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])');
  const blockedAttributes = [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.getAttributeNames().find((attribute) => /^(style$|on)/.test(attribute));
    return name ? [`tiene el atributo ${name} en <${element.localName}>`] : [];
  });
  return [
    ...styles
      .filter((style) => !styleSources.includes(sha256(style)))
      .map((style) => `tiene un estilo que la política no conoce: «${style.slice(0, 40)}…»`),
    ...[...scripts].map(() => 'tiene un script escrito en la página'),
    ...blockedAttributes,
  ];
}

/** Compares the origins that the policy allows with the origins of the form service, its thanks page and the counter. */
function sourceProblems(
  policy: ReadonlyMap<string, readonly string[]>,
  { formEndpoint, nativeEndpoint, thanksPage, counterUrl }: Settings,
): string[] {
  const needed: Readonly<Record<string, readonly string[]>> = {
    'connect-src': originsOf(formEndpoint, nativeEndpoint, thanksPage, counterUrl),
    'form-action': originsOf(formEndpoint, nativeEndpoint, thanksPage),
  };
  const unneeded = [...policy].flatMap(([name, sources]) =>
    sources
      .filter((source) => !/^'(self|none|script|sha256-[\w+/]+=*)'$/.test(source))
      .filter((source) => !needed[name]?.includes(source))
      .map((source) => `La política deja pasar ${source} en ${name}`),
  );
  const blocked = Object.entries(needed).flatMap(([name, origins]) =>
    origins
      .filter((origin) => !policy.get(name)?.includes(origin))
      .map((origin) => `La política no deja enviar nada a ${origin} (${name})`),
  );
  return [...unneeded, ...blocked];
}

/** Finds contradictions between the pages, the policy in `_headers` and the settings (R-SEC-01, R-SEC-02). */
export function policyProblems(site: BuiltSite, settings: Settings): Problem[] {
  const problem = (where: string) => (what: string) => ({
    what,
    where,
    example: 'una página como la dejó `npm run build`, sin tocar a mano',
  });
  if (!site.policy) return [problem('_headers')('No hay política de seguridad (CSP)')];
  const { siteUrl } = settings;
  const target = settings.nativeEndpoint || settings.formEndpoint;
  const policy = parsePolicy(site.policy);
  const pageProblems = site.pages.flatMap((page) => {
    const forms = [...page.document.querySelectorAll('form[action]')];
    return [
      ...blockedParts(page, policy.get('style-src') ?? []).map((part) => `La página ${part}`),
      ...loadedUrls(page)
        .filter((url) => !ownUrl(url, page, siteUrl))
        .map((url) => `La página carga algo ajeno: ${url}`),
      ...forms
        .map((form) => form.getAttribute('action'))
        .filter((action) => action !== target)
        .map((action) => `Un formulario va a «${action}» y tendría que ir a «${target}»`),
    ].map(problem(page.file));
  });
  return [...pageProblems, ...sourceProblems(policy, settings).map(problem('_headers'))];
}
