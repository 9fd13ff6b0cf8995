import Button, { type ButtonProps } from '@mui/material/Button';
import { start } from '../content/site';

type TicketLinkProps = { href: string } & Pick<ButtonProps, 'size' | 'color'>;

/**
 * Link to the WhatsApp chat at `href`, in a new tab: the site's call to action (R-SITE-04), drawn as a
 * ticket. `color="ochre"` is for the dark background of ClosingCall.
 */
export function TicketLink(props: TicketLinkProps) {
  return (
    <Button {...props} variant="ticket" target="_blank" rel="noopener">
      {start.label}
      <span className="visually-hidden"> {start.newTab}</span>
    </Button>
  );
}
