import Button, { type ButtonProps } from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { start } from '../content/site';

/** WhatsApp's glyph. The path of MUI's icon would add 300 bytes to each page (R-PERF-01). */
const WHATSAPP =
  'M12 2a10 10 0 0 0-8.6 15L2 22l5.1-1.3A10 10 0 1 0 12 2Zm0 2a8 8 0 1 1-4.3 14.7l-2.9.8.8-2.9A8 8 0 0 1 12 4ZM8 7.4l1.5-.4 1.2 2.9-.9 1.2a6.5 6.5 0 0 0 3.3 3.3l1-1.2 2.9 1.4-.4 1.5c-4 3.6-12.2-4.6-8.6-8.7Z';

type TicketLinkProps = { href: string } & Pick<ButtonProps, 'size' | 'color'>;

/**
 * Link to the WhatsApp chat at `href`, in a new tab: the site's call to action (R-SITE-04), drawn as a
 * ticket. `color="ochre"` is for the dark background of ClosingCall.
 */
export function TicketLink(props: TicketLinkProps) {
  return (
    // With a colour of MUI's palette the button would get MUI's custom properties for the variants that are no ticket.
    <Button color="brand" {...props} variant="ticket" target="_blank" rel="noopener">
      {/* The navigation bar of a phone has no room for the icon. */}
      {props.size !== 'small' && (
        <SvgIcon>
          <path d={WHATSAPP} />
        </SvgIcon>
      )}
      {start.label}
      <span className="visually-hidden"> {start.newTab}</span>
    </Button>
  );
}
