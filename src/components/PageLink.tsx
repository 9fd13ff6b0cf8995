import Link, { type LinkProps } from '@mui/material/Link';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface PageLinkProps extends Omit<LinkProps, 'onClick'> {
  /** Path within the site; may have a query and a fragment. */
  to: string;
}

/**
 * Link to a page of the site. After hydration, React Router handles a click, usually without loading a
 * document.
 *
 * The link to the page that is shown has `aria-current="page"`, as with React Router's `NavLink`. A link to a section is
 * not current, because a page has several of them and ARIA allows one current link in a list.
 */
export function PageLink({ to, ...link }: PageLinkProps) {
  const navigate = useLinkClickHandler(to);
  const { pathname } = useLocation();
  return (
    <Link
      aria-current={pathname === to ? 'page' : undefined}
      {...link}
      href={to}
      // An extension that has opened the link itself, for example in another tab, prevents the click's default.
      onClick={(event) => {
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
