/** An event of Chromium's trace, as far as it is read here; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args: Readonly<
    Record<'chrome_frame_reporter' | 'frame_reporter', { readonly state?: string } | undefined>
  >;
}

/** What has to be traced: the compositor's frames, and the page's marks between which they count. */
export const FRAME_CATEGORIES = ['benchmark', 'cc', 'blink.user_timing'];

/** The marks that a page sets by `performance.mark` where a movement begins and has ended. */
export const MOVES = 'moves';
export const RESTS = 'rests';

/**
 * The times between the frames that were shown while something moved, in ms. A frame has the time of
 * the display's tick that it was made for: one tick without a new frame is a gap of two.
 * @param trace what Chromium traced, in its JSON format
 * @param complete whether a frame counts only with what the main thread had to do for it: what it
 * does not move itself, the compositor moves meanwhile
 */
export function gapsBetweenFrames(trace: string, complete: boolean): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mark = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? NaN;
  const [from, to] = [mark(MOVES), mark(RESTS)];
  const counts = complete ? 'STATE_PRESENTED_ALL' : 'STATE_PRESENTED';
  const shown = traceEvents
    .filter(
      ({ name, ph, ts }) => name === 'PipelineReporter' && ph === 'b' && ts >= from && ts < to,
    )
    .filter(({ args }) =>
      (args.chrome_frame_reporter ?? args.frame_reporter)?.state?.startsWith(counts),
    )
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  return shown.slice(1).map((ts, frame) => (ts - shown[frame]!) / 1000);
}
