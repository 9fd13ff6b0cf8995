import bcd from '@mdn/browser-compat-data';
import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';
import path from 'node:path';
import ts from 'typescript';
import { compatOf } from './support';

type Tree = { readonly [key: string]: unknown };

/**
 * Searches browser-compat-data below `css.types`, where functions and units are.
 * @returns an array with the first path that ends with the name; `[]` if there is none
 */
function findCssType(name: string, tree = bcd.css.types as Tree, treePath = 'css.types'): string[] {
  for (const [key, subtree] of Object.entries(tree)) {
    if (key === '__compat') continue;
    const keyPath = `${treePath}.${key}`;
    if (key === name && compatOf(keyPath)) return [keyPath];
    const found = findCssType(name, subtree as Tree, keyPath);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns an array with the first of these paths that browser-compat-data has; `[]` if it has none of the paths. */
const firstKnown = (...features: readonly string[]) => features.filter(compatOf).slice(0, 1);

/**
 * Returns the features that a style sheet uses: properties, at-rules, media features, pseudo-classes and
 * pseudo-elements, functions, and the small, large and dynamic viewport units, such as `dvh`.
 */
export function featuresOfCss(css: string): string[] {
  const features: string[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => {
        const { property } = declaration;
        const value = declaration.value as { propertyId?: { property: string }; name?: string };
        const name = property === 'unparsed' ? value.propertyId!.property : property;
        features.push(...firstKnown(`css.properties.${name === 'custom' ? value.name : name}`));
      },
    },
  });
  const addMatches = (text: string, pattern: RegExp, featuresOf: (name: string) => string[]) => {
    for (const [, name] of text.matchAll(pattern)) features.push(...featuresOf(name!));
  };
  addMatches(css, /@(?!media)([a-z-]+)/g, (name) => firstKnown(`css.at-rules.${name}`));
  for (const [condition] of css.matchAll(/@media[^{]*/g)) {
    addMatches(condition, /\((?:(?:min|max)-)?([a-z-]+)/g, (name) =>
      firstKnown(`css.at-rules.media.${name}`),
    );
  }
  // After a pseudo-class, `{` comes before the next `;` or `}`. After a property's colon it does not.
  addMatches(css, /::?(-?[a-z-]+)(?=[^;}]*\{)/g, (name) => firstKnown(`css.selectors.${name}`));
  addMatches(css, /(?<![-\w])([a-z-]+)\(/g, (name) =>
    [...findCssType(name), ...findCssType(`${name}_function`)].slice(0, 1),
  );
  addMatches(css, /\d([sld]v)(?:h|w|min|max|i|b)\b/g, () =>
    findCssType('viewport_percentage_units_dynamic'),
  );
  return [...new Set(features)];
}

/** Returns the HTML elements that a page uses, with their attributes and attribute values. Skips SVG. */
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

/** Returns the features that a Content Security Policy uses: its directives. */
export const featuresOfPolicy = (policy: string): string[] =>
  policy
    .split('; ')
    .flatMap((directive) =>
      firstKnown(`http.headers.Content-Security-Policy.${directive.split(' ')[0]}`),
    );

/**
 * Returns the features of the DOM and of JavaScript that the sources use.
 * @param root the project's folder; its `src` is read
 */
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

  /** Returns the interfaces under which browser-compat-data may list a member. */
  const interfacesOf = (declaration: ts.Declaration, object: ts.Expression) => {
    const names = [
      (declaration.parent as Partial<ts.InterfaceDeclaration>).name?.text,
      checker.getApparentType(checker.getTypeAtLocation(object)).symbol?.name,
      // lib.dom.d.ts declares static members, such as `AbortSignal.timeout`, in a type without a name.
      object.getText(),
      // browser-compat-data lists the members of a mixin, such as `ARIAMixin`, under the interface that
      // includes the mixin.
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
      // TypeScript declares the DOM and JavaScript in lib.dom.d.ts, lib.es5.d.ts and so on.
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
