import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import path from 'node:path';
import type { addons } from 'storybook/preview-api';
import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { buildGuide } from '../support/builds';
import { listen } from '../support/localServer';

/** Builds the design guide, renders each story, and runs its play function and axe. */

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const browser = suiteBrowser();
let base = '';
let entries: readonly Entry[] = [];

beforeAll(async () => {
  const folder = await buildGuide();
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  const serve = sirv(folder);
  base = await listen((request, response) => serve(request, response));
});

/** Storybook's report of a story that was shown. */
interface Report {
  readonly storyId: string;
  readonly reporters: readonly {
    readonly result: {
      readonly violations?: readonly { id: string; nodes: { html: string }[] }[];
    };
  }[];
}

const AXE_DID_NOT_RUN = 'axe did not run';

type Channel = ReturnType<typeof addons.getChannel>;

/** Shows a story, as Storybook's test runner does, and returns its problems. */
const runStory = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    async ([id, axeDidNotRun]) => {
      const channel = (window as never as Record<string, Channel>).__STORYBOOK_ADDONS_CHANNEL__!;
      const failures = [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ];
      return new Promise<string[]>((resolve) => {
        for (const failure of failures) {
          channel.once(failure, (error?: Error) =>
            resolve([`${failure}: ${String(error?.message ?? error).slice(0, 300)}`]),
          );
        }
        channel.on(
          'storyFinished',
          ({ storyId, reporters }: Report) =>
            storyId === id &&
            resolve(
              reporters.length === 0
                ? [axeDidNotRun]
                : reporters.flatMap(({ result }) =>
                    (result.violations ?? []).flatMap((violation) =>
                      violation.nodes.map(({ html }) => `${violation.id}: ${html.slice(0, 200)}`),
                    ),
                  ),
            ),
        );
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    [storyId, AXE_DID_NOT_RUN] as const,
  );

test.each([
  ['light', /./],
  // states.test.ts runs axe on pages and forms in both schemes.
  ['dark', /^Piezas/],
] as const)(
  'R-DESIGN-10: in the %s scheme each story renders and plays without errors, and axe finds no violation outside the page stories',
  async (colorScheme, titles) => {
    const stories = entries.filter(({ type, title }) => type === 'story' && titles.test(title));
    expect(stories.length).toBeGreaterThan(20);
    const page = await browser.open('/iframe.html', { base, hydrated: false, colorScheme });
    const wrong: string[] = [];
    for (const { id, title, name, tags } of stories) {
      const isOfPage = title.startsWith('Páginas');
      await page.setViewportSize({ width: tags.includes('phone') ? 360 : 1440, height: 900 });
      // A document of its own: the app keeps the result of a sent form in memory, and Storybook reloads the document when a
      // story still renders as the next one is chosen, as those with pseudo states do: these are rendered twice.
      // Page stories run without axe, because states.test.ts runs axe on the pages.
      const globals = isOfPage ? '?globals=a11y.manual:!true' : '';
      await page.goto(`${base}/iframe.html${globals}`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      const problems = (await runStory(page, id)).filter(
        (problem) => !isOfPage || problem !== AXE_DID_NOT_RUN,
      );
      wrong.push(...problems.map((line) => `${title}, ${name}: ${line}`));
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('R-DESIGN-10: the guide shows each page and the page of an unknown address', () => {
  const shown = entries.filter(({ title }) => title === 'Páginas/Enteras').map(({ name }) => name);
  expect(shown).toEqual([...Object.values(pages).map(({ name }) => name), 'Una que no existe']);
});

/** Returns the background of the footer's story in a frame of a page. */
async function footerBackground(page: Page, frame: string): Promise<string> {
  const footer = page.frameLocator(frame).locator('footer');
  return footer.evaluate((element) => getComputedStyle(element).backgroundColor);
}
const footerStory = () => entries.find(({ title }) => title === 'Piezas/Pie')!.id;

test('R-DESIGN-10: the scheme setting of Storybook changes the background of a story', async () => {
  // Storybook's manager logs a warning about version 11.
  browser.allowProblems(/will become mandatory in Storybook 11/);
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map(async (scheme) => {
      const path = `/?path=/story/${footerStory()}&globals=scheme:${scheme}`;
      const page = await browser.open(path, { base, colorScheme: null, hydrated: false });
      return footerBackground(page, '#storybook-preview-iframe');
    }),
  );
  expect(light).not.toBe(dark);
});

test('R-DESIGN-10: dia-y-noche.html shows a story in the light and in the dark scheme', async () => {
  const path = `/dia-y-noche.html?id=${footerStory()}`;
  const page = await browser.open(path, { base, colorScheme: null, hydrated: false });
  expect(await footerBackground(page, 'iframe[title="De día"]')).not.toBe(
    await footerBackground(page, 'iframe[title="De noche"]'),
  );
});
