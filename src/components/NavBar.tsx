import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { navigation } from '../content/site';
import { Column } from './Column';
import { ifHover, RING_REACH } from '../theme/mixins';
import { PageLink } from './PageLink';
import { Logo } from './Logo';
import { Menu } from './Menu';
import { MenuToggle } from './MenuToggle';
import { TicketLink } from './TicketLink';

const Bar = styled(Column)(({ theme }) => ({
  minHeight: theme.measures.height.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // With enlarged text the chat link and the menu button are in a second row.
  justifyContent: 'end',
  '--gap': '24px',
  columnGap: 'var(--gap)',
  [theme.breakpoints.down('sm')]: { '--gap': '4px' },
  // The outer columns usually have the same width, so the links are in the middle of the navigation bar. With enlarged
  // text the links wrap: without `max-content` they would reach below the chat link, whose `min-width` is 44 px.
  [theme.breakpoints.up('menu')]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto minmax(max-content, 1fr)',
    justifyItems: 'start',
  },
}));

// The menu button follows the chat link in the HTML. If a browser paints the link first, the link would
// move when the button appears (layout shift). So a margin of the link reserves space for the button: the
// gap, 12 px of padding and the icon (1.5rem). A negative margin moves the button into this space.
const BUTTON_SPACE = 'calc(1.5rem + 12px + var(--gap))';
const ChatLink = styled(TicketLink)(({ theme }) => ({
  justifySelf: 'end',
  [theme.breakpoints.down('menu')]: {
    '@media (scripting: enabled)': { marginInlineEnd: BUTTON_SPACE },
  },
}));
const Toggle = styled(MenuToggle)({
  '@media (scripting: enabled)': { marginInlineStart: `calc(-1 * ${BUTTON_SPACE})` },
});

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.measures.height.field,
  // With enlarged text the logo reaches the window's upper edge, which would cut its focus ring.
  marginBlock: RING_REACH,
  // A long brand name wraps within the link; otherwise it would push the chat link into a second row.
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: 'max-content',
  marginInlineEnd: 'auto',
  // On the home page this link is current. The logo has no underline.
  '&&[aria-current]': { textDecoration: 'none' },
}));

/**
 * Links to the home page's sections. In windows narrower than 768 px (`menu`) the menu contains these
 * links. With `scripting: none` the menu button is hidden, so the links are then visible in a second row.
 */
const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  gap: 4,
  [theme.breakpoints.down('menu')]: {
    display: 'none',
    '@media (scripting: none)': {
      display: 'flex',
      order: 3,
      width: '100%',
      paddingBottom: 8,
      // At 360 px the four links are in one row only without gaps.
      gap: 0,
    },
  },
}));

const BarLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.measures.height.touch,
  padding: '0 clamp(8px, 1.1vw, 12px)',
  fontWeight: theme.typography.fontWeightMedium,
  backgroundImage: `linear-gradient(${theme.vars.palette.ochre}, ${theme.vars.palette.ochre})`,
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  backgroundPosition: '50% calc(100% - 8px)',
  backgroundSize: '0 3px',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `background-size ${theme.transitions.duration.standard}ms ${theme.transitions.easing.easeInOut}`,
  },
  [ifHover]: { '&:hover': { backgroundSize: '100% 3px' } },
}));

/** Header of each page: the navigation bar, and the menu of windows narrower than 768 px. */
export function NavBar({ chatUrl }: { chatUrl: string }) {
  return (
    <AppBar component="header" position="sticky">
      <Bar as="nav" aria-label={navigation.label}>
        <HomeLink to="/" underline="none" aria-label={navigation.home}>
          <Logo />
        </HomeLink>
        <Links>
          {navigation.products.links.map(({ label, to, lang }) => (
            <li key={to}>
              <BarLink to={to} lang={lang} underline="none">
                {label}
              </BarLink>
            </li>
          ))}
        </Links>
        <ChatLink href={chatUrl} size="small" />
        <Toggle />
      </Bar>
      <Menu chatUrl={chatUrl} />
    </AppBar>
  );
}
