import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { smallTargets } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { build } from '../support/builds';
import { serveForSuite } from '../support/localServer';
import { findCollisions, findOverflow } from '../support/overflow';
import { buildOwnSite } from '../support/ownSite';
import { idle } from '../support/readiness';
import { isPage, openState, pagePaths, pageStates, stateNamed } from '../support/states';

const browser = suiteBrowser();
const pages = Object.entries(pagePaths).map(([name, path]) => ({ name, path }));

const open = (path: string, width: number) => {
  if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(path, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
};

/** The narrowest phone. */
const narrow = { viewport: { width: 320, height: 800 } };

const sizeText = (page: Page, size: string) =>
  page.evaluate((value) => (document.documentElement.style.fontSize = value), size);

/** Returns the size of the text of each element. */
const textSizes = (page: Page) =>
  page.$$eval('#root *', (elements) =>
    elements.map((element) => ({
      element: element.outerHTML.slice(0, 80),
      px: parseFloat(getComputedStyle(element).fontSize),
    })),
  );

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

/**
 * Returns the names of forms and visas, the digits with a hyphen and the parts of the channels' addresses that are broken
 * over two lines, with their paragraph.
 */
function namesOnTwoLines(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const isAddress = node.parentElement!.matches('main li [translate="no"]');
    const names = isAddress ? /[@.]?[^@. ]+/g : /(DS|I|J|F|\d+)-\d+|B1\/B2/g;
    for (const { 0: name, index } of node.data.matchAll(names)) {
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

/** Returns how far the window scrolls sideways, and the controls of the navigation bar that are outside of it. */
function sidewaysFaults(): string[] {
  const positions = [-1000, 1000].map((x) => {
    scrollTo(x, scrollY);
    return scrollX;
  });
  const outside = [...document.querySelectorAll('header :is(a, button, svg)')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => [part.outerHTML.slice(0, 60), part.getBoundingClientRect()] as const)
    .filter(([, { left, right, width }]) => width > 1 && (left < -1 || right > innerWidth + 1));
  return [...positions.filter(Boolean).map(String), ...outside.map(([html]) => html)];
}

/** A width between each two neighbouring breakpoints, in px. */
const WIDTHS_BETWEEN = [340, 480, 680, 900, 1100, 1300, 1700];

const faultsAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const faults = [...(await findOverflow(page)), ...(await findCollisions(page))];
  return faults.map((fault) => `${width} px: ${fault}`);
};

const smallTargetsAt = async (page: Page, width: number) =>
  (await smallTargets(page)).map((target) => `${width} px: ${target}`);

/** Returns the faults of an open page at widths of phones, with text at 100 and at 200 %. */
async function phoneFaults(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['100%', '200%']) {
    await sizeText(page, size);
    for (const width of [320, 360, 640]) {
      const faults = [...(await faultsAt(page, width)), ...(await smallTargetsAt(page, width))];
      problems.push(...faults.map((fault) => `${size}, ${fault}`));
    }
  }
  return problems;
}

test.each(pageStates.filter((state) => !isPage(state)))(
  'R-A11Y-04, R-A11Y-05: in «$name» nothing overflows, overlaps or is cut off at widths of phones, also with text at 200 %, and targets measure 44 px',
  async (state) => {
    expect(await phoneFaults(await openState(browser, state, narrow))).toEqual([]);
  },
);

test('R-A11Y-05, R-OWNER-10b: in a preview at widths of phones, also with text at 200 %, the ribbon is whole, and covers nothing at the end of a page', async () => {
  const base = await serveForSuite({
    OUT_DIR: await build({ FORM_ENDPOINT: '/_bandeja', PREVIEW: 'true' }),
  });
  const page = await browser.open(pagePaths.inicio, { base, reducedMotion: 'reduce' });
  const problems = await phoneFaults(page);
  for (const size of ['100%', '200%']) {
    await sizeText(page, size);
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const ribbon = document.querySelector('aside')!.getBoundingClientRect();
        const isInside = ribbon.left >= 0 && ribbon.right <= innerWidth;
        const isAtEdge = Math.abs(ribbon.bottom - innerHeight) < 1;
        const parts = [...document.querySelectorAll('footer, footer :is(a, p)')];
        return [
          ...(isInside && isAtEdge ? [] : [`the ribbon is at ${JSON.stringify(ribbon)}`]),
          ...parts
            .filter((part) => part.getBoundingClientRect().bottom > ribbon.top + 1)
            .map(({ textContent }) => `the ribbon covers «${textContent.slice(0, 40)}»`),
        ];
      });
      problems.push(...covered.map((fault) => `${size}, ${width} px: ${fault}`));
    }
  }
  expect(problems).toEqual([]);
});

describe('R-OWNER-06: if the owner fills in everything', () => {
  let base: string;
  beforeAll(async () => void (base = await serveForSuite({ OUT_DIR: await buildOwnSite() })));

  test.each([
    ...pageStates.filter(isPage),
    ...[
      'agencias, una web sin https://',
      'contacto, un correo con un error de tipeo',
      'contacto, lleno',
      'contacto, no enviado',
      'contacto, tal vez enviado',
    ].map(stateNamed),
  ])(
    'nothing overflows, overlaps or is cut off in «$name» from phones to wide windows, also with text at 200 %',
    async (state) => {
      const page = await openState(browser, state, { base, ...narrow });
      const problems = await phoneFaults(page);
      for (const size of ['100%', '200%']) {
        await sizeText(page, size);
        for (const width of [768, 1024, 1440]) problems.push(...(await faultsAt(page, width)));
      }
      expect(problems).toEqual([]);
    },
  );
});

describe.each(pages)('$name', ({ path }) => {
  /** Widths of the window in px, one after the other on the same page. */
  const widths = [320, 360, 768, 1440];

  test('R-A11Y-04, R-A11Y-05: targets measure 44 px between the breakpoints, each text grows with the browser’s text size, and nothing overflows or overlaps there, at 320 px, with text at 200 %, or with the text spacing of WCAG 1.4.12', async () => {
    const page = await open(path, 320);
    const problems = await faultsAt(page, 320);
    const sizes = await textSizes(page);
    await sizeText(page, '200%');
    const enlarged = await textSizes(page);
    expect(enlarged.filter(({ px }, index) => px <= sizes[index]!.px)).toEqual([]);
    await sizeText(page, '');
    for (const width of WIDTHS_BETWEEN) {
      problems.push(...(await faultsAt(page, width)), ...(await smallTargetsAt(page, width)));
    }
    await sizeText(page, '200%');
    for (const width of [...widths, 1024])
      problems.push(...(await faultsAt(page, width)), ...(await smallTargetsAt(page, width)));
    await sizeText(page, '');
    await spaceText(page);
    for (const width of widths) problems.push(...(await faultsAt(page, width)));
    expect(problems).toEqual([]);
  });

  test('nothing scrolls sideways if a translator sets the direction right to left', async () => {
    const page = await open(path, 320);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const problems: string[] = [];
    for (const width of widths) {
      problems.push(...(await faultsAt(page, width)));
      problems.push(...(await page.evaluate(sidewaysFaults)));
    }
    expect(problems).toEqual([]);
  });

  test('no name of a form or a visa and no part of an address or number breaks between lines at widths of phones', async () => {
    const page = await open(path, 320);
    await page.evaluate(() => {
      for (const question of document.querySelectorAll('details')) {
        question.removeAttribute('name');
        question.open = true;
      }
    });
    const broken: string[] = [];
    for (const size of ['100%', '200%']) {
      await sizeText(page, size);
      for (let width = 320; width <= 440; width += 8) {
        await page.setViewportSize({ width, height: 800 });
        const names = await page.evaluate(namesOnTwoLines);
        broken.push(...names.map((name) => `${width} px, ${size}: ${name}`));
      }
    }
    expect(broken).toEqual([]);
  });

  test('R-DESIGN-07a, R-DESIGN-07b: print shows every answer, no controls, and the addresses of other sites, but of no chat; nothing overflows', async () => {
    const page = await open(path, 720);
    // With reduced motion the pause button would be hidden anyway.
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    const printed = await page.locator('#faq details > :not(summary)').evaluateAll((answers) =>
      answers
        .filter((answer) => answer.checkVisibility({ visibilityProperty: true }))
        .filter((answer) => answer.getBoundingClientRect().height > 20)
        .map((answer) => answer.textContent),
    );
    const hasQuestions = path === pagePaths.inicio || path === pagePaths.contacto;
    expect(printed).toEqual(hasQuestions ? faq.items.map(({ answer }) => answer) : []);
    const controls = page.locator('button, form, .MuiButton-ticket').filter({ visible: true });
    const printedControls = await controls.evaluateAll((elements) =>
      elements.filter((element) => !element.closest('#faq')).map(({ textContent }) => textContent),
    );
    expect(printedControls).toEqual([]);
    const addresses = await page.$$eval('main p a', (links) =>
      links.map((link) => getComputedStyle(link, '::after').content),
    );
    expect(addresses.filter((address) => address.includes('wa.me'))).toEqual([]);
    const isPrinted = addresses.some((address) => address.includes('state.gov'));
    expect(isPrinted).toBe(path === pagePaths.inicio);
    expect(await findOverflow(page)).toEqual([]);
  });
});

test.each(pages)(
  'R-A11Y-07: with reduced motion no animation or transition runs on «$name»',
  async ({ path }) => {
    const page = await open(path, 1440);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 0);
    await idle(page);
    // Whatever a pointer or a key changes later, no transition runs.
    const moving = await page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      ...[document.documentElement, ...document.querySelectorAll('body *')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isStill =
            style.scrollBehavior === 'auto' &&
            (style.transitionProperty === 'none' || !/[1-9]/.test(style.transitionDuration));
          return isStill ? [] : [`${element.tagName}.${element.className}${pseudo ?? ''}`];
        }),
      ),
    ]);
    expect(moving).toEqual([]);
  },
);
