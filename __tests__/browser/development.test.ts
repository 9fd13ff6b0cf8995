import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { classesWithoutRule } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { copyWithChanges } from '../support/builds';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { typedValues } from '../support/leads';
import { footerLink, submitButton } from '../support/pageParts';
import { pageShown } from '../support/readiness';
import { serveForSuite } from '../support/localServer';
import { temporaryFolder } from '../support/temporaryFolder';

/** The server of `npm run dev`, which prerenders no page: React renders the page into an empty `#root`. */

const browser = suiteBrowser();

let site: string;

beforeAll(async () => {
  // The copy has the fixed settings in place of the owner's.
  const project = temporaryFolder();
  await copyWithChanges(project, {});
  // Vite's usual cache folder is in node_modules, which the copy shares with the project.
  const program = `
    import { createServer } from 'vite';
    const server = await createServer({
      cacheDir: '.cache/vite', configLoader: 'runner', logLevel: 'error', server: { port: 0 },
    });
    await server.listen();
    console.log(server.resolvedUrls.local[0]);`;
  site = await serveForSuite(
    {
      NODE_ENV: 'development',
      FORM_ENDPOINT: '/_bandeja',
      INBOX_FILE: inboxFile('development'),
    },
    ['--input-type=module', '-e', program],
    project,
  );
});

const open = (address: string) => browser.open(address, { base: site });

test('in npm run dev the first page has its styles, the console has no warning on any page, a draft survives a reload, and the message gets its dialog', async () => {
  const page = await open(pages.home.path);
  expect(await classesWithoutRule(page)).toEqual([]);
  for (const { path: next } of [pages.about, pages.agencies, pages.contact]) {
    await footerLink(page, next).click();
    await pageShown(page, next);
  }
  await fillFields(page, typedValues('contacto'));
  await page.reload();
  await page.getByText(formTexts.status.restored).waitFor();
  await submitButton(page).click();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
});
