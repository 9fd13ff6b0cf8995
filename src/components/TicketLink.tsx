import Button, { type ButtonProps } from '@mui/material/Button';
import { start } from '../content/site';

type TicketLinkProps = { href: string } & Pick<ButtonProps, 'size' | 'color'>;

/**
 * Call to action (R-SITE-04), drawn as a ticket: opens the WhatsApp chat at `href` in a new tab.
 * `color="ochre"` is for the dark background of ClosingCall.
 */
export function TicketLink(props: TicketLinkProps) {
  return (
    <Button {...props} variant="ticket" target="_blank" rel="noopener">
      {start.label}
      <span className="visually-hidden"> {start.newTab}</span>
    </Button>
  );
}
