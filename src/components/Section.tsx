import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sectionBackground } from '../theme/mixins';
import { sectionTones, type SectionTone } from '../theme/palette';
import { Column } from './Column';
import { Band, Head, HeadLine, SectionMark, type MarkName } from './SectionMark';

const riseAnimation = {
  animation: 'rise linear both',
  animationTimeline: 'view()',
  // In px, because a percentage of `entry` is a part of the height of the animated element or of the
  // window, whichever is lower. A tall element would still rise while the visitor reads its first
  // lines.
  animationRange: 'entry 0px entry 240px',
} as const;

const backgrounds = Object.fromEntries(
  (Object.keys(sectionTones) as SectionTone[]).map((tone) => [
    `&[data-tone="${tone}"]`,
    sectionBackground(tone),
  ]),
);

/**
 * Section as wide as the window. While the visitor scrolls the section into view, its content rises by
 * 16 px, in windows wider than 768 px by 28 px (`rise` in src/theme/baseline.ts). With
 * reduced motion, or without scroll-driven animations, nothing moves.
 */
const RisingBand = styled(Band)(({ theme }) => ({
  // A small top padding is enough below `Banner`, which has a bottom padding of its own.
  '&[data-first]': { paddingTop: 16 },
  ...backgrounds,
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& > *': riseAnimation,
      // From `xl` up the mark of a section is in a gap of the dashed line beside the page's column. The
      // mark is in the head, so the head does not rise: otherwise the mark would move out of the gap and
      // cover the line.
      [theme.breakpoints.up('xl')]: {
        '&[data-line] > *': { animation: 'none' },
        '&[data-line] > * > * ~ *': riseAnimation,
      },
    },
  },
}));

/** Container of the queries in theme/mixins.ts. */
const Content = styled(Column)({ containerType: 'inline-size' });

const TextHead = styled(Head)(({ theme }) => ({
  maxWidth: theme.measures.lineLength.text,
  marginBottom: 'clamp(20px, 4vw, 48px)',
}));

const Lead = styled(HeadLine)({ marginTop: 12 });

interface SectionProps {
  /** Also begins the id of the heading, which names the section. */
  id: string;
  title: string;
  lead?: string;
  /** Small drawing above the title, on a phone beside the title, and from `xl` up on the dashed line. */
  mark?: MarkName;
  tone?: SectionTone;
  afterBanner?: boolean;
  children: ReactNode;
}

/**
 * Section of a page. The heading has a `tabIndex`, so that ScrollAndFocus can move the focus to the
 * heading when React Router has navigated to the section.
 */
export function Section({
  id,
  title,
  lead,
  mark,
  tone = 'paper',
  afterBanner,
  children,
}: SectionProps) {
  return (
    <RisingBand
      id={id}
      data-tone={tone}
      data-line={mark && ''}
      data-first={afterBanner && ''}
      aria-labelledby={`${id}-titulo`}
    >
      <Content>
        <TextHead>
          {mark && <SectionMark name={mark} />}
          <Typography variant="h2" id={`${id}-titulo`} tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Lead variant="lead" color="textSecondary">
              {lead}
            </Lead>
          )}
        </TextHead>
        {children}
      </Content>
    </RisingBand>
  );
}
