import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { navigation } from '../content/site';
import { latePart } from './latePart';
import { NATIVE_MENU, NativeMenu } from './NativeMenu';

const Toggle = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('menu')]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
}));

const drawer = latePart(() => import('./MobileMenu'));

/**
 * The hamburger and its menu (R-BAR-04 to R-BAR-06): the browser's own, which needs no script, until
 * the drawer's code is here.
 * @param chat address of the chat
 */
export function MenuToggle({ chat }: { chat: string }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLDivElement>(null);
  const { breakpoints } = useTheme();
  const Drawer = drawer.here;

  const close = () => {
    setDrawerOpen(false);
    // Older browsers, with no popovers, show none.
    native.current?.hidePopover?.();
  };
  const open = (event: MouseEvent) => {
    if (!drawer.here || native.current!.getClientRects().length > 0) return;
    event.preventDefault();
    setDrawerOpen(true);
  };
  const dismiss = () => {
    // An open drawer takes the focus back at once: it has to be closed first.
    flushSync(close);
    toggle.current?.focus();
  };

  useEffect(() => {
    // A window that has grown shows the links in the bar, and nothing to close a menu with.
    const wide = matchMedia(breakpoints.up('menu').replace('@media ', ''));
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [breakpoints]);

  return (
    <>
      <Toggle
        ref={toggle}
        edge="end"
        data-only="app"
        aria-label={navigation.menuOpen}
        // Of the native menu the browser tells by itself.
        aria-expanded={isDrawerOpen || undefined}
        popoverTarget={NATIVE_MENU}
        onPointerEnter={drawer.prefetch}
        onFocus={drawer.prefetch}
        onClick={open}
      >
        <MenuIcon />
      </Toggle>
      <NativeMenu ref={native} chat={chat} onFollow={close} />
      {Drawer && <Drawer open={isDrawerOpen} onDismiss={dismiss} onFollow={close} chat={chat} />}
    </>
  );
}
