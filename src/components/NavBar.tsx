import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { navigation } from '../content/site';
import { PageLink } from './PageLink';
import { Logo } from './Logo';
import { Menu } from './Menu';
import { MenuToggle } from './MenuToggle';
import { TicketLink } from './TicketLink';

// A browser may paint the page before it has read as far as the menu's button: its icon and half of its
// padding, which is what it takes, are kept free, or the chat's link would move.
const keepingPlace = (gap: number) => ({
  columnGap: gap,
  '@media (scripting: enabled)': {
    '& > ul + a': { marginRight: `calc(1.5rem + ${12 + gap}px)` },
    '& > button': { marginLeft: `calc(-1.5rem - ${12 + gap}px)` },
  },
});

const Bar = styled(Container)(({ theme }) => ({
  minHeight: theme.site.height.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: keepingPlace(4),
  [theme.breakpoints.between('sm', 'menu')]: keepingPlace(24),
  // The links stand in the middle of the page, whatever is beside them.
  [theme.breakpoints.up('menu')]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    columnGap: 24,
    justifyItems: 'start',
    '& > ul + a': { justifySelf: 'end' },
  },
})) as typeof Container;

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.site.height.field,
  // A long brand breaks its line rather than the bar's.
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: 'max-content',
  marginRight: 'auto',
}));

/** Wide screens show the links in the bar; narrow ones only where the menu cannot work. */
const Links = styled('ul')(({ theme }) => {
  const stacked = { display: 'flex', order: 3, width: '100%', paddingBottom: 8 };
  return {
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    gap: 4,
    [theme.breakpoints.down('menu')]: {
      display: 'none',
      '@media (scripting: none)': stacked,
    },
  };
});

const BarLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.site.height.touch,
  padding: '0 clamp(8px, 1.1vw, 12px)',
  fontWeight: theme.typography.fontWeightMedium,
  backgroundImage: `linear-gradient(${theme.vars.palette.ochre}, ${theme.vars.palette.ochre})`,
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  backgroundPosition: '50% calc(100% - 8px)',
  backgroundSize: '0 3px',
  transition: `background-size ${theme.site.duration.settle}ms ${theme.site.easing}`,
  '&:hover': { backgroundSize: '100% 3px' },
}));

/**
 * The site's header: AppBar with the home page's sections, the chat, and the menu on a phone.
 * @param chat address of the chat
 */
export function NavBar({ chat }: { chat: string }) {
  return (
    <AppBar component="header" position="sticky">
      <Bar component="nav" aria-label={navigation.label}>
        <HomeLink to="/" underline="none" aria-label={navigation.home}>
          <Logo />
        </HomeLink>
        <Links>
          {navigation.products.links.map(({ label, to }) => (
            <li key={to}>
              <BarLink to={to} underline="none">
                {label}
              </BarLink>
            </li>
          ))}
        </Links>
        <TicketLink href={chat} size="small" />
        <MenuToggle />
      </Bar>
      <Menu chat={chat} />
    </AppBar>
  );
}
