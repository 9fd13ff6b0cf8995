import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { loadingPage } from '../content/site';
import { NavigationContext } from './SiteRouter';

const Main = styled('main')(({ theme }) => ({
  '@keyframes appear': { from: { visibility: 'hidden' } },
  '@keyframes advance': { from: { transform: 'scaleX(0)' } },
  // A line at the top edge.
  '&[aria-busy]::before': {
    content: '""',
    position: 'fixed',
    zIndex: theme.zIndex.tooltip,
    inset: '0 0 auto',
    height: 3,
    backgroundColor: theme.vars.palette.ochre,
    transformOrigin: '0 0',
    // Most pages are there sooner: a line that flashes would only make them seem slow.
    animation: 'appear 200ms step-end',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `appear 200ms step-end, advance 20s 200ms ${theme.site.easing} backwards`,
    },
  },
}));

/** The page's place; shows and says so while another page is on its way. */
export function MainContent({ children }: { children: ReactNode }) {
  const isWaiting = use(NavigationContext).kind === 'waiting';
  return (
    <>
      {/* Always there: what is said in a region that has only just appeared is often not heard. */}
      <span role="status" className="visually-hidden">
        {isWaiting && loadingPage}
      </span>
      <Main id="contenido" tabIndex={-1} aria-busy={isWaiting || undefined}>
        {children}
      </Main>
    </>
  );
}
