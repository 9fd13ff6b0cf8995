import type { Plugin } from 'vite';

/** Modules that come along and do nothing here, by name, and what stands in for them. */
const standIns: Record<string, string> = {
  // The theme turns the ripple off; its code and keyframes need not travel.
  TouchRipple: 'export default () => null;',
  // For text areas that grow; the one here has a fixed height.
  TextareaAutosize: "export default 'textarea';",
  // Used by yup's camelCase() and snakeCase(), which no schema here calls.
  'tiny-case': 'export const camelCase = String, snakeCase = String;',
  // Maps the `sx` shorthands to the theme; this site has no `sx`.
  defaultSxConfig: 'export default {};',
  // Copies statics in `withTheme` (Emotion) and `connect` (Formik); this site has neither.
  'hoist-non-react-statics': 'export default (target) => target;',
};

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
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        // The package says that it has no side effects, yet these two idioms keep all of it alive.
        return code
          .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
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
