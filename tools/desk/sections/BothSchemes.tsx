import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Scheme } from '../../theme/roles';

const schemes: readonly Scheme[] = ['light', 'dark'];

interface BothSchemesProps {
  /** Of each, in px, where there is room for it; all the room if not given. */
  width?: number;
  children: (scheme: Scheme) => ReactNode;
}

/** The same thing by day and by night, beside each other where there is room. */
export function BothSchemes({ width, children }: BothSchemesProps) {
  const isNarrow = width !== undefined && width < 400;
  const column = `minmax(0, ${width ? `${width}px` : '1fr'})`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        // Two phones need less room than two desks.
        gridTemplateColumns: { xs: column, [isNarrow ? 'sm' : 'md']: `${column} ${column}` },
      }}
    >
      {schemes.map((scheme) => (
        <Box
          key={scheme}
          sx={{ minWidth: 0, border: '1px solid', borderColor: 'divider', alignSelf: 'start' }}
        >
          {children(scheme)}
        </Box>
      ))}
    </Box>
  );
}
