import { styled } from '@mui/material/styles';

/** A line at the top edge, for a visitor who waits: for a page, or for a first tap to be heard. */
const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  inset: '0 0 auto',
  height: 3,
  backgroundColor: theme.vars.palette.ochre,
  transformOrigin: '0 0',
  display: 'none',
  '@keyframes appear': { from: { visibility: 'hidden' } },
  '@keyframes advance': { from: { transform: 'scaleX(0)' } },
  'html[data-app="waiting"] &, &[data-active]': {
    display: 'block',
    // Most pages are there sooner: a line that flashes would only make them seem slow.
    animation: 'appear 200ms step-end',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `appear 200ms step-end, advance 20s 200ms ${theme.site.easing} backwards`,
    },
  },
}));

/** Says that a page is on its way; nothing if `text` is null. */
export function PageProgress({ text }: { text: string | null }) {
  return (
    <>
      <Line data-active={text !== null || undefined} />
      {/* Always there: what is said in a region that has only just appeared is often not heard. */}
      <span role="status" className="visually-hidden">
        {text}
      </span>
    </>
  );
}
