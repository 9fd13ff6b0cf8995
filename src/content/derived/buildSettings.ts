import { owner } from '../../config/owner';

/** Settings that the build's environment can change. Vite replaces `process.env.…` with the environment variable, or with ''. */
export const buildSettings = {
  /** URL of the site, without a trailing slash. */
  // `String`, because the owner may have forgotten the quotes: the build loads this module before it checks
  // the settings, and would end in a stack trace instead of the check's message.
  siteUrl: String(process.env.SITE_URL || owner.siteUrl).replace(/\/+$/, ''),
  /**
   * URL to which both forms are sent (R-FORM-20): the form service or, for tests on the owner's own
   * computer, the inbox at `/_bandeja`.
   */
  formEndpoint: process.env.FORM_ENDPOINT || owner.formEndpoint,
};

/** Whether this build is a preview (R-OWNER-10). A constant, so that the bundler leaves the ribbon out of other builds. */
export const isPreview = process.env.PREVIEW === 'true';
