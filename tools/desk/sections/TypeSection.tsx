import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SampleFrame } from '../frames/SampleFrame';
import { Source } from '../Source';
import { widths } from './widths';

const place = { file: 'src/theme/theme.ts', line: 'typography: {' };

/** The type scale in sentences of the site, as large as windows of three widths make it. */
export function TypeSection() {
  return (
    <>
      <Source place={place} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 360px) minmax(0, 768px)', xs: 'minmax(0, 1fr)' },
          '& > :last-child': { gridColumn: '1 / -1' },
        }}
      >
        {widths.map((width) => (
          <Box key={width} sx={{ minWidth: 0 }}>
            <Typography variant="subtitle1" component="h3">
              {width} px
            </Typography>
            <Box sx={{ border: '1px solid', borderColor: 'divider' }}>
              <SampleFrame part="letra" scheme="light" width={width} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
