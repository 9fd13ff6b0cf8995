import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { headWithMark, sectionWithLine, lineGeometry } from './dashedLine';
import { SectionMark, type MarkName } from './SectionMark';

const riseAnimation = {
  animation: 'rise linear both',
  animationTimeline: 'view()',
  // In px, because a percentage refers to the height of the content or of the window, whichever is lower:
  // a tall section would still move while the visitor reads the beginning of the section.
  animationRange: 'entry 0px entry 240px',
} as const;

/**
 * Section as wide as the window. Its content rises by a few px while the visitor scrolls it into view,
 * unless they prefer reduced motion. In browsers without scroll-driven animations nothing moves.
 */
const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  ...sectionWithLine(theme),
  // `Banner`, above this section, has a bottom padding of its own.
  '&[data-first]': { paddingTop: 16 },
  // The next section has the same background, and its top padding separates the two sections. Below `xl`
  // the piece of the dashed line that leads to the next mark begins in this bottom padding.
  '&[data-line="past"]': { paddingBottom: lineGeometry.overlap + 8 },
  '&[data-tone="sand"]': { backgroundColor: theme.vars.palette.sand },
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& > *': riseAnimation,
      // From `xl` up the section's mark is on the dashed line beside the column. The head does not rise,
      // because its mark would leave the line.
      [theme.breakpoints.up('xl')]: {
        '&[data-line] > *': { animation: 'none' },
        '&[data-line] > * > * ~ *': riseAnimation,
      },
    },
  },
}));

const Head = styled('div')(({ theme }) => ({
  ...headWithMark(theme),
  maxWidth: '46rem',
  marginBottom: 'clamp(20px, 4vw, 48px)',
}));

const Lead = styled(Typography)({ marginTop: 12 });

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  /** Small drawing above the title, or beside it on a phone; on the dashed line from `xl` up. */
  mark?: MarkName;
  tone?: 'paper' | 'sand';
  afterBanner?: boolean;
  /**
   * Whether the dashed line passes the section, which then has no `mark`. The next section has to have
   * the same background.
   */
  linePasses?: boolean;
  children: ReactNode;
}

/** Section of a page. ScrollManager moves the focus to the heading when a link leads to the section. */
export function Section({
  id,
  title,
  lead,
  mark,
  tone = 'paper',
  afterBanner,
  linePasses,
  children,
}: SectionProps) {
  return (
    <Band
      id={id}
      data-tone={tone}
      data-line={linePasses ? 'past' : mark && ''}
      data-first={afterBanner && ''}
      aria-label={title}
    >
      <Container>
        <Head>
          {mark && <SectionMark name={mark} />}
          <Typography variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Lead variant="lead" color="textSecondary">
              {lead}
            </Lead>
          )}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
