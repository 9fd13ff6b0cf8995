import LuggageIcon from '@mui/icons-material/Luggage';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SchoolIcon from '@mui/icons-material/School';
import WorkIcon from '@mui/icons-material/Work';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { use, useLayoutEffect } from 'react';
import { PrerenderedElements } from '../../components/prerenderedElements';
import { hero, headlinePurposes } from '../../content/home';
import { HAIRLINE, ifHover } from '../../theme/mixins';
import { showWhenActive } from './showWhenActive';
import type { Rotation } from './useRotation';

const icons = { turismo: LuggageIcon, estudios: SchoolIcon, trabajo: WorkIcon };

const PAUSE_ID = 'titular-pausa';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** All words share a grid cell as wide as the longest word: a new word does not move the button. */
const Words = styled('span')({ display: 'inline-grid', justifyItems: 'start' });

const Word = styled('span')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.18em',
  ...showWhenActive(theme, 'scale(1.12) rotate(-1.5deg)'),
  color: 'var(--purpose)',
  '& svg': { fontSize: '0.8em' },
}));

const PauseButton = styled(IconButton)(({ theme }) => ({
  width: theme.site.height.touch,
  height: theme.site.height.touch,
  padding: 0,
  // The visible circle measures 34 px; the transparent border makes the target 44 px (R-A11Y-04).
  border: '5px solid transparent',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${HAIRLINE}px ${theme.vars.palette.fieldBorder}`,
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '1.125rem' },
  // Hides one of the two icons: «pause» while the rotation is paused, otherwise «play». Before
  // hydration the entry script changes only `aria-pressed`.
  '&[aria-pressed="true"] > :first-of-type, &[aria-pressed="false"] > :last-of-type': {
    display: 'none',
  },
  [ifHover]: {
    '&:hover': { backgroundColor: theme.vars.palette.sand, backgroundClip: 'padding-box' },
  },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}));

/**
 * Changing word of the headline, and the button that pauses and resumes the rotation of this word and
 * of the stamp in HeroArt. Screen readers read one constant text with all words.
 */
export function RotatingWord({ rotation: { activeIndex, mode, setMode } }: { rotation: Rotation }) {
  const prerendered = use(PrerenderedElements);
  // The visitor may have pressed the button before hydration: the entry script has set its `aria-pressed`.
  useLayoutEffect(() => {
    if (prerendered.get(PAUSE_ID)?.getAttribute('aria-pressed') === 'true') setMode('paused');
  }, [prerendered, setMode]);
  return (
    <Line>
      <span className="visually-hidden">{`${hero.allWords} `}</span>
      <Words aria-hidden="true">
        {headlinePurposes.map(({ id, word }, index) => {
          const PurposeIcon = icons[id];
          return (
            <Word key={id} data-purpose={id} data-active={index === activeIndex || undefined}>
              {`${word} `}
              <PurposeIcon />
            </Word>
          );
        })}
      </Words>
      <PauseButton
        id={PAUSE_ID}
        data-requires-script
        aria-label={hero.pause}
        aria-pressed={mode === 'paused'}
        // Before hydration the entry script changes this attribute.
        suppressHydrationWarning
        onClick={() => setMode(mode === 'playing' ? 'paused' : 'playing')}
      >
        <PauseIcon />
        <PlayArrowIcon />
      </PauseButton>
    </Line>
  );
}
