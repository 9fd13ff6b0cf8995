import { pages } from '../../src/content/pages';
import type { Browser, Locator, Page } from 'playwright-core';
import { hydrated } from '../../__tests__/support/readiness';
import { formTexts, fieldTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { faq } from '../../src/content/faq';
import { takePhone } from './phone';
import { median } from './statistics';

/** The browser reports no interaction that takes less, in ms. */
const SHORTEST = 16;

/** From sight of a control to the interaction, in ms. */
const REST = 700;

/** Something that a visitor does. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly act: (control: Locator) => Promise<void>;
}

const tap = (control: Locator) => control.tap();

const interactions: Interaction[] = [
  {
    name: 'Opening the menu',
    path: pages.home.path,
    control: (page) => page.getByRole('button', { name: navigation.menuOpen }),
    act: tap,
  },
  {
    name: 'Opening an FAQ item',
    path: pages.home.path,
    control: (page) => page.getByText(faq.items[1].question),
    act: tap,
  },
  {
    name: 'Pressing a toggle',
    path: pages.contact.path,
    control: (page) => page.getByRole('button', { name: formTexts.purposes[2], exact: true }),
    act: tap,
  },
  {
    name: 'Typing 20 letters of the message',
    path: pages.contact.path,
    control: (page) => page.getByLabel(fieldTexts.mensaje.label, { exact: true }),
    act: (control) => control.pressSequentially('Viajo en julio, hola', { delay: 60 }),
  },
];

/** Slowest interaction to next paint of one visit, in ms. */
async function once(browser: Browser, site: string, interaction: Interaction): Promise<number> {
  const { page, slowDown, close } = await takePhone(browser);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(site + interaction.path);
  await hydrated(page);
  await slowDown();
  // A visitor scrolls to a control and sees it before the tap.
  const control = interaction.control(page);
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  await interaction.act(control);
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  await close();
  return Math.max(SHORTEST, ...durations);
}

/**
 * Interaction to next paint after hydration, with a slowed processor: the median over visits of the
 * slowest one in each.
 * @returns name and ms
 */
export async function measureInteractions(
  browser: Browser,
  site: string,
  runs: number,
): Promise<[name: string, ms: number][]> {
  const results: [string, number][] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await once(browser, site, interaction));
    results.push([interaction.name, median(times)]);
  }
  return results;
}
