import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import code from 'virtual:qr/applicant.svg';
import drawing from '../art/closing.svg';
import { chats, closingCall } from '../content/site';
import { notchMask, RULE_WIDTH } from '../theme/mixins';
import { Column } from './Column';
import { lineToClosing } from '../theme/dashedLine';
import { ScanCode } from './ScanCode';
import { TicketLink } from './TicketLink';

/** Size of closing.svg in px. */
const DRAWING = { width: 560, height: 200 };

/** Distance in px, in closing.svg, from the lower edge of the drawing's background to the drawing's lower edge. */
const GROUND_TO_EDGE = 18;

const DRAWING_WIDTH = 'min(86%, 440px)';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: `clamp(20px, 5vw, 48px) ${theme.measures.sectionPadding}`,
  ...lineToClosing(theme),
}));

/** The box below the drawing is drawn as a ticket, which begins where the drawing's background ends. */
const Art = styled('img')({
  position: 'relative',
  zIndex: 1,
  width: DRAWING_WIDTH,
  margin: `0 auto calc(${DRAWING_WIDTH} * -${GROUND_TO_EDGE} / ${DRAWING.width})`,
});

/** Radius in px of the half circles that are cut out of the ticket's left and right edge. */
const NOTCH_RADIUS = 14;

const PADDING = 'clamp(28px, 5vw, 56px)';

/** Distance in px between the text and the button in windows narrower than `md`. */
const GAP = 48;

/** Returns the height of the ticket's lower part in windows narrower than `md`: padding, button, and half of the gap. */
const stubHeight = ({ measures }: Theme) =>
  `calc(${PADDING} + ${measures.height.call + GAP / 2}px)`;

const Ticket = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${GAP}px 40px`,
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: `${PADDING} clamp(24px, 6vw, 72px)`,
  backgroundColor: theme.vars.palette.ticket,
  color: theme.vars.palette.onTicket,
  borderRadius: theme.measures.radius.card,
  position: 'relative',
  // In windows narrower than `md` the half circles are between text and button, at the ends of the dashed
  // line (`::before`).
  mask: notchMask(NOTCH_RADIUS, `calc(100% - ${stubHeight(theme)})`),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `auto 20px ${stubHeight(theme)}`,
    borderTop: `${RULE_WIDTH}px dashed`,
    opacity: 0.4,
  },
  // In the light scheme the focus ring and the ticket both have the colour `primary.main`: without this
  // line the ring would be invisible.
  '& a:focus-visible': { outlineColor: theme.vars.palette.onTicket },
  [theme.breakpoints.up('md')]: {
    justifyContent: 'start',
    textAlign: 'left',
    mask: notchMask(NOTCH_RADIUS, '50%'),
    '&::before': { display: 'none' },
  },
}));

const Words = styled('div')({ flex: '1 1 18rem' });

const Lead = styled(Typography)({ marginTop: 12 });

/**
 * Call to action above the footer, drawn as a ticket.
 * @param lineEnds whether the dashed line beside the home page's column ends in this section
 */
export function ClosingCall({ lineEnds }: { lineEnds?: boolean }) {
  return (
    <Band data-screen="" data-line={lineEnds && ''} aria-labelledby="cierre-titulo">
      <Column>
        <Art src={drawing} alt="" {...DRAWING} loading="lazy" />
        <Ticket>
          <Words>
            <Typography variant="h2" id="cierre-titulo">
              {closingCall.title}
            </Typography>
            <Lead variant="lead">{closingCall.text}</Lead>
          </Words>
          <TicketLink href={chats.applicant} color="ochre" />
          <ScanCode src={code} />
        </Ticket>
      </Column>
    </Band>
  );
}
