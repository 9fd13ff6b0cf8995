import Button, { type ButtonProps } from '@mui/material/Button';
import { start } from '../content/site';

type TicketLinkProps = { href: string } & Pick<ButtonProps, 'size' | 'color'>;

/**
 * The call to action (R-SITE-04): opens the chat at `href` in a new tab. `color="ochre"` is for the
 * ticket of ClosingCall.
 */
export function TicketLink(props: TicketLinkProps) {
  return (
    <Button {...props} variant="ticket" target="_blank" rel="noopener">
      {start.label}
      <span className="visually-hidden"> {start.newTab}</span>
    </Button>
  );
}
