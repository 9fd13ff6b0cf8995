import LuggageIcon from '@mui/icons-material/Luggage';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SchoolIcon from '@mui/icons-material/School';
import WorkIcon from '@mui/icons-material/Work';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { takePrerenderedElement } from '../../components/prerenderedElements';
import { hero, headlinePurposes } from '../../content/home';
import { HAIRLINE } from '../../theme/borders';
import { showWhenActive } from './showWhenActive';
import type { Rotation } from './useRotation';

const icons = { turismo: LuggageIcon, estudios: SchoolIcon, trabajo: WorkIcon };

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** All words are in one grid cell, as wide as the longest word: a change of the word moves nothing. */
const Words = styled('span')({ display: 'inline-grid', justifyItems: 'start' });

const Word = styled('span')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.18em',
  ...showWhenActive(theme, 'scale(1.12) rotate(-1.5deg)'),
  '&[data-purpose="turismo"]': { color: theme.vars.palette.turismo },
  '&[data-purpose="estudios"]': { color: theme.vars.palette.estudios },
  '&[data-purpose="trabajo"]': { color: theme.vars.palette.trabajo },
  '& svg': { fontSize: '0.8em' },
}));

const PauseButton = styled(IconButton)(({ theme }) => ({
  width: theme.site.height.touch,
  height: theme.site.height.touch,
  padding: 0,
  // The visible circle measures 34 px; the transparent border enlarges the target to 44 px (R-A11Y-04).
  border: '5px solid transparent',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${HAIRLINE}px ${theme.vars.palette.fieldBorder}`,
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '1.125rem' },
  '&[aria-pressed="true"] > :first-of-type, &[aria-pressed="false"] > :last-of-type': {
    display: 'none',
  },
  '&:hover': { backgroundColor: theme.vars.palette.sand, backgroundClip: 'padding-box' },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}));

const PAUSE_ID = 'pausa';

/**
 * Changing word of the headline, and the button that pauses it. Screen readers read one constant text with
 * all words.
 */
export function RotatingWord({ rotation: { activeIndex, mode, toggle } }: { rotation: Rotation }) {
  useLayoutEffect(() => {
    // If the visitor pressed the button before hydration, the entry script has set `aria-pressed`
    // (boot/beforeHydration/handleEvents.ts).
    if (takePrerenderedElement(PAUSE_ID)?.getAttribute('aria-pressed') === 'true') toggle();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it mounts
  }, []);
  return (
    <Line>
      <span className="visually-hidden">{hero.allWords}</span>
      <Words aria-hidden="true">
        {headlinePurposes.map(({ id, word }, index) => {
          const PurposeIcon = icons[id];
          return (
            <Word key={id} data-purpose={id} data-active={index === activeIndex || undefined}>
              {word}
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
        onClick={toggle}
      >
        <PauseIcon />
        <PlayArrowIcon />
      </PauseButton>
    </Line>
  );
}
