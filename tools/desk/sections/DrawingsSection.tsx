import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SampleFrame } from '../frames/SampleFrame';
import { words } from '../words';
import { BothSchemes } from './BothSchemes';

/** Drawings, icons and the share image, by day and by night. */
export function DrawingsSection() {
  return (['dibujos', 'iconos'] as const).map((part) => (
    <Box key={part} sx={{ mb: 3 }}>
      <Typography variant="subtitle1" component="h3">
        {words.parts[part]}
      </Typography>
      <BothSchemes width={700}>
        {(scheme) => <SampleFrame part={part} scheme={scheme} width={700} />}
      </BothSchemes>
    </Box>
  ));
}
