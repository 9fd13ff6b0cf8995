import Link, { type LinkProps } from '@mui/material/Link';
import { newTab } from '../content/site';

/**
 * Link to another site or, with `mailto:`, to the visitor's e-mail program. Another site opens in a new tab,
 * which a visually hidden text announces to screen readers.
 */
export function ExternalLink({ children, ...link }: LinkProps & { href: string }) {
  if (link.href.startsWith('mailto:')) return <Link {...link}>{children}</Link>;
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </Link>
  );
}
