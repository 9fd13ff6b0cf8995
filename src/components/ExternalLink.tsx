import Link, { type LinkProps } from '@mui/material/Link';
import { newTab } from '../content/site';

interface ExternalLinkProps extends LinkProps {
  href: string;
}

/** A link to another site: opens a new tab and says so to a screen reader. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </Link>
  );
}
