import type { Theme } from '@mui/material/styles';
import dash from '../art/route-dash.svg';

/**
 * How far left of the page's column the dashed route runs, in px, where there is room for it (`xl`): from
 * the hero to the closing call, with the sections' marks as its stops. Below that width a piece of it
 * leads from each section to the mark of the next.
 */
export const ROUTE_OFFSET = 64;

/** A vertical piece of the route, 3 px wide, of whole dashes only. */
export const routeDashes = {
  content: '""',
  position: 'absolute',
  width: 3,
  background: `url("${dash}") 0 0 / 3px 16px no-repeat round`,
  '@media print': { display: 'none' },
} as const;

/**
 * Where a mark stands in its section then (a taller title sets `--stop-top`), and its size and what it
 * keeps free above and below, in px.
 */
export const routeStop = { top: 'var(--stop-top, -8px)', size: 64, gap: 6 } as const;

/** Style of a section that the route passes: the piece from its mark to its lower edge. */
export const onRoute = (theme: Theme) =>
  ({
    position: 'relative',
    [theme.breakpoints.up('xl')]: {
      '&[data-route]::before': {
        ...routeDashes,
        top: `calc(${theme.site.sectionPadding} + ${routeStop.top} + ${routeStop.size + routeStop.gap}px)`,
        bottom: 0,
        left: `calc(50% - ${theme.site.container / 2 + ROUTE_OFFSET + 1.5}px)`,
      },
    },
  }) as const;
