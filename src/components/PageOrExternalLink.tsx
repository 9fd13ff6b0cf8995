import type { LinkProps } from '@mui/material/Link';
import { ExternalLink } from './ExternalLink';
import { PageLink } from './PageLink';

/** Link to a page of this site, whose `href` begins with `/`, or to another site. */
export const PageOrExternalLink = ({ href, ...link }: LinkProps & { href: string }) =>
  href.startsWith('/') ? <PageLink to={href} {...link} /> : <ExternalLink href={href} {...link} />;
