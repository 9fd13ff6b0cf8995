import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import { longestGap } from '../../tools/bench/frames';
import { visit } from '../../tools/bench/lighthouse';

const root = path.resolve(__dirname, '../..');

const mockEvents: string[] = [];
// Jest cannot import these packages, because they have only ES modules.
jest.mock('chrome-launcher', () => ({
  launch: async () => {
    mockEvents.push('browser starts');
    const process = new EventEmitter();
    const kill = () =>
      setTimeout(() => {
        mockEvents.push('browser has closed');
        process.emit('close');
      }, 20);
    return { process, kill, port: 1 };
  },
}));
jest.mock('lighthouse', () => ({
  __esModule: true,
  default: async () => {
    mockEvents.push('run');
    throw new Error(`run ${mockEvents.filter((event) => event === 'run').length} failed`);
  },
}));

test('a failed run of Lighthouse is repeated once, after its browser has closed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(visit('https://localhost')).rejects.toThrow('run 2 failed');
  const events = ['browser starts', 'run', 'browser has closed'];
  expect(mockEvents).toEqual([...events, ...events]);
  expect(error.mock.calls).toEqual([[new Error('run 1 failed')]]);
  error.mockRestore();
});

describe('the longest time between two frames', () => {
  const mark = (name: string, ts: number) => ({ name, ts, ph: 'I', args: {} });
  const frame = (ts: number, state = 'STATE_PRESENTED_ALL') => ({
    name: 'PipelineReporter',
    ts,
    ph: 'b',
    args: { chrome_frame_reporter: { state } },
  });
  const trace = (...frames: object[]) =>
    JSON.stringify({ traceEvents: [mark('moves', 1_000), ...frames, mark('rests', 99_000)] });

  test('is that of presented frames of the animation, in ms', () => {
    const frames = [frame(500), frame(60_000), frame(17_000), frame(40_000, 'STATE_DROPPED')];
    expect(longestGap(trace(...frames, frame(70_000), frame(99_500)))).toBe(43);
  });

  test.each([
    [0, []],
    [1, [frame(17_000), frame(40_000, 'STATE_DROPPED')]],
  ])('is unknown with %i presented frames, and the bench says so', (count, frames) => {
    expect(() => longestGap(trace(...frames))).toThrow(
      `The trace has ${count} presented frames of the animation; two are needed`,
    );
  });
});

test.each([
  [
    'a section that the bench does not know',
    ['frames', 'foo', 'toString'],
    '3',
    'No section has the name foo, toString. The sections are: lighthouse, first-touch, frames',
  ],
  [
    'a number of visits that is none',
    ['frames'],
    '0',
    'BENCH_RUNS is 0 and has to be a whole number of at least 1',
  ],
])('%s is refused before the build', (_, sections, runs, message) => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, 'tools/bench/run.ts', ...sections],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1', BENCH_RUNS: runs },
    },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
});
