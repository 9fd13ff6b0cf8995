import type { Page } from 'playwright-core';
import { routes } from '../../src/routes';

/** Names what was waited for in the error of a wait that ended in vain. */
async function named<Result>(what: string, wait: Promise<Result>): Promise<Result> {
  try {
    return await wait;
  } catch (cause) {
    throw new Error(`Waited in vain until ${what}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Resolves when React has taken over the page, which comes after its frame. An element has its props
 * before React is done with the rest; a form is done when it validates by itself, and then shows its
 * draft too (read before that, two of six fields were still empty, on a busy machine).
 */
export async function hydrated(page: Page): Promise<void> {
  const ready = page.waitForFunction(
    () =>
      // React is done when the router's own scrolling has begun; an element has its props before.
      history.scrollRestoration === 'manual' &&
      Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ) &&
      (document.querySelector<HTMLFormElement>('main form')?.noValidate ?? true),
  );
  await named('React has taken over the page', ready);
}

/**
 * Watches for the begin of hydration: React attaches its event listeners to the root element, and has
 * hydrated nothing yet. Call it before the page is opened.
 * @returns waits for that moment
 */
export async function watchHydration(page: Page): Promise<() => Promise<void>> {
  let resolve = () => {};
  const begun = new Promise<void>((done) => (resolve = done));
  await page.exposeFunction('hydrationBegins', resolve);
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
      listen.call(this, type, ...rest);
      if (type !== 'click' || (this as Element).id !== 'root') return;
      void (window as unknown as { hydrationBegins: () => void }).hydrationBegins();
    };
  });
  return () => begun;
}

/**
 * Resolves when both typefaces are on the page, which on a phone come after its first paint; rejects
 * after `timeout` ms.
 */
export async function typeset(page: Page, timeout = 30_000): Promise<void> {
  const drawn = page.waitForFunction(
    () =>
      [...document.fonts].filter(
        // What stands in for them has its height corrected.
        ({ ascentOverride, status }) => ascentOverride === 'normal' && status === 'loaded',
      ).length >= 2,
    null,
    { timeout },
  );
  await named('both typefaces are on the page', drawn);
}

/** Resolves when the page of a route is shown, which comes after its address. */
export async function at(page: Page, path: string): Promise<void> {
  const title = routes.find((route) => route.path === path)!.title;
  const shown = page.waitForFunction(
    (wanted) => document.title === wanted.title && location.pathname === wanted.path,
    { title, path },
  );
  await named(`the page of ${path} is shown`, shown);
}

/** The typefaces that the browser draws an element's own text with. */
export async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** After so many visits a face that is still not drawn is none that came too late. */
const VISITS = 5;

/**
 * Brings a page to where its paragraphs are drawn in their own typeface too. In a wide window that one
 * is optional: a busy machine is too late for it on a first visit, a later one has it at hand.
 * @throws Error if it is not drawn on the last of these visits either
 */
export async function drawnInFaces(page: Page): Promise<void> {
  const family = await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => /[^",]+/.exec(getComputedStyle(paragraph).fontFamily)![0]);
  for (let visit = 1; visit <= VISITS; visit++) {
    if (visit > 1) {
      await page.reload();
      await hydrated(page);
    }
    await typeset(page);
    if ((await drawnWith(page, 'main p')).some((drawn) => drawn.includes(family))) return;
  }
  throw new Error(`No paragraph is drawn in ${family}`);
}

/**
 * Resolves when code that comes late (`AboutPage`) is here and has run: the browser has
 * one module an address, so that asking for it again is told when the site's own asking was.
 */
export async function fetched(page: Page, ...parts: string[]): Promise<void> {
  const asked = page.waitForFunction((names) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = names.map((part) => loaded.find((url) => url.includes(part)));
    return found.every(Boolean) && found;
  }, parts);
  const addresses = await named(`the page has fetched ${parts.join(', ')}`, asked);
  // As text: the compiler of the suites would make a `require` of it.
  await page.evaluate(
    `Promise.all(${JSON.stringify(await addresses.jsonValue())}.map((url) => import(url)))`,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * Resolves when the page has had its next frames and then nothing to do: whatever the last event made it
 * ask for has been asked for.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
}

/** Resolves when a request that the page makes now has been answered: those before it are under way. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch(location.href, { cache: 'no-store' })));
}
