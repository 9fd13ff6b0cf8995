import { styled } from '@mui/material/styles';
import faq from '../art/mark-faq.svg';
import requisitos from '../art/mark-requisitos.svg';
import reviews from '../art/mark-reviews.svg';
import servicios from '../art/mark-servicios.svg';
import { markOnLine } from './dashedLine';

const marks = { servicios, reviews, requisitos, faq };

/** Name of a section's mark. */
export type MarkName = keyof typeof marks;

/** A mark on the dashed line; in windows below `xl`, at the end of a piece of the line. */
const Mark = styled('span')(({ theme }) => ({
  ...markOnLine(theme),
  color: theme.vars.palette.turismo,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
    // In forced-colours mode the browser would give the mark the page's background colour.
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

/** The small drawing above a section's title, on the dashed line. */
export function SectionMark({ name }: { name: MarkName }) {
  return <Mark data-mark={name} />;
}
