import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { breakpoints } from '../../src/theme/breakpoints';
import { smallTargets } from '../support/audits';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { overflowing } from '../support/overflow';
import { pauseButton } from '../support/pageParts';
import { idle } from '../support/readiness';
import { pagePaths } from '../support/states';

const browser = suiteBrowser();
const pages = Object.entries(pagePaths).map(([name, path]) => ({ name, path }));

const open = (path: string, width: number, options: OpenOptions = {}) => {
  if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(path, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
};

const sizeText = (page: Page, size: string) =>
  page.evaluate((value) => (document.documentElement.style.fontSize = value), size);

/** Applies the text spacing of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

/** Returns the names of forms and visas that are broken over two lines, with their paragraph. */
function namesOnTwoLines(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: name, index } of node.data.matchAll(/(DS|I|J)-\d+|B1\/B2/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + name.length);
      if (range.getClientRects().length > 1) {
        broken.push(`${name} in «${node.parentElement?.closest('p, li, div')?.textContent}»`);
      }
    }
  }
  return broken;
}

const seed = Number(process.env.SEED) || Math.floor(Math.random() * 1_000_000);

/** A random width between each two neighbouring breakpoints, and between the narrowest phones and the first. */
const drawnWidths = ((): number[] => {
  const edges = [...new Set([320, ...Object.values(breakpoints), 1920])]
    .filter((edge) => edge >= 320)
    .toSorted((a, b) => a - b);
  const between = edges
    .slice(1)
    .map((to, index) => fc.integer({ min: edges[index]!, max: to - 1 }));
  return fc.sample(fc.tuple(...between), { numRuns: 1, seed })[0]!;
})();
process.stdout.write(`Widths ${drawnWidths.join(', ')} px: SEED=${seed} draws them again.\n`);

describe.each(pages)('$name', ({ path }) => {
  /** Widths of the window in px, one after the other on the same page. */
  const widths = [320, 360, 768, 1440];
  const overflowingAt = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await overflowing(page)).map((problem) => `${width} px: ${problem}`);
  };

  test('R-A11Y-01, R-A11Y-05: scrolls in one direction only at 320 px, and holds text at 200 % and the spacing of WCAG 1.4.12 at any width', async () => {
    const page = await open(path, 320);
    const problems = await overflowing(page);
    await sizeText(page, '200%');
    for (const width of widths) problems.push(...(await overflowingAt(page, width)));
    await sizeText(page, '');
    await spaceText(page);
    for (const width of widths) problems.push(...(await overflowingAt(page, width)));
    expect(problems).toEqual([]);
  });

  test('R-A11Y-04, R-A11Y-05: has targets of 44 px and no text at the side at widths that nobody has chosen', async () => {
    const page = await open(path, 320);
    const problems: string[] = [];
    for (const width of drawnWidths) {
      const wide = await overflowingAt(page, width);
      const small = (await smallTargets(page)).map((target) => `${width} px: ${target}`);
      problems.push(...wide, ...small);
    }
    expect(problems).toEqual([]);
  });

  test('R-TRUST-13: breaks no line within the name of a form or a visa, at any width of a phone', async () => {
    const page = await open(path, 320);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) {
        folded.removeAttribute('name');
        folded.open = true;
      }
    });
    const broken: string[] = [];
    for (let width = 320; width <= 440; width += 8) {
      await page.setViewportSize({ width, height: 800 });
      broken.push(...(await page.evaluate(namesOnTwoLines)).map((name) => `${width} px: ${name}`));
    }
    expect(broken).toEqual([]);
  });

  test('R-DESIGN-07: prints the answers, nothing to press, and leaves nothing at the side', async () => {
    const page = await open(path, 720);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('#faq details > :not(summary)').evaluateAll((answers) =>
      answers
        .filter((answer) => answer.checkVisibility({ visibilityProperty: true }))
        .filter((answer) => answer.getBoundingClientRect().height > 20)
        .map((answer) => answer.textContent),
    );
    const hasQuestions = path === pagePaths.inicio || path === pagePaths.contacto;
    expect(printed).toEqual(hasQuestions ? faq.items.map(({ answer }) => answer) : []);
    const pressable = page.locator('button, form, .MuiButton-ticket').filter({ visible: true });
    const beside = await pressable.evaluateAll((elements) =>
      elements.filter((element) => !element.closest('#faq')).map(({ textContent }) => textContent),
    );
    expect(beside).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
});

const word = (page: Page) =>
  page.locator('h1 [data-active]').evaluate((active) => active.textContent);

describe('less motion', () => {
  test.each(pages)('R-A11Y-07: nothing moves on «$name»', async ({ path }) => {
    const page = await open(path, 1440);
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    expect(await running()).toBe(0);
    // Whatever a pointer or a key changes later, no transition runs.
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const { transitionDuration, transitionProperty } = getComputedStyle(element, pseudo);
            const isStill = transitionProperty === 'none' || !/[1-9]/.test(transitionDuration);
            return isStill
              ? []
              : [`${element.tagName}.${element.className}${pseudo ?? ''}: ${transitionProperty}`];
          }),
        ),
      ),
    ).toEqual([]);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 0);
    await idle(page);
    expect(await running()).toBe(0);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });

  test('R-HOME-10: the word rests and its pause button, without a use, is gone', async () => {
    const page = await browser.open('/', {
      reducedMotion: 'reduce',
      prepare: (opened) => opened.clock.install(),
    });
    const first = await word(page);
    await page.clock.runFor(12_000);
    expect(await word(page)).toBe(first);
    expect(await pauseButton(page).count()).toBe(0);
  });
});

describe('the changing word', () => {
  const openWithClock = () =>
    browser.open('/', {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'no-preference',
      prepare: (page) => page.clock.install(),
    });
  const turn = async (page: Page, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.clock.runFor(3000);
  };

  test('R-HOME-10: pauses, stays, and resumes', async () => {
    const page = await openWithClock();
    await pauseButton(page).click();
    const paused = await word(page);
    await turn(page, 4);
    expect(await word(page)).toBe(paused);
    await pauseButton(page).click();
    await turn(page);
    expect(await word(page)).not.toBe(paused);
  });

  test('R-HOME-11: moves no neighbour, at any width', async () => {
    const page = await openWithClock();
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h1 button, main p, main section, main img, footer')]
          .filter((element) => !element.closest('[data-purpose]'))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
      );
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await idle(page);
      const before = await boxes();
      for (let time = 0; time < 3; time += 1) {
        await turn(page);
        expect([width, await boxes()]).toEqual([width, before]);
      }
    }
  });
});
