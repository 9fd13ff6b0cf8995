import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SampleFrame } from '../frames/SampleFrame';
import { StateFrame } from '../frames/StateFrame';
import { Source } from '../Source';
import { words } from '../words';
import { BothSchemes } from './BothSchemes';
import { componentGroups, type ComponentGroup } from './componentGroups';
import { widths, type Width } from './widths';

/** Phones are narrow: two states, day and night, stand beside each other where there is room. */
const sideBySide = (width: Width) => ({
  display: 'grid',
  gap: 3,
  mt: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${Math.round(1.7 * width)}px), 1fr))`,
});

/** A group's components by themselves, and in every state of a page that shows them. */
function Group({ group, width }: { group: ComponentGroup; width: Width }) {
  return (
    <Box sx={{ mb: 5 }}>
      <Typography variant="h6" component="h3">
        {group.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        {group.places.map((place) => (
          <Source key={place.file + String(place.line)} place={place} />
        ))}
      </Box>
      {group.part && (
        <BothSchemes width={width}>
          {(scheme) => <SampleFrame part={group.part!} scheme={scheme} width={width} />}
        </BothSchemes>
      )}
      <Box sx={sideBySide(width)}>
        {group.states
          .filter(({ at }) => at?.(width) ?? true)
          .map((state) => (
            <Box key={state.name} sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="h4">
                {state.name}
              </Typography>
              <BothSchemes width={width}>
                {(scheme) => <StateFrame state={state} scheme={scheme} width={width} />}
              </BothSchemes>
            </Box>
          ))}
      </Box>
    </Box>
  );
}

/** Every component of the site in every state, in windows of one width at a time. */
export function ComponentsSection() {
  const [width, setWidth] = useState<Width>(360);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={words.width}
        value={width}
        onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
        sx={{
          position: 'sticky',
          top: 8,
          zIndex: 1,
          mb: 2,
          backgroundColor: 'background.paper',
        }}
      >
        {widths.map((one) => (
          <ToggleButton key={one} value={one}>
            {one} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {componentGroups.map((group) => (
        <Group key={group.title} group={group} width={width} />
      ))}
    </>
  );
}
