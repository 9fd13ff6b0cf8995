import { sha256 } from '../build/headers';
import type { Settings } from '../build/settings';
import { loadedAddresses, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import type { Problem } from './problem';

const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Says what the policy would block in a page, in words that follow «La página». */
function blockedParts({ document }: BuiltPage, styleSources: readonly string[]): string[] {
  const styles = [...document.querySelectorAll('style')].map(
    ({ textContent }) => textContent ?? '',
  );
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.getAttributeNames().find((one) => /^(style$|on)/.test(one));
    return name ? [`tiene el atributo ${name} en <${element.localName}>`] : [];
  });
  return [
    ...styles
      .filter((style) => !styleSources.includes(sha256(style)))
      .map((style) => `tiene un estilo que la política no conoce: «${style.slice(0, 40)}…»`),
    ...[...scripts].map(() => 'tiene un script escrito en la página'),
    ...attributes,
  ];
}

const originsOf = (...addresses: readonly string[]): string[] =>
  addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);

/** Compares the hosts that the policy allows with the hosts that the site sends to. */
function sourceProblems(
  policy: ReadonlyMap<string, readonly string[]>,
  { formEndpoint, counterUrl }: Settings,
): string[] {
  const needed: Readonly<Record<string, readonly string[]>> = {
    'connect-src': originsOf(formEndpoint, counterUrl),
    'form-action': originsOf(formEndpoint),
  };
  const strangers = [...policy].flatMap(([name, sources]) =>
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
  return [...strangers, ...blocked];
}

/** Finds where the built pages, the policy of `_headers` and the settings do not agree (R-SEC-01, R-SEC-02). */
export function policyProblems(site: BuiltSite, settings: Settings): Problem[] {
  const problem = (where: string) => (what: string) => ({
    what,
    where,
    example: 'una página como la dejó `npm run build`, sin tocar a mano',
  });
  if (!site.policy) return [problem('_headers')('No hay política de seguridad (CSP)')];
  const { siteUrl, formEndpoint } = settings;
  const policy = parsePolicy(site.policy);
  const ofPages = site.pages.flatMap((page) => {
    const forms = [...page.document.querySelectorAll('form[action]')];
    return [
      ...blockedParts(page, policy.get('style-src') ?? []).map((part) => `La página ${part}`),
      ...loadedAddresses(page)
        .filter((address) => !ownUrl(address, page, siteUrl))
        .map((address) => `La página carga algo ajeno: ${address}`),
      ...forms
        .map((form) => form.getAttribute('action'))
        .filter((action) => action !== formEndpoint)
        .map((action) => `Un formulario va a «${action}» y tendría que ir a «${formEndpoint}»`),
    ].map(problem(page.file));
  });
  return [...ofPages, ...sourceProblems(policy, settings).map(problem('_headers'))];
}
