import { styled } from '@mui/material/styles';
import faq from '../art/mark-faq.svg';
import requisitos from '../art/mark-requisitos.svg';
import reviews from '../art/mark-reviews.svg';
import servicios from '../art/mark-servicios.svg';
import { markOnLine } from './dashedLine';

const marks = { servicios, reviews, requisitos, faq };

/** Name of a section's mark. */
export type MarkName = keyof typeof marks;

/** A stop of the dashed route: on it where it runs beside the column, else at the end of a piece. */
const Stop = styled('span')(({ theme }) => ({
  ...markOnLine(theme),
  color: theme.vars.palette.turismo,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
    // Forced colours would paint it as the page.
    forcedColorAdjust: 'none',
    maskSize: 'contain',
  },
  ...Object.fromEntries(
    Object.entries(marks).map(([name, url]) => [
      `&[data-mark="${name}"]::after`,
      { maskImage: `url("${url}")` },
    ]),
  ),
  '@media print': { display: 'none' },
}));

/** The small drawing above a section's title, where the route from the hero stops. */
export function SectionMark({ name }: { name: MarkName }) {
  return <Stop data-mark={name} />;
}
