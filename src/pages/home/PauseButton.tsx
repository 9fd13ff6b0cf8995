import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useState } from 'react';
import { hero } from '../../content/home';
import { HAIRLINE, ifHover } from '../../theme/mixins';

const ID = 'titular-pausa';

/** The button in the page's HTML, which keeps its state also when a failed hydration has removed it. */
let prerendered = globalThis.document?.getElementById(ID);

const Button = styled(IconButton)(({ theme }) => ({
  width: theme.measures.height.touch,
  height: theme.measures.height.touch,
  marginInlineStart: 8,
  padding: 0,
  // The visible circle measures 34 px; the transparent border makes the target 44 px (R-A11Y-04).
  border: '5px solid transparent',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${HAIRLINE}px ${theme.vars.palette.fieldBorder}`,
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '1.125rem' },
  // Where the word does not change (showInTurn.ts).
  '@media (prefers-reduced-motion: reduce), print': { display: 'none' },
  '@supports not selector(:has(a))': { display: 'none' },
  [ifHover]: {
    '&:hover': { backgroundColor: theme.vars.palette.sand, backgroundClip: 'padding-box' },
  },
}));

// One of the two icons is hidden: «pause» while the word is paused, otherwise «play».
const Pause = styled(PauseIcon)({ '[aria-pressed="true"] > &': { display: 'none' } });
const Play = styled(PlayArrowIcon)({ '[aria-pressed="false"] > &': { display: 'none' } });

/**
 * Pauses and resumes the headline's word and the stamp: CSS sets their play state by this button's `aria-pressed`
 * (showInTurn.ts), which the entry script changes before hydration.
 */
export function PauseButton() {
  const [isPaused, setIsPaused] = useState(false);
  // The visitor may have pressed the button before hydration: the entry script has set its `aria-pressed`.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an initial `true` would make hydration fail
    if (prerendered?.getAttribute('aria-pressed') === 'true') setIsPaused(true);
    // The next button of this page is not prerendered.
    prerendered = null;
  }, []);
  return (
    <Button
      id={ID}
      data-requires-script
      aria-label={hero.pause}
      aria-pressed={isPaused}
      // Before hydration the entry script changes this attribute.
      suppressHydrationWarning
      onClick={() => setIsPaused(!isPaused)}
    >
      <Pause />
      <Play />
    </Button>
  );
}
