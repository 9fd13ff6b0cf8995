import { styled } from '@mui/material/styles';
import faq from '../art/mark-faq.svg';
import pasos from '../art/mark-pasos.svg';
import requisitos from '../art/mark-requisitos.svg';
import reviews from '../art/mark-reviews.svg';
import servicios from '../art/mark-servicios.svg';
import { headWithMark, markOnLine, sectionWithLine } from '../theme/dashedLine';

const marks = { servicios, pasos, reviews, requisitos, faq };

export type MarkName = keyof typeof marks;

/** Section as wide as the window; with `data-line` the home page's dashed line passes it. */
export const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  ...sectionWithLine(theme),
}));

/** Element around a section's mark and title. */
export const Head = styled('div')(({ theme }) => headWithMark(theme));

const Mark = styled('span')(({ theme }) => ({
  ...markOnLine(theme),
  color: theme.vars.palette.turismo,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
    // In forced-colours mode the browser would paint the mark in the colour of the page's background.
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

/**
 * Mark of a section on the home page: a small drawing above the section's title, on a phone beside the
 * title. A piece of dashed line leads down to the mark. From `xl` up, mark and line are beside the
 * page's column.
 */
export function SectionMark({ name }: { name: MarkName }) {
  return <Mark data-mark={name} />;
}
