import { styled } from '@mui/material/styles';
import drawing from '../art/closing.svg';
import routeEnd from '../art/route-end.svg';
import { Container } from './Container';
import { notches } from './notches';
import { ROUTE_OFFSET } from './route';
import { TicketLink } from './TicketLink';

const DRAWING_WIDTH = 'min(86%, 440px)';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: `48px ${theme.site.sectionPadding}`,
  containIntrinsicSize: 'auto 450px',
  // Its things stand on the ticket, whose edge is where the drawing's ground ends, at 182 of 200.
  '& img': {
    position: 'relative',
    zIndex: 1,
    width: DRAWING_WIDTH,
    margin: `0 auto calc(${DRAWING_WIDTH} * -0.0321)`,
  },
  // From beside the column to the line in the drawing, which is 440 px wide then.
  [theme.breakpoints.up('xl')]: {
    position: 'relative',
    '&[data-route]::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: `calc(50% - ${theme.site.container / 2 + ROUTE_OFFSET + 4}px)`,
      width: theme.site.container / 2 + ROUTE_OFFSET + 4 - 216,
      height: 120,
      background: `url("${routeEnd}") 0 0 no-repeat`,
    },
  },
}));

/** Height of the closing ticket's lower part on a phone: its padding, the button, and air above it. */
const STUB = 'calc(clamp(32px, 5vw, 56px) + 80px)';

/** The ticket that the route arrives at: the page's one field of full colour. */
const Ticket = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 40px',
  justifyItems: 'center',
  textAlign: 'center',
  padding: 'clamp(32px, 5vw, 56px) clamp(24px, 6vw, 72px)',
  backgroundColor: theme.vars.palette.ticket,
  color: theme.vars.palette.onTicket,
  borderRadius: 10,
  position: 'relative',
  // Torn between the words and the button on a phone, so that no line runs into a notch.
  mask: notches(14, `calc(100% - ${STUB})`),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `auto 20px ${STUB}`,
    borderTop: '2px dashed',
    opacity: 0.4,
  },
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.lead, marginBottom: 36 },
  // On a dark ticket the ring takes the text's colour.
  '& a:focus-visible': { outlineColor: 'currentColor' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    justifyItems: 'start',
    textAlign: 'left',
    mask: notches(14, '50%'),
    '&::before': { display: 'none' },
    '& p': { ...theme.typography.lead, gridRow: 2, margin: 0 },
    '& a': { gridRow: '1 / span 2', gridColumn: 2 },
  },
}));

interface ClosingCallProps {
  title: string;
  text: string;
  start: { label: string; href: string; newTab: string };
  /** Whether the dashed route of the home page ends here. */
  arrival?: boolean;
}

/** Last invitation before the footer. */
export function ClosingCall({ title, text, start, arrival }: ClosingCallProps) {
  return (
    <Band data-below="" data-screen="" data-route={arrival && ''} aria-labelledby="cierre-titulo">
      <Container>
        <img src={drawing} alt="" width={560} height={200} loading="lazy" />
        <Ticket>
          <h2 id="cierre-titulo">{title}</h2>
          <p>{text}</p>
          <TicketLink {...start} tone="ochre" />
        </Ticket>
      </Container>
    </Band>
  );
}
