import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SampleFrame } from '../frames/SampleFrame';
import { Source } from '../Source';
import { words } from '../words';
import { BothSchemes } from './BothSchemes';

const blocks = [
  {
    part: 'medidas',
    places: [
      { file: 'src/theme/theme.ts', line: /^    spacing: / },
      { file: 'src/theme/theme.ts', line: /^ {6}radius: \{ focus: \d/ },
      { file: 'src/theme/lines.ts', line: 'export const HAIRLINE' },
      { file: 'src/theme/breakpoints.ts', line: 'export const breakpoints' },
    ],
  },
  {
    part: 'movimiento',
    places: [
      { file: 'src/theme/theme.ts', line: 'const easing =' },
      { file: 'src/theme/theme.ts', line: /^    transitions: \{/ },
      { file: 'src/theme/theme.ts', line: /^ {6}duration: \{ quick: \d/ },
    ],
  },
] as const;

/** What is measured in px and ms. */
export function MeasuresSection() {
  return blocks.map(({ part, places }) => (
    <Box key={part} sx={{ mb: 3 }}>
      <Typography variant="subtitle1" component="h3">
        {words.parts[part]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {places.map((place) => (
          <Source key={String(place.line)} place={place} />
        ))}
      </Box>
      <BothSchemes width={700}>
        {(scheme) => <SampleFrame part={part} scheme={scheme} width={700} />}
      </BothSchemes>
    </Box>
  ));
}
