import { staticFiles } from './staticFiles.js';
import base from './stryker.config.js';

/** The schemas of the forms and the list of routes, which run when they are loaded. */
export default {
  ...base,
  mutate: staticFiles,
  ignoreStatic: false,
  htmlReporter: { fileName: 'reports/mutation/static.html' },
};
