import { details as written } from '../../config/details';

/**
 * The owner's details without white space at their ends: a detail of white space only counts as empty (R-OWNER-08).
 * `String`: see `siteUrl` in buildSettings.ts.
 */
export const details = Object.fromEntries(
  Object.entries(written).map(([name, value]) => [name, String(value).trim()]),
) as Readonly<typeof written>;
