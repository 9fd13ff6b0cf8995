import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['preview', 'check', 'send', ''])(
  'R-OWNER-09, R-OWNER-11: `npm run release --%s` without the `--` before the option, or with --send alone, explains the options and removes nothing',
  (option) => {
    writeFileSync(path.join(folder, 'index.html'), '');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['tools/run.cjs', 'tools/release/run.ts', ...(option ? [] : ['--send'])],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          OUT_DIR: folder,
          ...(option && { [`npm_config_${option}`]: 'true' }),
        },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No entendí\.[^]*-- --preview[^]*PowerShell/);
    expect(existsSync(path.join(folder, 'index.html'))).toBe(true);
  },
);
