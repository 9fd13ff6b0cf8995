import { styled } from '@mui/material/styles';
import faq from '../art/mark-faq.svg';
import requisitos from '../art/mark-requisitos.svg';
import reviews from '../art/mark-reviews.svg';
import servicios from '../art/mark-servicios.svg';

const marks = { servicios, reviews, requisitos, faq };

/** Name of a section's mark. */
export type MarkName = keyof typeof marks;

/** A stop of the dashed route: the line comes down from the section before and ends at the mark. */
const Stop = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: 64,
  height: 64,
  marginBottom: 16,
  color: theme.vars.palette.turismo,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 31,
    bottom: 'calc(100% + 6px)',
    height: `calc(${theme.site.sectionPadding} - 18px)`,
    borderLeft: '3px dashed',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
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
