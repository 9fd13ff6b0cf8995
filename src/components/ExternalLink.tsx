import Link, { type LinkProps } from '@mui/material/Link';
import { newTabAttributes } from './newTab';

/**
 * Link to another site, which opens in a new tab, or, with `mailto:`, to the visitor's e-mail program.
 */
export const ExternalLink = (link: LinkProps & { href: string }) => (
  <Link {...link} {...(!link.href.startsWith('mailto:') && newTabAttributes)} />
);
