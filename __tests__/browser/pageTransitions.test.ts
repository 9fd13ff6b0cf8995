import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { fieldTexts } from '../../src/content/forms';
import { suiteBrowser } from '../support/browser';
import { footerLink } from '../support/pageParts';
import { chunksLoaded } from '../support/readiness';
import { settled } from '../support/states';

const browser = suiteBrowser();

/** How many view transitions the browser has started. */
interface TransitionRecord {
  started: number;
}

/** Resolves when a view transition has started, and no other. */
const waitForTransition = (page: Page) =>
  page.waitForFunction(() => (window as unknown as TransitionRecord).started === 1);

async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: TransitionRecord = Object.assign(window, { started: 0 });
    const start = document.startViewTransition;
    document.startViewTransition = function (update?: unknown) {
      const transition = start.call(document, update as () => void);
      transition.ready.then(
        () => record.started++,
        () => {},
      );
      return transition as never;
    };
  });
}

/** Opens the home page and waits until the code of two other pages has loaded. */
async function openWithLoadedChunks(): Promise<Page> {
  const page = await browser.open(pages.home.path, {
    viewport: { width: 1280, height: 740 },
    hasTouch: true,
    prepare: recordTransitions,
  });
  await footerLink(page, pages.agencies.path).hover();
  await footerLink(page, pages.about.path).hover();
  await chunksLoaded(page, 'AgenciesPage', 'AboutPage');
  return page;
}

const waitForTitle = (page: Page, { title }: { title: string }) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

test('R-NAV-13: in a view transition the old page fades and the new one rises, but not the bar; a tap on a field focuses the field', async () => {
  const page = await openWithLoadedChunks();
  // A slow animation, so that the visitor can act during the transition.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await footerLink(page, pages.agencies.path).click();
  await waitForTitle(page, pages.agencies);
  await waitForTransition(page);
  const animations = await page.evaluate(() =>
    (document.getAnimations() as CSSAnimation[]).map(
      ({ animationName, effect }) => `${(effect as KeyframeEffect).pseudoElement} ${animationName}`,
    ),
  );
  expect(animations.filter((name) => !name.includes(' -ua-')).toSorted()).toEqual([
    '::view-transition-new(root) fadeOut',
    '::view-transition-new(root) rise',
    '::view-transition-old(root) fadeOut',
  ]);
  expect(animations.join()).toContain('::view-transition-group(bar)');
  const box = await page.getByLabel(fieldTexts.nombre.label, { exact: true }).boundingBox();
  await page.touchscreen.tap(box!.x + 20, box!.y + 10);
  await page.keyboard.type('Ana');
  expect(await page.getByLabel(fieldTexts.nombre.label, { exact: true }).inputValue()).toBe('Ana');
});

test('R-NAV-13: after clicks on two links in quick succession, the page of the second link appears', async () => {
  const page = await openWithLoadedChunks();
  await page.evaluate(
    (paths) => {
      for (const path of paths)
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)!.click();
    },
    [pages.agencies.path, pages.about.path],
  );
  await waitForTitle(page, pages.about);
  await waitForTransition(page);
  await settled(page);
  expect(await page.locator('h1').innerText()).toBe(pages.about.name);
});
