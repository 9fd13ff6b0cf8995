import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import code from 'virtual:qr/applicant.svg';
import drawing from '../art/closing.svg';
import routeEnd from '../art/route-end.svg';
import { chats, closingCall } from '../content/site';
import { RULE } from '../theme/borders';
import { notchMask } from '../theme/notches';
import { leftOfLine, lineGeometry } from './dashedLine';
import { ScanCode } from './ScanCode';
import { TicketLink } from './TicketLink';

const DRAWING_WIDTH = 'min(86%, 440px)';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: `clamp(20px, 5vw, 48px) ${theme.site.sectionPadding}`,
  // The drawing overlaps the ticket, so that the drawn objects stand on the ticket's upper edge:
  // the ground in the drawing ends at 182 px of its 200, and 18 px are 0.0321 of its width.
  '& > * > img': {
    position: 'relative',
    zIndex: 1,
    width: DRAWING_WIDTH,
    margin: `0 auto calc(${DRAWING_WIDTH} * -0.0321)`,
  },
  // The dashed line leads from beside the column to the line in the drawing, which is 440 px wide here.
  [theme.breakpoints.up('xl')]: {
    position: 'relative',
    '&[data-line]::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: leftOfLine(theme, lineGeometry.closingCall.lineStart),
      width: lineGeometry.closingCall.width,
      height: lineGeometry.closingCall.height,
      background: `url("${routeEnd}") 0 0 no-repeat`,
    },
  },
}));

/** Radius of the ticket's notches, in px. */
const NOTCH = 14;

/** Height of the ticket's stub below `md`: the padding, the button, and the space above the button. */
const STUB = 'calc(clamp(32px, 5vw, 56px) + 80px)';

/** The ticket at the end of the dashed line. */
const Ticket = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 40px',
  justifyItems: 'center',
  textAlign: 'center',
  padding: 'clamp(32px, 5vw, 56px) clamp(24px, 6vw, 72px)',
  backgroundColor: theme.vars.palette.ticket,
  color: theme.vars.palette.onTicket,
  borderRadius: theme.site.radius.card,
  position: 'relative',
  // Below `md` the notches are between text and button, so that no line of text runs into a notch.
  mask: notchMask(NOTCH, `calc(100% - ${STUB})`),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `auto 20px ${STUB}`,
    borderTop: `${RULE}px dashed`,
    opacity: 0.4,
  },
  '& > p': { marginBottom: 36 },
  // The ticket is dark in both colour schemes, so the focus ring has the text's colour.
  '& a:focus-visible': { outlineColor: theme.vars.palette.onTicket },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    justifyItems: 'start',
    textAlign: 'left',
    mask: notchMask(NOTCH, '50%'),
    '&::before': { display: 'none' },
    '& > h2': { alignSelf: 'end' },
    '& > p': { gridRow: 2, alignSelf: 'start', margin: 0 },
    '& > a': { gridRow: '1 / span 2', gridColumn: 2 },
    '& > figure': { gridRow: '1 / span 2', gridColumn: 3 },
  },
}));

/**
 * The last call to action before the footer.
 * @param lineEnds whether the dashed line of the home page ends here
 */
export function ClosingCall({ lineEnds }: { lineEnds?: boolean }) {
  return (
    <Band data-screen="" data-line={lineEnds && ''} aria-labelledby="cierre-titulo">
      <Container>
        <img src={drawing} alt="" width={560} height={200} loading="lazy" />
        <Ticket>
          <Typography variant="h2" id="cierre-titulo">
            {closingCall.title}
          </Typography>
          <Typography variant="lead">{closingCall.text}</Typography>
          <TicketLink href={chats.applicant} color="ochre" />
          <ScanCode src={code} />
        </Ticket>
      </Container>
    </Band>
  );
}
