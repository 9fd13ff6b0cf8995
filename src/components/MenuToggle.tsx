import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MenuLinks } from './MenuLinks';
import type { MobileMenuProps } from './MobileMenu';
import type { NavigationText, StartLink } from './NavBar';

const Toggle = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('menu')]: { display: 'none' },
}));

const InlineMenu = styled('div')(({ theme }) => ({
  order: 4,
  width: '100%',
  paddingBottom: 16,
  [theme.breakpoints.up('menu')]: { display: 'none' },
}));

/** The drawer's component once fetched; `unavailable` after a failed fetch, until the next click. */
type Menu = ComponentType<MobileMenuProps> | 'unavailable' | null;

/**
 * The hamburger and its menu (specification, section 4: toggles open or closed). If the drawer's
 * code cannot be fetched, the same links open below the bar.
 */
export function MenuToggle({ text, start }: { text: NavigationText; start: StartLink }) {
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<Menu>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const fetchMenu = () => {
    if (Menu && Menu !== 'unavailable') return;
    import('./MobileMenu').then(
      (module) => setMenu(() => module.default),
      () => setMenu('unavailable'),
    );
  };
  const dismiss = () => {
    // An open menu takes the focus back at once: it has to be closed first.
    flushSync(() => setOpen(false));
    toggle.current?.focus();
  };

  // The drawer has its own.
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) dismiss();
  };

  return (
    <>
      <Toggle
        ref={toggle}
        edge="end"
        data-only="app"
        aria-label={open ? text.menuClose : text.menuOpen}
        aria-expanded={open}
        onPointerEnter={fetchMenu}
        onKeyDown={dismissOnEscape}
        onClick={() => {
          fetchMenu();
          setOpen(!open);
        }}
      >
        <MenuIcon />
      </Toggle>
      {open && Menu === 'unavailable' && (
        <InlineMenu onKeyDown={dismissOnEscape}>
          <MenuLinks text={text} onFollow={() => setOpen(false)} />
        </InlineMenu>
      )}
      {Menu && Menu !== 'unavailable' && (
        <Menu
          open={open}
          onDismiss={dismiss}
          onFollow={() => setOpen(false)}
          text={text}
          start={start}
        />
      )}
    </>
  );
}
