import bcd from '@mdn/browser-compat-data';
import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';
import path from 'node:path';
import ts from 'typescript';
import { statementOf } from './support';

type Tree = { readonly [key: string]: unknown };

/** Returns the first path of a feature below `css.types` whose last part is a name. */
function typeNamed(name: string, at = bcd.css.types as Tree, place = 'css.types'): string[] {
  for (const [key, inner] of Object.entries(at)) {
    if (key === '__compat') continue;
    const here = `${place}.${key}`;
    if (key === name && statementOf(here)) return [here];
    const below = typeNamed(name, inner as Tree, here);
    if (below.length > 0) return below;
  }
  return [];
}

/** Returns the first of these paths that browser-compat-data has. */
const firstKnown = (...features: readonly string[]) => features.filter(statementOf).slice(0, 1);

/** Returns what a style sheet uses: properties, at-rules, media features, pseudo-classes, functions and units. */
export function featuresOfCss(css: string): string[] {
  const features: string[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => {
        const { property } = declaration;
        const inner = declaration.value as { propertyId?: { property: string }; name?: string };
        const name = property === 'unparsed' ? inner.propertyId!.property : property;
        features.push(...firstKnown(`css.properties.${name === 'custom' ? inner.name : name}`));
      },
    },
  });
  const addAll = (text: string, pattern: RegExp, featuresOf: (name: string) => string[]) => {
    for (const [, name] of text.matchAll(pattern)) features.push(...featuresOf(name!));
  };
  addAll(css, /@(?!media)([a-z-]+)/g, (name) => firstKnown(`css.at-rules.${name}`));
  for (const [condition] of css.matchAll(/@media[^{]*/g)) {
    addAll(condition, /\((?:(?:min|max)-)?([a-z-]+)/g, (name) =>
      firstKnown(`css.at-rules.media.${name}`),
    );
  }
  addAll(css, /::?(-?[a-z-]+)(?=[^;}]*\{)/g, (name) => firstKnown(`css.selectors.${name}`));
  addAll(css, /(?<![-\w])([a-z-]+)\(/g, (name) =>
    [...typeNamed(name), ...typeNamed(`${name}_function`)].slice(0, 1),
  );
  addAll(css, /\d([sld]v)(?:h|w|min|max|i|b)\b/g, () =>
    typeNamed('viewport_percentage_units_dynamic'),
  );
  return [...new Set(features)];
}

/** Returns the elements, attributes and attribute values that a page uses. */
export function featuresOfHtml(html: string): string[] {
  const features: string[] = [];
  for (const element of new JSDOM(html).window.document.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') continue;
    const tag = `html.elements.${element.localName}`;
    features.push(...firstKnown(tag));
    for (const { name, value } of element.attributes) {
      const [attribute] = firstKnown(`${tag}.${name}`, `html.global_attributes.${name}`);
      if (!attribute) continue;
      features.push(
        attribute,
        ...firstKnown(`${attribute}.${value}`, `${attribute}.type_${value}`),
      );
    }
  }
  return [...new Set(features)];
}

/** Returns the directives of a Content Security Policy. */
export const featuresOfPolicy = (policy: string): string[] =>
  policy
    .split('; ')
    .flatMap((text) => firstKnown(`http.headers.Content-Security-Policy.${text.split(' ')[0]}`));

/** Returns the members of the web platform and of JavaScript that the sources in `src` name. */
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
  const features: string[] = [];

  /** Returns the names of the interfaces under which browser-compat-data may list a member. */
  const interfacesOf = (declaration: ts.Declaration, object: ts.Expression) => {
    const names = [
      (declaration.parent as Partial<ts.InterfaceDeclaration>).name?.text,
      checker.getApparentType(checker.getTypeAtLocation(object)).symbol?.name,
      // Static members, as `AbortSignal.timeout`, belong to a type without a name.
      object.getText(),
      // browser-compat-data lists members of a mixin, as `ARIAMixin`, with the interface that inherits it.
      ...['Element', 'HTMLElement', 'Window'],
    ];
    return names.flatMap((name) => (name ? [name.replace(/Constructor$/, '')] : []));
  };
  const featuresNamed = (node: ts.Identifier, declaration: ts.Declaration): string[] => {
    const { parent, text } = node;
    if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
      return firstKnown(`api.${text}`, `api.Window.${text}`, `javascript.builtins.${text}`);
    }
    return firstKnown(
      ...interfacesOf(declaration, parent.expression).flatMap((name) => [
        `api.${name}.${text}`,
        `api.${name}.${text}_static`,
        `javascript.builtins.${name}.${text}`,
      ]),
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !ts.isPartOfTypeNode(node)) {
      const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
      // TypeScript's own declarations of the platform are in lib.dom.d.ts, lib.es2022.d.ts and so on.
      if (declaration && /[\\/]lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) {
        features.push(...featuresNamed(node, declaration));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!program.isSourceFileFromExternalLibrary(file) && !file.isDeclarationFile) visit(file);
  }
  return [...new Set(features)];
}
