import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { navigation } from '../content/site';
import { menuPaper, menuShade } from '../theme/nativeParts';
import { MenuContent, type MenuContentProps } from './MenuContent';

const Panel = styled('div')(menuPaper, ({ theme }) => ({
  // Hidden too where a browser does not know popovers.
  display: 'none',
  position: 'fixed',
  inset: '0 0 0 auto',
  flexDirection: 'column',
  height: '100%',
  margin: 0,
  border: 0,
  color: 'inherit',
  overscrollBehavior: 'contain',
  '@keyframes slide': { from: { transform: 'translateX(100%)' } },
  [theme.breakpoints.down('menu')]: { '&:popover-open': { display: 'flex' } },
  '&::backdrop': menuShade,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `slide ${theme.transitions.duration.enteringScreen}ms ${theme.site.easing}`,
  },
}));

/** Its id, by which a button opens it. */
export const NATIVE_MENU = 'menu';

interface NativeMenuProps extends Omit<MenuContentProps, 'close'> {
  ref: Ref<HTMLDivElement>;
}

/** The phone's menu as the browser opens and closes it: a popover, with Escape and a tap beside it. */
export function NativeMenu({ ref, ...content }: NativeMenuProps) {
  return (
    <Panel
      ref={ref}
      id={NATIVE_MENU}
      popover="auto"
      role="dialog"
      aria-label={navigation.menuTitle}
      // It covers what would have the focus then.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <MenuContent
        {...content}
        close={{ popoverTarget: NATIVE_MENU, popoverTargetAction: 'hide' }}
      />
    </Panel>
  );
}
