import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { suiteBrowser } from '../support/browser';
import { temporaryFolder } from '../support/servers';

const browser = suiteBrowser();
const root = path.resolve(__dirname, '../..');
const folder = temporaryFolder();

/** Builds the page of support/bundlingPage and returns the folder of the build. */
function buildProbe(mode: 'development' | 'production'): string {
  const outDir = path.join(folder, mode);
  const config = path.join(root, '__tests__/support/bundlingPage/vite.config.ts');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--configLoader', 'runner', '--mode', mode],
    { cwd: root, env: { ...process.env, NODE_ENV: mode, OUT_DIR: outDir }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return outDir;
}

/** Opens the built page, uses its form, and returns computed styles and the form's state. */
async function observe(mode: 'development' | 'production') {
  const files = buildProbe(mode);
  const page = await browser.open('/', {
    base: 'http://localhost:1',
    viewport: { width: 1024, height: 700 },
    hydrated: false,
    prepare: (opened) =>
      opened.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({
          path: path.join(files, pathname === '/' ? 'index.html' : pathname),
        });
      }),
  });
  const style = (testId: string) =>
    page.getByTestId(testId).evaluate((element) => {
      const { marginTop, paddingLeft, color, backgroundColor, fontSize, boxShadow } =
        getComputedStyle(element);
      return { marginTop, paddingLeft, color, backgroundColor, fontSize, boxShadow };
    });
  await page.getByRole('button', { name: 'add' }).click();
  await page.getByLabel('name 1').fill('Bruno');
  await page.getByLabel('name 0').fill('');
  await page.getByRole('button', { name: 'send' }).click();
  const form = page.getByTestId('form');
  await form.filter({ hasText: '"name":"name"' }).waitFor();
  return {
    sx: await style('sx'),
    outside: await style('outside'),
    form: JSON.parse(await form.innerText()) as unknown,
  };
}

test('R-DEV-01: MUI, Formik and Yup behave in the production build as in the development build', async () => {
  const production = await observe('production');
  expect(production.sx).toMatchObject({
    marginTop: '64px',
    paddingLeft: '16px',
    // `palette.primary.main`
    color: 'rgb(20, 83, 45)',
  });
  expect(production.form).toEqual({
    values: {
      trip: { purpose: 'study', school: '' },
      people: [{ name: '' }, { name: 'Bruno' }],
      mail: 'ana@example.com',
      again: 'other@example.com',
    },
    errors: { trip: { school: 'school' }, people: [{ name: 'name' }], again: 'again' },
  });
  expect(production).toEqual(await observe('development'));
});
