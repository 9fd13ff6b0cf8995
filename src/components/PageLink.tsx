import Link, { type LinkProps } from '@mui/material/Link';
import { useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends LinkProps {
  /** Path of the site's own, with its query and anchor. */
  to: string;
}

/** A link to a page of the site. The router's own Link brings its framework mode along, 3 KB of every visit. */
export function PageLink({ to, onClick, ...link }: PageLinkProps) {
  const navigate = useLinkClickHandler(to);
  return (
    <Link
      {...link}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
