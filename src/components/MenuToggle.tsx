import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { latePart } from './latePart';
import { MenuLinks } from './MenuLinks';
import type { NavigationText, StartLink } from './menuText';

const Toggle = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('menu')]: { display: 'none' },
}));

const InlineMenu = styled('div')(({ theme }) => ({
  order: 4,
  width: '100%',
  paddingBottom: 16,
  [theme.breakpoints.up('menu')]: { display: 'none' },
}));

const drawer = latePart(() => import('./MobileMenu'));

/** `waiting` for the drawer's code; `inline` where it did not come: the links open below the bar. */
type Menu = 'closed' | 'waiting' | 'drawer' | 'inline';

interface MenuToggleProps {
  text: NavigationText;
  start: StartLink;
}

/** The hamburger and its menu: a drawer, or the same links below the bar (R-BAR-04 to R-BAR-06). */
export function MenuToggle({ text, start }: MenuToggleProps) {
  const [menu, setMenu] = useState<Menu>('closed');
  const toggle = useRef<HTMLButtonElement>(null);
  const { breakpoints } = useTheme();
  const Drawer = drawer.here;
  const isOpen = menu === 'drawer' || menu === 'inline';

  const close = () => setMenu('closed');
  const open = () => {
    if (drawer.here) return setMenu('drawer');
    setMenu('waiting');
    const arrive = (next: Menu) => setMenu((now) => (now === 'waiting' ? next : now));
    drawer.load().then(
      () => arrive('drawer'),
      () => arrive('inline'),
    );
  };
  const dismiss = () => {
    // An open menu takes the focus back at once: it has to be closed first.
    flushSync(close);
    toggle.current?.focus();
  };
  // The drawer has its own.
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) dismiss();
  };

  useEffect(() => {
    if (menu === 'closed') return;
    // A window that has grown shows the links in the bar, and nothing to close a menu with.
    const wide = matchMedia(breakpoints.up('menu').replace('@media ', ''));
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [menu, breakpoints]);

  return (
    <>
      <Toggle
        ref={toggle}
        edge="end"
        data-only="app"
        aria-label={isOpen ? text.menuClose : text.menuOpen}
        aria-expanded={isOpen}
        onPointerEnter={drawer.prefetch}
        onKeyDown={dismissOnEscape}
        onClick={menu === 'closed' ? open : close}
      >
        <MenuIcon />
      </Toggle>
      {menu === 'inline' && (
        <InlineMenu onKeyDown={dismissOnEscape}>
          <MenuLinks text={text} onFollow={close} />
        </InlineMenu>
      )}
      {Drawer && (
        <Drawer
          open={menu === 'drawer'}
          onDismiss={dismiss}
          onFollow={close}
          text={text}
          start={start}
        />
      )}
    </>
  );
}
