import Drawer from '@mui/material/Drawer';
import { navigation } from '../content/site';
import { MenuContent, type MenuContentProps } from './MenuContent';

interface MobileMenuProps extends Omit<MenuContentProps, 'close'> {
  open: boolean;
  /** Left without following a link: Escape, backdrop, or the close button. */
  onDismiss: () => void;
}

/** The phone's menu, a page of the notebook that slides in from the right. */
export default function MobileMenu({ open, onDismiss, ...content }: MobileMenuProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onDismiss}
      // The toggle takes the focus back itself; after a followed link the target has it.
      disableRestoreFocus
      // The page is to be heard again before the focus is back on it.
      closeAfterTransition={false}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': navigation.menuTitle },
      }}
    >
      <MenuContent {...content} close={{ onClick: onDismiss }} />
    </Drawer>
  );
}
