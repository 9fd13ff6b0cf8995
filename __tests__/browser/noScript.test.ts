import { faq } from '../../src/content/faq';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { anchors, pages } from '../../src/content/pages';
import { phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, requiredNames, typedValues } from '../support/leads';
import { answerTo, focusedId, question, submitButton } from '../support/pageParts';

/** What Chromium does without JavaScript. */

const browser = suiteBrowser();
const open = (path: string) => browser.open(path, { ...phone, javaScriptEnabled: false });

test.each(Object.values(pages).map(({ path }) => path))(
  'R-A11Y-09a, R-A11Y-09b: without JavaScript %s shows every text and link, and no button without function, at 360 and 1440 px',
  async (path) => {
    const page = await open(path);
    const problems: string[] = [];
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => {
        const isVisible = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.getBoundingClientRect().height > 0;
        const list = (selector: string, isWrong: (element: Element) => boolean) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.textContent?.trim() && isWrong(element))
            .map((element) => element.outerHTML.slice(0, 120));
        const texts = 'h1, h2, h3, p, li, dt, dd, legend, label, a[href]';
        const exempt =
          '[data-requires-script], [aria-hidden="true"], details > div, dialog, .skip-link';
        return [
          ...list(texts, (text) => !text.closest(exempt) && !isVisible(text)),
          ...list('a[href]', (link) => link.getBoundingClientRect().right > innerWidth + 1),
          ...list('button:not([type=submit])', isVisible),
        ];
      });
      problems.push(...found.map((problem) => `${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);

test.each([pages.home.path, pages.contact.path])(
  'R-A11Y-09a: without JavaScript each question of %s opens its answer',
  async (path) => {
    const page = await open(path);
    for (const index of faq.items.keys()) {
      await question(page, index).click();
      expect(await answerTo(page, index).isVisible()).toBe(true);
    }
  },
);

test.each(Object.values(anchors))(
  'R-NAV-03a: without JavaScript the bar does not cover the heading of «%s» on a narrow phone',
  async (anchor) => {
    const page = await browser.open(`/#${anchor}`, {
      viewport: { width: 320, height: 740 },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const heading = (await page.locator(`#${anchor} h2`).boundingBox())!;
    const bar = (await page.locator('header').boundingBox())!;
    expect(heading.y).toBeGreaterThan(bar.y + bar.height);
  },
);

test.each(formIds)(
  'R-LEAD-02: without JavaScript the browser refuses an empty form «%s» and posts a complete one',
  async (form) => {
    const page = await open(pageOf[form].path);
    await submitButton(page).click();
    // A browser that refuses a form focuses the first invalid field.
    expect(await focusedId(page)).toBe(`${form}-${requiredNames(form)[0]}`);
    const values: Record<string, string> = { ...typedValues(form), apellido: marker() };
    // One line, because the browser posts line ends as CRLF.
    if (values.mensaje) values.mensaje = '¿Llego? 🧉';
    await fillFields(page, values);
    const purpose = form === 'contacto' && { opcionSeleccionada: formTexts.purposes[1]! };
    if (purpose)
      await page
        .getByRole('combobox', { name: fieldTexts.opcionSeleccionada.label })
        .selectOption(purpose.opcionSeleccionada);
    await submitButton(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', values.apellido!)).toEqual([{ ...values, ...purpose }]);
  },
);
