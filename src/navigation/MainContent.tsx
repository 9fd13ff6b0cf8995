import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { MAIN_ID } from '../components/SkipLink';
import { loadingPage } from '../content/site';

const Main = styled('main')(({ theme }) => ({
  '@keyframes appear': { from: { visibility: 'hidden' } },
  '@keyframes advance': { from: { transform: 'scaleX(0)' } },
  // Progress line at the top edge of the window.
  '&[aria-busy]::before': {
    content: '""',
    position: 'fixed',
    zIndex: theme.zIndex.tooltip,
    inset: '0 0 auto',
    height: 3,
    backgroundColor: theme.vars.palette.turismo,
    transformOrigin: '0 0',
    // `step-end` keeps the line hidden until the 200 ms have passed. Most pages load sooner, and a
    // short flash of the line would make them seem slow.
    animation: 'appear 200ms step-end',
    '@media (prefers-reduced-motion: no-preference)': {
      // The load time is unknown: for 20 s `advance` makes the line longer, more and more slowly.
      animation: `appear 200ms step-end, advance 20s 200ms ${theme.transitions.easing.easeInOut} backwards`,
    },
  },
}));

/**
 * Renders the `<main>` element. While the code of the next page loads, shows a progress line and tells
 * screen readers that the page is loading (R-NAV-11).
 */
export function MainContent({ children }: { children: ReactNode }) {
  const isWaiting = useNavigation().state === 'loading';
  return (
    <>
      {/* Always rendered: screen readers often ignore a live region that is added with its text. */}
      <span role="status" className="visually-hidden">
        {isWaiting && loadingPage}
      </span>
      <Main id={MAIN_ID} aria-busy={isWaiting || undefined}>
        {children}
      </Main>
    </>
  );
}
