import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { headWithMark, sectionWithLine, lineGeometry } from './dashedLine';
import { SectionMark, type MarkName } from './SectionMark';

const rising = {
  animation: 'rise linear both',
  animationTimeline: 'view()',
  // In px: 60 % of a section as tall as two windows would move while it is read.
  animationRange: 'entry 0px entry 240px',
} as const;

/**
 * A band of the page. Its content rises a little as it scrolls into view, by CSS alone: nothing is
 * ever hidden, and it works before React, without it, and not at all for who asked for less motion.
 */
const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  ...sectionWithLine(theme),
  // The banner before it has air of its own.
  '&[data-first]': { paddingTop: 16 },
  // One air between the two, with room for the piece that reaches up to here.
  '&[data-line="past"]': { paddingBottom: lineGeometry.reach + 8 },
  '&[data-tone="sand"]': { backgroundColor: theme.vars.palette.sand },
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& > *': rising,
      // The mark keeps its place on the route.
      [theme.breakpoints.up('xl')]: {
        '&[data-line] > *': { animation: 'none' },
        '&[data-line] > * > * ~ *': rising,
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
  /** Anchor of the section, if links lead to it. */
  id?: string;
  title: string;
  lead?: string;
  /** Small drawing above the title. */
  mark?: MarkName;
  tone?: 'paper' | 'sand';
  /** Whether it comes right after the page's banner. */
  first?: boolean;
  /** Whether the route goes by without a stop; what comes next stands on the same ground. */
  past?: boolean;
  children: ReactNode;
}

/** A section with its heading; the heading takes the focus when a link leads here. */
export function Section({
  id,
  title,
  lead,
  mark,
  tone = 'paper',
  first,
  past,
  children,
}: SectionProps) {
  return (
    <Band
      id={id}
      data-tone={tone}
      data-line={past ? 'past' : mark && ''}
      data-first={first && ''}
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
