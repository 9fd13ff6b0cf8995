import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isEnough, LEAST, pairs, type Pair } from '../../theme/contrast';
import { colours, roles, type Role, type Scheme } from '../../theme/roles';
import { roleWords } from '../../theme/roleWords';
import { Source } from '../Source';
import { words } from '../words';
import { BothSchemes } from './BothSchemes';
import { PairChip } from './PairChip';

const FILE = 'src/theme/palette.ts';

/** The line of the palette that has a role. */
const placeOf = (role: Role) => ({
  file: FILE,
  line: new RegExp(`^  ${role.split('.')[0]}: (?!.*(string|;))`),
});
const places = Object.fromEntries(roles.map((role) => [role, placeOf(role)]));

/** Whether no other kind of ink of this colour needs more on the same ground. */
const isStrictest = ({ ink, ground, byDay, kind }: Pair) =>
  pairs.every(
    (other) =>
      other.ink !== ink ||
      other.ground !== ground ||
      other.byDay !== byDay ||
      LEAST[other.kind] <= LEAST[kind],
  );

/** A role's colour in a scheme, and all that it is seen on there. */
function Swatch({ role, scheme }: { role: Role; scheme: Scheme }) {
  const colour = colours[scheme][role];
  return (
    <Stack direction="row" sx={{ gap: 1.5, p: 1, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flex: 'none',
          width: 56,
          height: 56,
          border: '1px solid',
          borderColor: 'divider',
          backgroundColor: colour,
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
          {colour}{' '}
          <Box component="span" sx={{ fontFamily: 'system-ui' }}>
            {words.schemes[scheme]}
          </Box>
        </Typography>
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {pairs
            .filter((pair) => pair.ink === role && isStrictest(pair))
            .map((pair) => (
              <PairChip
                key={`${pair.ground} ${pair.kind} ${pair.byDay}`}
                pair={pair}
                scheme={scheme}
              />
            ))}
        </Stack>
      </Box>
    </Stack>
  );
}

/** The palette by role: what each colour is, what it is for, and whether it can be read. */
export function ColourSection() {
  const weak = pairs
    .filter(isStrictest)
    .flatMap((pair) =>
      (['light', 'dark'] as const).filter((scheme) => !isEnough(pair, scheme)),
    ).length;
  return (
    <>
      <Alert severity={weak ? 'error' : 'success'} sx={{ mb: 2 }}>
        {words.palette.weakCount(weak)}
      </Alert>
      {roles.map((role) => (
        <Box key={role} sx={{ mb: 3 }}>
          <Typography variant="subtitle1" component="h3">
            {role}
          </Typography>
          <Typography variant="body2">
            {roleWords[role]} {pairs.every(({ ink }) => ink !== role) && `${words.palette.none} `}
            <Source place={places[role]!} />
          </Typography>
          <BothSchemes>{(scheme) => <Swatch role={role} scheme={scheme} />}</BothSchemes>
        </Box>
      ))}
    </>
  );
}
