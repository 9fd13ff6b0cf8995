import Link, { type LinkProps } from '@mui/material/Link';

interface ExternalLinkProps extends LinkProps {
  href: string;
  /** What a screen reader hears after the link's text. */
  newTab: string;
}

/** A link to another site: opens a new tab and says so. */
export function ExternalLink({ newTab, children, ...link }: ExternalLinkProps) {
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </Link>
  );
}
