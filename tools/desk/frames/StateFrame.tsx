import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { hydrated } from '../../../__tests__/support/readiness';
import { settled, type PageState } from '../../../__tests__/support/states';
import type { Scheme } from '../../theme/roles';
import { words } from '../words';
import { framePage } from './framePage';
import { frameStyle } from './frameStyle';
import { inTurn } from './inTurn';
import { Scaled } from './Scaled';
import { useSeen } from './useSeen';

/** How far a frame has come on its way into its state. */
type Progress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there' }
  | { readonly kind: 'failed'; readonly reason: string };

interface StateFrameProps {
  state: PageState;
  scheme: Scheme;
  /** Of the window in it, in px. */
  width: number;
}

/** Brings a page in a frame into a state, by the steps that the suites take. */
async function enter(frame: HTMLIFrameElement, state: PageState): Promise<void> {
  const { page, open } = framePage(frame);
  await state.prepare?.(page);
  await open(state.path);
  await hydrated(page);
  await state.enter?.(page);
  await settled(page);
}

/** The site in one state of the table; it can be used once it is asked for, and is out of the way till then. */
export function StateFrame({ state, scheme, width }: StateFrameProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<Progress>({ kind: 'waiting' });
  const [usable, setUsable] = useState(false);
  useEffect(() => {
    if (!seen) return;
    let left = false;
    inTurn(async () => left || enter(frame.current!, state)).then(
      () => left || setProgress({ kind: 'there' }),
      (reason: Error) => left || setProgress({ kind: 'failed', reason: reason.message }),
    );
    return () => void (left = true);
  }, [seen, state, width]);
  const name = `${state.name}, ${words.schemes[scheme]}, ${width} px`;
  return (
    <Box ref={ref} data-progress={progress.kind}>
      <Scaled width={width} height={width < 768 ? 740 : 900}>
        {seen && (
          <iframe key={width} ref={frame} title={name} inert={!usable} style={frameStyle(scheme)} />
        )}
      </Scaled>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, pl: 1 }}>
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {words.schemes[scheme]}
          {progress.kind === 'waiting' && ` · ${words.waiting}`}
          {progress.kind === 'failed' && ` · ${words.failed}: ${progress.reason}`}
        </Typography>
        <Button
          size="small"
          aria-pressed={usable}
          aria-label={`${words.use}: ${name}`}
          onClick={() => setUsable(!usable)}
        >
          {words.use}
        </Button>
      </Stack>
    </Box>
  );
}
