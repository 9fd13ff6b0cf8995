import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import { phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { chromiumVisit } from '../support/chromiumVisit';
import { describeEngine } from '../support/enginePaths';
import { connectToBrowser } from '../support/sharedBrowser';

/** The main paths of a visit in Chromium, as the suites in `engines` walk them in other browsers, and the first screen. */

describeEngine('Chromium', chromiumVisit(connectToBrowser));

const browser = suiteBrowser();

test('R-HOME-13: a phone’s first screen has the headline, what the service does, the link Empezar and what it does, links to requirements, price and time, and that the service is private', async () => {
  const page = await browser.open(pages.home.path, { ...phone, javaScriptEnabled: false });
  const content = page.getByRole('main');
  const textOf = (text: string) => content.getByText(text.slice(0, 40));
  const empezar = content.getByRole('link', { name: start.label }).first();
  const parts = [
    page.locator('h1'),
    empezar,
    textOf(hero.lead[0]),
    textOf(hero.callNote),
    ...hero.links.map(({ text }) => content.getByRole('link', { name: text, exact: true })),
    textOf(hero.disclosure[0]),
  ];
  for (const part of parts) {
    const { x, y, width, height } = (await part.boundingBox())!;
    expect([x >= 0, y >= 0, x + width <= 360, y + height <= 740]).toEqual(Array(4).fill(true));
  }
  const targets = hero.links.map(({ href }) => page.locator(`${href} :is(h2, h3)`).first());
  expect(await Promise.all(targets.map((target) => target.textContent()))).toEqual(
    hero.links.map(({ text }) => text),
  );
});
