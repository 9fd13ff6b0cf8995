import type { Theme } from '@mui/material/styles';

/**
 * How far left of the page's column the dashed route runs, in px, where there is room for it (`xl`): from
 * the hero to the closing call, with the sections' marks as its stops. Below that width a piece of it
 * comes into sight above each mark.
 */
export const ROUTE_OFFSET = 64;

/** A vertical piece of the route, 3 px wide, with the dashes of the drawings' lines. */
export const routeDashes = (theme: Theme) =>
  ({
    content: '""',
    position: 'absolute',
    width: 3,
    backgroundImage: `repeating-linear-gradient(${theme.vars.palette.turismo} 0 11px, transparent 11px 16px)`,
    '@media print': { display: 'none' },
  }) as const;

/** Style of a section that the route passes: the piece from its upper edge to its lower one. */
export const onRoute = (theme: Theme) =>
  ({
    position: 'relative',
    [theme.breakpoints.up('xl')]: {
      '&[data-route]::before': {
        ...routeDashes(theme),
        top: 0,
        bottom: 0,
        left: `calc(50% - ${theme.site.container / 2 + ROUTE_OFFSET + 1.5}px)`,
      },
    },
  }) as const;
