import type { Config } from '@jest/types';

/** Tells the suites, which run in other processes, whether Jest was called with `-u`. */
export default function recordUpdates({ updateSnapshot }: Config.GlobalConfig): void {
  process.env.SUITE_UPDATES = updateSnapshot;
}
