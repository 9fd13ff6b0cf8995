import base from './stryker.config.js';

/** The schemas of the forms and the list of routes, which run when they are loaded: each change is tried with all tests. */
export default {
  ...base,
  mutate: ['src/forms/schemas.ts', 'src/navigation/routes.ts'],
  ignoreStatic: false,
  htmlReporter: { fileName: 'reports/mutation/static.html' },
};
