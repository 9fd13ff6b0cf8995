import Link, { type LinkProps } from '@mui/material/Link';
import { useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends LinkProps {
  /** Path within the site; may have a query and a fragment. */
  to: string;
}

/**
 * Link to a page of the site. After hydration, React Router handles a click, usually without loading a
 * document. React Router's own `Link` also contains code for its framework mode, which this site does not
 * use.
 */
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
