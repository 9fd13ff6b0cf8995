import { readdirSync } from 'node:fs';
import { pages } from '../../src/content/pages';
import { oldWorkers } from '../../tools/build/oldWorkers';
import { suiteBrowser } from '../support/browser';
import { wordsOnFilterLists } from '../support/filterLists';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

const blocked = (names: Iterable<string>) =>
  [...names].filter((name) => wordsOnFilterLists(name).length > 0);

test('R-SEC-06: no published file has a name that ad blockers block', () => {
  const files = readdirSync(process.env.SUITE_DIST!, { recursive: true, encoding: 'utf8' });
  const workers = oldWorkers.map((path) => path.slice(1));
  const ours = files.filter((file) => !workers.includes(file.replace(/\.(br|gz)$/, '')));
  expect(ours.length).toBeGreaterThan(50);
  expect(blocked(ours)).toEqual([]);
});

test.each(Object.values(pages).map(({ path }) => path))(
  'R-SEC-06: %s has no class or id that ad blockers hide, and its app starts without the chunks of other pages and dialogs',
  async (path) => {
    browser.allowProblems(/ERR_BLOCKED_BY_CLIENT/);
    const page = await browser.open(path, {
      prepare: async (opened) => {
        const html = await (await opened.request.get(addresses().site + path)).text();
        const needed = /data-chunks="([^"]*)"/.exec(html)![1]!.split(' ');
        await opened.route(/\/assets\/(?!index-)[^/]*\.js$/, (route) =>
          needed.includes(new URL(route.request().url()).pathname)
            ? route.continue()
            : route.abort('blockedbyclient'),
        );
      },
    });
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => [element.id, ...element.classList]),
    );
    expect(names.length).toBeGreaterThan(100);
    // No list can name Emotion's classes, which are hashes of the styles.
    expect(blocked(new Set(names.filter((name) => !name.startsWith('css-'))))).toEqual([]);
  },
);
