import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import path from 'node:path';
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

test('a number of visits that is none is refused before the build', () => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'tools/bench/run.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1', BENCH_RUNS: '0' },
  });
  const message = 'BENCH_RUNS is 0 and has to be a whole number of at least 1\n';
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: message });
});
