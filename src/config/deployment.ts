import { owner } from './owner';

/** Where the site lives and where its forms go. Vite writes the two variables in at build time. */
export const deployment = {
  /** Address of the site, https, without a trailing slash. */
  siteUrl: (process.env.SITE_URL || owner.siteUrl).replace(/\/+$/, ''),
  /** The one endpoint of both forms (R-FORM-20): what the form service gives, or the local inbox. */
  formEndpoint: process.env.FORM_ENDPOINT || owner.formEndpoint,
};
