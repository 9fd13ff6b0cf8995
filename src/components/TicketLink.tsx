import Button, { type ButtonProps } from '@mui/material/Button';
import type { StartLink } from './menuText';

type TicketLinkProps = StartLink & Pick<ButtonProps, 'size' | 'color'>;

/** The call to action: opens the chat in a new tab. `color="ochre"` on the green ticket. */
export function TicketLink({ label, newTab, ...button }: TicketLinkProps) {
  return (
    <Button {...button} variant="ticket" target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> {newTab}</span>
    </Button>
  );
}
