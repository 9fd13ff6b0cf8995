import Button, { type ButtonProps } from '@mui/material/Button';
import { start } from '../content/site';
import { newTabAttributes } from './newTab';
import { WhatsAppIcon } from './WhatsAppIcon';

type TicketLinkProps = { href: string } & Pick<ButtonProps, 'size' | 'color' | 'className'>;

/**
 * Link to the WhatsApp chat at `href`, in a new tab: the site's call to action (R-SITE-04), drawn as a
 * ticket. `color="ochre"` is for the dark background of ClosingCall.
 */
export function TicketLink(props: TicketLinkProps) {
  return (
    // With a colour of MUI's palette the button would get MUI's custom properties for the variants that are no ticket.
    <Button color="brand" {...props} variant="ticket" {...newTabAttributes}>
      {/* The navigation bar of a phone has no room for the icon. */}
      {props.size !== 'small' && <WhatsAppIcon />}
      {start.label}
      <span className="visually-hidden">{` ${start.channel}`}</span>
    </Button>
  );
}
