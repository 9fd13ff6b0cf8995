import type { Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { purposes, purposeTexts, type Purpose } from '../../src/content/purposes';
import { openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { footerLink, pauseButton } from '../support/pageParts';
import { idle, pageShown } from '../support/readiness';

/** Tests the headline's changing word and its stamp: CSS animations, which jsdom does not run. */

const browser = suiteBrowser();

/** The animations of the words and the stamps. */
const animationsOf = (page: Page) =>
  page.evaluateHandle(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'turn'),
  );

const playStates = async (page: Page) =>
  (await animationsOf(page)).evaluate((animations) => animations.map(({ playState }) => playState));

/** Stops the animations at a time after the load, in ms. */
const stopAt = async (page: Page, time: number) =>
  (await animationsOf(page)).evaluate((animations, currentTime) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);

/** The visible words and stamps, each with its opacity if it is only appearing. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1 [data-purpose], :not(h1 *)[data-purpose]')]
      .filter((item) => !item.closest('main section'))
      .map((item) => ({ item, style: getComputedStyle(item) }))
      .filter(({ style }) => style.opacity !== '0')
      .map(({ item, style: { opacity, transform } }) =>
        [item.dataset.purpose, item.textContent.trim(), opacity === '1' ? transform : 'appears']
          .filter(Boolean)
          .join(' '),
      ),
  );

const wordAndStamp = (purpose: Purpose, state = 'none') => [
  `${purpose} ${purposeTexts[purpose].word} ${state}`,
  `${purpose} ${state}`,
];

/** Time for which the specification shows each word, in ms. */
const INTERVAL = 3000;

test('R-HOME-01a: each word and its stamp are shown for 3 seconds, in the order of the purposes, then start over; they are animated only when they change', async () => {
  const { page } = await openBeforeHydration(browser, pages.home.path);
  const [first, ...later] = [...purposes, ...purposes] as [Purpose, ...Purpose[]];
  const expected: readonly (readonly [number, string[]])[] = [
    [0, wordAndStamp(first)],
    [INTERVAL - 1, wordAndStamp(first)],
    ...later.flatMap((purpose, index) => {
      const start = (index + 1) * INTERVAL;
      return [
        [start + 50, wordAndStamp(purpose, 'appears')],
        [start + 300, wordAndStamp(purpose)],
        [start + INTERVAL - 1, wordAndStamp(purpose)],
      ] as const;
    }),
  ];
  const seen: (readonly [number, string[]])[] = [];
  for (const [time] of expected) {
    await stopAt(page, time);
    seen.push([time, await shown(page)]);
  }
  expect(seen).toEqual(expected);
});

test('R-HOME-10a, R-LEAD-03b: the button pauses and resumes word and stamp, before and after hydration, which keeps the pause', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.home.path);
  const all = (state: string) => Array(2 * purposes.length).fill(state);
  /** Returns whether the icons for «pause» and «play», in this order, are visible. */
  const icons = () =>
    pauseButton(page)
      .locator('svg')
      .evaluateAll((svgs) => svgs.map((svg) => svg.checkVisibility()));
  expect(await playStates(page)).toEqual(all('running'));
  expect(await icons()).toEqual([true, false]);
  await pauseButton(page).click();
  expect(await playStates(page)).toEqual(all('paused'));
  expect(await icons()).toEqual([false, true]);
  await pauseButton(page).click();
  expect(await playStates(page)).toEqual(all('running'));
  await pauseButton(page).click();
  await hydrate();
  expect(await playStates(page)).toEqual(all('paused'));
  await pauseButton(page).click();
  expect(await playStates(page)).toEqual(all('running'));
  await pauseButton(page).click();
  expect(await playStates(page)).toEqual(all('paused'));
});

test('R-HOME-10a: the word that was paused before hydration and resumed runs when the visitor comes back to home', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.home.path);
  await pauseButton(page).click();
  await hydrate();
  await pauseButton(page).click();
  await footerLink(page, pages.about.path).click();
  await pageShown(page, pages.about.path);
  await page.getByRole('banner').getByRole('link').first().click();
  await pageShown(page, pages.home.path);
  expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('false');
});

test.each([
  ['R-HOME-10b: with reduced motion', { reducedMotion: 'reduce' }],
  ['R-HOME-10b: without JavaScript', { javaScriptEnabled: false }],
] as const)(
  '%s the first word and stamp stand still, and there is no pause button',
  async (_, options) => {
    const page = await browser.open(pages.home.path, { ...phone, ...options });
    expect(await playStates(page)).toEqual([]);
    expect(await shown(page)).toEqual(wordAndStamp(purposes[0]!));
    expect(await pauseButton(page).count()).toBe(0);
  },
);

test('R-HOME-10a, R-HOME-11a: the changing word moves no other element, and the pause button stands beside it, at 320, 768 and 1440 px and with text at 200 %', async () => {
  const page = await browser.open(pages.home.path, phone);
  const getBoxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h1 + button, main p, main section, main img, footer')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        },
      ),
    );
  /** Whether the button's middle is at the right of the words, in their line. */
  const isBeside = () =>
    page.evaluate(() => {
      const words = document.querySelector('h1 [aria-hidden]')!.getBoundingClientRect();
      const { x, y, height } = document.querySelector('h1 + button')!.getBoundingClientRect();
      const middle = y + height / 2;
      return (
        x >= words.right && x < words.right + 20 && middle > words.top && middle < words.bottom
      );
    });
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await idle(page);
      await stopAt(page, 0);
      const before = await getBoxes();
      expect([size, width, await isBeside()]).toEqual([size, width, true]);
      for (const time of purposes.slice(1).map((_, index) => (index + 1) * INTERVAL + 100)) {
        await stopAt(page, time);
        expect([size, width, await getBoxes()]).toEqual([size, width, before]);
      }
    }
  }
});
