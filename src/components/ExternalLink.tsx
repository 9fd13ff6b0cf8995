import Link, { type LinkProps } from '@mui/material/Link';
import { inNewTab, NewTabNote } from './newTab';

/**
 * Link to another site or, with `mailto:`, to the visitor's e-mail program. Another site opens in a new tab,
 * which a visually hidden text announces to screen readers.
 */
export function ExternalLink({ children, ...link }: LinkProps & { href: string }) {
  if (link.href.startsWith('mailto:')) return <Link {...link}>{children}</Link>;
  return (
    <Link {...link} {...inNewTab}>
      {children}
      <NewTabNote />
    </Link>
  );
}
