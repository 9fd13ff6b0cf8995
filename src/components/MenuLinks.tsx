import { styled } from '@mui/material/styles';
import { PageLink } from './PageLink';
import type { NavigationText } from './menuText';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  margin: '24px 0 4px',
}));

const List = styled('ul')({ listStyle: 'none' });

const MenuLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  textDecoration: 'none',
  borderBottom: `2px dotted ${theme.vars.palette.divider}`,
  '&:hover': { color: theme.vars.palette.primary.main },
}));

interface MenuLinksProps {
  text: NavigationText;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The two groups of the mobile menu: Productos and Compañía. */
export function MenuLinks({ text, onFollow }: MenuLinksProps) {
  return [text.products, text.company].map(({ title, links }) => (
    <div key={title}>
      <Title>{title}</Title>
      <List role="list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <MenuLink to={to} onClick={onFollow}>
              {label}
            </MenuLink>
          </li>
        ))}
      </List>
    </div>
  ));
}
