import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { headWithMark, sectionWithLine, lineGeometry } from './dashedLine';
import { SectionMark, type MarkName } from './SectionMark';

const riseAnimation = {
  animation: 'rise linear both',
  animationTimeline: 'view()',
  // In px: with a percentage such as 60 %, a section as tall as two windows would still move while the
  // visitor reads it.
  animationRange: 'entry 0px entry 240px',
} as const;

/**
 * A full-width band of the page. Its content rises a little as it scrolls into view, unless the visitor
 * prefers reduced motion. The animation is CSS alone: the content is never hidden and needs no script.
 */
const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  ...sectionWithLine(theme),
  // The banner above has a bottom padding of its own.
  '&[data-first]': { paddingTop: 16 },
  // The next section has the same background, so one space between the two is enough. The piece of the
  // dashed line that leads to the next mark reaches into that space.
  '&[data-line="past"]': { paddingBottom: lineGeometry.overlap + 8 },
  '&[data-tone="sand"]': { backgroundColor: theme.vars.palette.sand },
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& > *': riseAnimation,
      // The mark does not move, because it is on the dashed line.
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
  /** Id for links to the section. */
  id?: string;
  title: string;
  lead?: string;
  /** Small drawing above the title. */
  mark?: MarkName;
  tone?: 'paper' | 'sand';
  /** Whether the section follows the banner. */
  afterBanner?: boolean;
  /** Whether the dashed line passes without a mark; the next section has the same background. */
  linePasses?: boolean;
  children: ReactNode;
}

/** A section with its heading. The heading can take the focus, for ScrollManager after a link to it. */
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
