import Link, { type LinkProps } from '@mui/material/Link';
import { newTab } from '../content/site';

interface ExternalLinkProps extends LinkProps {
  href: string;
}

/** Link to another site. Opens a new tab, which a visually hidden text announces to screen readers. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </Link>
  );
}
