import Box from '@mui/material/Box';
import { apcaOf } from '../../theme/apca';
import { coloursOf, contrastOf, isEnough, LEAST, type Pair } from '../../theme/contrast';
import type { Scheme } from '../../theme/roles';
import { words } from '../words';

const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** An ink on a ground with its contrast, marked where that is too little. */
export function PairChip({ pair, scheme }: { pair: Pair; scheme: Scheme }) {
  const { ink, ground } = coloursOf(pair, scheme);
  const enough = isEnough(pair, scheme);
  return (
    <Box
      component="li"
      data-weak={!enough || undefined}
      title={`${words.kinds[pair.kind]}, ${words.palette.least} ${LEAST[pair.kind]}: «${pair.state}»`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        border: '1px solid',
        borderColor: enough ? 'divider' : 'error.main',
        fontSize: 13,
      }}
    >
      <Box aria-hidden component="span" sx={{ p: 1, backgroundColor: ground, color: ink }}>
        {pair.kind === 'forma' ? (
          <Box
            component="i"
            sx={{ display: 'block', width: 16, height: 16, border: '3px solid' }}
          />
        ) : (
          'Aa'
        )}
      </Box>
      <Box component="span" sx={{ px: 1, py: 0.5 }}>
        {words.palette.on} {pair.ground}: {decimals.format(contrastOf(pair, scheme))} ·{' '}
        {apcaOf(pair, scheme)}
        {!enough && (
          <Box component="strong" sx={{ color: 'error.main' }}>
            {' '}
            {words.palette.weak} ({words.palette.least} {decimals.format(LEAST[pair.kind])})
          </Box>
        )}
      </Box>
    </Box>
  );
}
