import Link, { type LinkProps } from '@mui/material/Link';
import { createContext, use } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

/** Returns whether a link to this path has to load the document of its page (navigation/documentNavigation.ts). */
export const NeedsDocument = createContext<(pathname: string) => boolean>(() => false);

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
  const needsDocument = use(NeedsDocument);
  const { pathname } = useLocation();
  return (
    <Link
      aria-current={pathname === to ? 'page' : undefined}
      {...link}
      href={to}
      onClick={(event) => {
        // An extension that has opened the link itself, for example in another tab, prevents the click's default.
        if (!event.defaultPrevented && !needsDocument(event.currentTarget.pathname))
          navigate(event);
      }}
    />
  );
}
