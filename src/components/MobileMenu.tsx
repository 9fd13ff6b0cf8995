import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MenuLinks } from './MenuLinks';
import type { NavigationText, StartLink } from './menuText';
import { TicketLink } from './TicketLink';

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.site.height.bar,
}));

const Call = styled('div')({ display: 'grid', marginTop: 'auto', paddingTop: 24 });

/** What the menu shows, and what happens when it is left. */
export interface MobileMenuProps {
  open: boolean;
  /** Left without following a link: Escape, backdrop, or the close button. */
  onDismiss: () => void;
  onFollow: () => void;
  text: NavigationText;
  start: StartLink;
}

/** The phone's menu, a page of the notebook that slides in from the right. */
export default function MobileMenu({ open, onDismiss, onFollow, text, start }: MobileMenuProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onDismiss}
      // The toggle takes the focus back itself; after a followed link the target has it.
      disableRestoreFocus
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text.menuTitle },
      }}
    >
      <Head>
        <span>{text.menuTitle}</span>
        <IconButton edge="end" aria-label={text.menuClose} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      </Head>
      <MenuLinks text={text} onFollow={onFollow} />
      <Call>
        <TicketLink href={start.url} label={start.label} newTab={start.newTab} />
      </Call>
    </Drawer>
  );
}
