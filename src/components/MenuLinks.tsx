import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RULE } from '../theme/lines';
import { PageLink } from './PageLink';
import type { NavigationText } from './menuText';

const Title = styled(Typography)({ margin: '24px 0 4px' }) as typeof Typography;

const List = styled('ul')({ listStyle: 'none' });

const MenuLink = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.site.height.button,
  borderBottom: `${RULE}px dotted ${theme.vars.palette.divider}`,
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
      <Title component="h2" variant="subtitle2" color="textSecondary">
        {title}
      </Title>
      <List role="list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <MenuLink to={to} variant="h3" underline="none" onClick={onFollow}>
              {label}
            </MenuLink>
          </li>
        ))}
      </List>
    </div>
  ));
}
