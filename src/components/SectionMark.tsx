import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import faq from '../art/mark-faq.svg?use';
import pasos from '../art/mark-pasos.svg?use';
import requisitos from '../art/mark-requisitos.svg?use';
import reviews from '../art/mark-reviews.svg?use';
import servicios from '../art/mark-servicios.svg?use';
import { headWithMark, lineGeometry, markOnLine, sectionWithLine } from '../theme/dashedLine';
import { Drawing } from './Drawing';

const marks = { servicios, pasos, reviews, requisitos, faq };

export type MarkName = keyof typeof marks;

const { size } = lineGeometry.mark;

/** Section as wide as the window; with `data-line` the home page's dashed line passes it. */
export const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.measures.sectionPadding,
  ...sectionWithLine(theme),
}));

/** Element around a section's mark, its title and lines below. */
export const Head = styled('div')(({ theme }) => headWithMark(theme));

/** Line below the title: on a phone not beside it. */
export const HeadLine = styled(Typography)({ flexBasis: '100%' });

const Mark = styled('span')(({ theme }) => ({
  ...markOnLine(theme),
  '@media print': { display: 'none' },
}));

/**
 * Mark of a section on the home page: a small drawing above the section's title, on a phone beside the
 * title. A piece of dashed line leads down to the mark. From `xl` up, mark and line are beside the
 * page's column.
 */
export function SectionMark({ name }: { name: MarkName }) {
  return (
    <Mark data-mark={name}>
      <Drawing src={marks[name]} width={size} height={size} />
    </Mark>
  );
}
