import bcd from '@mdn/browser-compat-data';
import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';
import path from 'node:path';
import ts from 'typescript';
import { statementOf } from './support';

type Tree = { readonly [key: string]: unknown };

/** The paths of all features below a place of browser-compat-data whose last part is `name`. */
function named(name: string, below: string): string[] {
  const walk = (at: Tree, place: string): string[] =>
    Object.entries(at).flatMap(([key, inner]) => {
      if (key === '__compat') return [];
      const here = `${place}.${key}`;
      const isFeature = key === name && '__compat' in (inner as object);
      return [...(isFeature ? [here] : []), ...walk(inner as Tree, here)];
    });
  return walk(
    below.split('.').reduce((at, key) => at[key] as Tree, bcd as unknown as Tree),
    below,
  );
}

/** The first of these paths that browser-compat-data has. */
const known = (...features: readonly string[]) => features.filter(statementOf).slice(0, 1);

/** What a style sheet uses: properties, at-rules, media features, pseudo-classes, functions and units. */
export function featuresOfCss(css: string): string[] {
  const used = new Set<string>();
  const add = (features: readonly string[]) => features.forEach((feature) => used.add(feature));
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => {
        const { property } = declaration;
        const inner = declaration.value as { propertyId?: { property: string }; name?: string };
        const name = property === 'unparsed' ? inner.propertyId!.property : property;
        add(known(`css.properties.${name === 'custom' ? inner.name : name}`));
      },
    },
  });
  for (const [, name] of css.matchAll(/@(?!media)([a-z-]+)/g)) add(known(`css.at-rules.${name}`));
  for (const [condition] of css.matchAll(/@media[^{]*/g))
    for (const [, name] of condition.matchAll(/\((?:(?:min|max)-)?([a-z-]+)/g))
      add(known(`css.at-rules.media.${name}`));
  for (const [, name] of css.matchAll(/::?(-?[a-z-]+)(?=[^;}]*\{)/g))
    add(known(`css.selectors.${name}`));
  for (const [, name] of css.matchAll(/(?<![-\w])([a-z-]+)\(/g))
    add([...named(name!, 'css.types'), ...named(`${name}_function`, 'css.types')].slice(0, 1));
  if (/\d[sld]v(h|w|min|max|i|b)\b/.test(css))
    add(named('viewport_percentage_units_dynamic', 'css.types'));
  return [...used];
}

/** Elements, attributes and values that a page uses. */
export function featuresOfHtml(html: string): string[] {
  const used = new Set<string>();
  for (const element of new JSDOM(html).window.document.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') continue;
    const tag = element.localName;
    const features = known(`html.elements.${tag}`);
    for (const { name, value } of element.attributes) {
      const places = [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`];
      const [place] = known(...places);
      if (place) features.push(place, ...known(`${place}.${value}`, `${place}.type_${value}`));
    }
    features.forEach((feature) => used.add(feature));
  }
  return [...used];
}

/** The directives of a policy. */
export const featuresOfPolicy = (policy: string): string[] =>
  policy
    .split('; ')
    .flatMap((text) => known(`http.headers.Content-Security-Policy.${text.split(' ')[0]}`));

const isPlatform = (file: string) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(file);

/** The members of the platform that TypeScript's own declarations give to what the sources name. */
export function featuresOfSources(root: string): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src'] },
    ts.sys,
    root,
  );
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  /** The interface that declares a member, and those that inherit it from a mixin as `ARIAMixin`. */
  const owners = (declaration: ts.Declaration, object?: ts.Expression): string[] => {
    const declared = (declaration.parent as Partial<ts.InterfaceDeclaration>).name?.text;
    const type = object && checker.getApparentType(checker.getTypeAtLocation(object));
    // Static members, as `AbortSignal.timeout`, belong to a type without a name.
    const names = [
      declared,
      type?.symbol?.name,
      object?.getText(),
      'Element',
      'HTMLElement',
      'Window',
    ];
    return names.flatMap((name) => (name ? [name.replace(/Constructor$/, '')] : []));
  };
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) && !ts.isPartOfTypeNode(node);
    const declaration = isName && checker.getSymbolAtLocation(node)?.declarations?.[0];
    if (declaration && isPlatform(declaration.getSourceFile().fileName)) {
      const object = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      const places = object
        ? owners(declaration, (node.parent as ts.PropertyAccessExpression).expression)
        : [];
      const member = (place: string) => [
        `api.${place}.${node.text}`,
        `api.${place}.${node.text}_static`,
        `javascript.builtins.${place}.${node.text}`,
      ];
      const features = object
        ? places.flatMap(member)
        : [`api.${node.text}`, `api.Window.${node.text}`, `javascript.builtins.${node.text}`];
      known(...features).forEach((feature) => used.add(feature));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (!program.isSourceFileFromExternalLibrary(file) && !file.isDeclarationFile) visit(file);
  return [...used];
}
