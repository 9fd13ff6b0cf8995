import { owner } from './owner';

/** URLs of the site and the form service. Vite replaces both variables at build time. */
export const deployment = {
  /** URL of the site, with https and without a trailing slash. */
  siteUrl: (process.env.SITE_URL || owner.siteUrl).replace(/\/+$/, ''),
  /** Endpoint of both forms (R-FORM-20): the form service, or the local inbox. */
  formEndpoint: process.env.FORM_ENDPOINT || owner.formEndpoint,
};
