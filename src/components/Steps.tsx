import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { sectionQueries } from '../theme/mixins';
import { lineGeometry } from '../theme/dashedLine';
import { CardText } from './CardText';

/** Diameter in px of the circle with a step's number. */
const NUMBER_SIZE = 56;
/** Distance in px from the step's left edge or, in a wide section, its upper edge to its text. */
const TEXT_OFFSET = 76;

const STEP_GAP = 'clamp(12px, 4vw, 32px)';

const List = styled('ol')({
  counterReset: 'step',
  display: 'grid',
  gap: STEP_GAP,
  [sectionQueries.wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

/** `::before` is the step's number in a circle, `::after` the dashed line to the next step. */
const Step = styled('li')(({ theme }) => ({
  counterIncrement: 'step',
  position: 'relative',
  padding: `2px 0 0 ${TEXT_OFFSET}px`,
  minHeight: 88,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: (NUMBER_SIZE - lineGeometry.width) / 2,
    top: NUMBER_SIZE + 6,
    bottom: `calc(-1 * ${STEP_GAP})`,
    borderLeft: `${lineGeometry.width}px dashed ${theme.vars.palette.turismo}`,
  },
  '&:last-of-type::after': { display: 'none' },
  [sectionQueries.narrow]: {
    paddingLeft: 0,
    paddingTop: TEXT_OFFSET,
    '&::after': { display: 'none' },
  },
  [sectionQueries.wide]: {
    padding: `${TEXT_OFFSET}px 0 0`,
    '&::after': {
      left: NUMBER_SIZE + 8,
      right: -24,
      top: (NUMBER_SIZE - lineGeometry.width) / 2,
      bottom: 'auto',
      borderTop: `${lineGeometry.width}px dashed ${theme.vars.palette.turismo}`,
      borderLeft: 0,
    },
  },
  '&::before': {
    content: 'counter(step)',
    ...theme.typography.h3,
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: NUMBER_SIZE,
    height: NUMBER_SIZE,
    borderRadius: '50%',
    border: `${lineGeometry.width}px solid ${theme.vars.palette.turismo}`,
    color: theme.vars.palette.turismo,
    rotate: '-6deg',
  },
}));

/** Numbered steps with a dashed line between them. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <List role="list">
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h3" gutterBottom>
            {title}
          </Typography>
          <CardText text={text} />
        </Step>
      ))}
    </List>
  );
}
