import type { Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { findOverflow } from '../support/overflow';
import { isPage, pageStates, settled } from '../support/states';

const browser = suiteBrowser();

/** States of the short run, beside the pages: the menu, the summary of errors, a dialog. */
const OTHERS = ['inicio, menú abierto', 'agencia, todo por corregir', 'contacto, enviado'];

const allCases = [320, 360, 768, 1440].flatMap((width) =>
  pageStates
    .filter(({ existsAt }) => existsAt?.(width) ?? true)
    .map((state) => [state.name, width, state] as const),
);

/** Returns how far the window scrolls sideways, and the controls of the navigation bar that are outside of it. */
const sidewaysFaults = (page: Page) =>
  page.evaluate(() => {
    const { scrollX: before } = window;
    const positions = [-1000, 1000].map((x) => {
      scrollTo(x, scrollY);
      return scrollX;
    });
    scrollTo(before, scrollY);
    const outside = [...document.querySelectorAll('header a, header button, header svg')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => [part.outerHTML.slice(0, 60), part.getBoundingClientRect()] as const)
      .filter(([, { left, right, width }]) => width > 1 && (left < -1 || right > innerWidth + 1));
    return [...positions.filter((x) => x !== 0), ...outside.map(([html]) => html)];
  });

test.each(
  cases(
    allCases,
    ([name, width, state]) =>
      (width === 320 && OTHERS.includes(name)) || (isPage(state) && width !== 360),
  ),
)(
  'R-A11Y-11: «%s» at %i px does not scroll sideways if a translator sets the direction right to left',
  async (_, width, { path, prepare, enter, allowedProblems }) => {
    if (allowedProblems) browser.allowProblems(allowedProblems);
    const page = await browser.open(path, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      ...(prepare && { prepare }),
    });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await enter?.(page);
    await settled(page);
    expect([...(await sidewaysFaults(page)), ...(await findOverflow(page))]).toEqual([]);
  },
);
