import type { Plugin } from 'vite';

/** Modules that come along and do nothing here, by name, and what stands in for them. */
const standIns: Record<string, string> = {
  // The theme turns the ripple off; its code and keyframes need not travel.
  TouchRipple: 'export default () => null;',
  // For text areas that grow; the one here has a fixed height.
  TextareaAutosize: "export default 'textarea';",
  // Used by yup's camelCase() and snakeCase(), which no schema here calls.
  'tiny-case': 'export const camelCase = String, snakeCase = String;',
  // Sorts fields that depend on one another, and walks to them; no field here looks at another.
  toposort: 'export default { array: (nodes) => nodes };',
  'property-expr': `
    export const getter = (name) => (object) => object?.[name];
    export const forEach = () => {};
    export const split = (path) => [path], normalizePath = split, join = String;`,
  // Formik's lodash is for nested values of any class; the forms' are flat and of text.
  cloneDeep: 'export default (value) => structuredClone(value);',
  clone: 'export default (value) => ({ ...value });',
  toPath: 'export default (path) => [].concat(path).map(String);',
  isPlainObject:
    'export default (value) => Object.prototype.toString.call(value) === "[object Object]";',
  // Maps the `sx` shorthands to the theme; this site has no `sx`.
  defaultSxConfig: 'export default {};',
  // Stands in where no theme is given; every part here is given one.
  defaultTheme: 'export default {};',
  // Copies statics in `withTheme` (Emotion) and `connect` (Formik); this site has neither.
  'hoist-non-react-statics': 'export default (target) => target;',
};

/** React Router says that it has no side effects, yet these two idioms keep all of it alive. */
function prunedRouter(code: string): string {
  return code
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}

/**
 * Emotion takes over a prerendered style element by putting it in the head again, where it is. That
 * makes the browser read its rules anew: all styles are computed once more, and a font face that
 * had come too late to be shown starts over and moves the text.
 */
function stayingSheets(code: string): string {
  const moving = 'nodes.forEach(this._insertTag);';
  if (!code.includes(moving)) throw new Error('@emotion/sheet has changed: see tools/lean.ts');
  return code.replace(moving, 'this.tags.push(...nodes);');
}

/**
 * React makes the errors that it only throws to itself when it loads. With developer tools, or
 * Lighthouse, attached, Chromium notes where each was made and for that parses all of React DOM again:
 * 12 ms of a task. They have no use for a stack.
 */
function sentinelsWithoutStack(code: string): string {
  const sentinel = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)([,;]\n)/g;
  const lean = code.replace(
    sentinel,
    '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })$3',
  );
  if (lean === code) throw new Error('react-dom has changed: see tools/lean.ts');
  return lean;
}

/**
 * Vite plugin: what the libraries carry and this site's visitors would only pay for
 * (docs/performance.md has the bytes).
 */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /node_modules\/((react-router|@emotion\/sheet)\/dist\/|react-dom\/cjs\/react-dom-client\.production)/,
      },
      handler: (code, id) => {
        if (id.includes('react-dom')) return sentinelsWithoutStack(code);
        return id.includes('@emotion') ? stayingSheets(code) : prunedRouter(code);
      },
    },
    resolveId: {
      filter: { id: new RegExp(`(${Object.keys(standIns).join('|')})(/index)?(\\.mjs)?$`) },
      handler: (id) => `\0stand-in:${id.replace(/(\/index)?(\.mjs)?$/, '').replace(/.*\//, '')}`,
    },
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: (id) => standIns[id.slice('\0stand-in:'.length)],
    },
  };
}
