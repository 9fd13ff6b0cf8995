import { errorScreen } from '../../src/content/errors';
import { faq } from '../../src/content/faq';
import { resultWords } from '../../src/content/forms';
import { purposes } from '../../src/content/home';
import { anchors, pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { dark, light } from '../../src/theme/palette';
import {
  CENTER,
  closeEngines,
  engines,
  until,
  type Visit,
  type VisitOptions,
} from '../support/engines';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, requiredNames, typed, wire } from '../support/leads';
import { addresses } from '../support/servers';

/** The main paths of a visit, in the engines that the other suites do not use (R-SITE-08). */

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const quoted = (text: string) => JSON.stringify(text);
/** Says that React has taken over: from then on the site restores the scrolling itself. */
const HYDRATED = "history.scrollRestoration === 'manual'";
const heading = (text: string) => `document.querySelector('h1')?.textContent === ${quoted(text)}`;
const said = (text: string) => `document.body.innerText.includes(${quoted(text)})`;
const field = (name: string) => `form [name="${name}"]`;
const SUBMIT = 'form [type=submit]';

describe.each(Object.keys(engines))('%s', (engine) => {
  let visit: Visit;

  async function open(path: string, options: VisitOptions = phone): Promise<void> {
    visit = await engines[engine]!(options);
    await visit.goto(addresses().site + path);
    if (options.script !== false) await until(visit, HYDRATED);
  }
  afterEach(() => visit.close());
  afterAll(closeEngines);

  const fillIn = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await visit.type(field(name), value);
  };

  describe.each([phone, desktop])('at $width px', (size) => {
    test.each(Object.values(pages))(
      'R-NAV-01: $path reads, and nothing sticks out',
      async (page) => {
        await open(page.path, size);
        expect(await visit.read('document.title')).toBe(page.title);
        expect(await visit.read("document.querySelectorAll('h1').length")).toBe(1);
        expect(await visit.read('innerWidth')).toBe(size.width);
        const { scroll, client } = await visit.read<{ scroll: number; client: number }>(
          '({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth })',
        );
        expect(scroll).toBe(client);
      },
    );
  });

  test('R-HOME-01: the headline’s word changes', async () => {
    await open(pages.home.path);
    for (const { id } of [purposes[1]!, purposes[2]!, purposes[0]!]) {
      await until(visit, `document.querySelector('h1 [data-purpose="${id}"][data-active]')`);
    }
  });

  test('R-NAV-02, R-NAV-04: a link leads to a page’s top, and back to where one was', async () => {
    await open(pages.home.path, desktop);
    const link = `footer a[href="${pages.about.path}"]`;
    await visit.read(CENTER(link));
    const left = await visit.read<number>('scrollY');
    expect(left).toBeGreaterThan(1000);
    await visit.click(link);
    await until(visit, `document.title === ${quoted(pages.about.title)}`);
    await until(visit, "scrollY === 0 && document.activeElement.matches('h1')");
    await visit.back();
    await until(visit, `document.title === ${quoted(pages.home.title)} && scrollY === ${left}`);
  });

  test('R-HOME-03: ?section= leads to its section', async () => {
    await open(`/?section=${anchors.requirements}`);
    await until(
      visit,
      `Math.abs(document.getElementById('${anchors.requirements}').getBoundingClientRect().top) < 120`,
    );
  });

  test('R-BAR-04, R-BAR-05: the menu opens, closes with Escape, and leads to a page', async () => {
    await open(pages.home.path);
    const toggle = '#menu-abrir';
    const isShown = "document.querySelector('#menu').open";
    for (let time = 0; time < 2; time += 1) {
      await visit.click(toggle);
      await until(visit, isShown);
      await visit.press('Escape');
      await until(visit, `!(${isShown})`);
    }
    await visit.click(toggle);
    await until(visit, isShown);
    await until(
      visit,
      "document.querySelector('.MuiDrawer-paper').getBoundingClientRect().right <= innerWidth",
    );
    await visit.click(`.MuiDrawer-root a[href="${pages.agencies.path}"]`);
    await until(visit, `document.title === ${quoted(pages.agencies.title)} && !(${isShown})`);
    expect(await visit.read("document.querySelectorAll('header nav').length")).toBe(1);
  });

  test('R-FAQ-01: one question is open at a time', async () => {
    await open(pages.contact.path);
    const isOpen = (item: number) =>
      `[...document.querySelectorAll('#faq details')].map(({ open }) => open).join() ===
        ${quoted(faq.items.map((_, index) => index === item).join())}`;
    for (const item of [1, 0]) {
      await visit.click(`#pregunta-${item + 1}`);
      await until(visit, isOpen(item));
    }
    await visit.click('#pregunta-1');
    await until(visit, isOpen(-1));
  });

  test('R-ERR-03: an address that is no page says so and leads home', async () => {
    await open('/no-existe');
    await until(visit, heading(errorScreen.heading));
    await visit.click('main a[href="/"]');
    await until(visit, `document.title === ${quoted(pages.home.title)}`);
  });

  describe.each(formIds)('the form «%s»', (form) => {
    test('R-FORM-14: an empty one is refused, with each reason', async () => {
      await open(pageOf[form].path);
      await visit.click(SUBMIT);
      const count = requiredNames(form).length;
      await until(
        visit,
        `document.querySelectorAll('form [aria-invalid=true]').length === ${count}`,
      );
      expect(await visit.read('document.activeElement !== document.body')).toBe(true);
    });

    test('R-LEAD-01: a complete one arrives, and says so', async () => {
      const surname = marker();
      await open(pageOf[form].path, desktop);
      // Drivers type no letters beyond the first plane, and no lines.
      const sent: Record<string, string> = {
        ...wire[form],
        apellido: surname,
        ...(wire[form].mensaje && { mensaje: '¿Llego?' }),
      };
      const { opcionSeleccionada, ...texts } = sent;
      await fillIn(texts);
      if (opcionSeleccionada) await visit.click(`form button[value="${opcionSeleccionada}"]`);
      await visit.click(SUBMIT);
      await until(visit, said(resultWords.sent.title));
      expect(received('apellido', surname)).toEqual([sent]);
    });

    test('R-A11Y-09: without a script it goes out all the same', async () => {
      const surname = marker();
      await open(pageOf[form].path, { ...phone, script: false });
      await fillIn({ ...typed(form), apellido: surname });
      await visit.click(SUBMIT);
      await until(visit, `location.pathname !== ${quoted(pageOf[form].path)}`);
      expect(received('apellido', surname)).toHaveLength(1);
    });
  });

  test.each([
    ['light', false, light],
    ['dark', true, dark],
  ] as const)('R-DESIGN-03: the %s scheme has its own paper', async (_name, isDark, palette) => {
    await open(pages.home.path, { ...phone, dark: isDark });
    const paper = `getComputedStyle(document.body).backgroundColor`;
    const [red, green, blue] = palette
      .background!.default!.match(/[\da-f]{2}/gi)!
      .map((part) => parseInt(part, 16));
    expect(await visit.read(paper)).toBe(`rgb(${red}, ${green}, ${blue})`);
  });

  test('R-BAR-02: a link of the bar leads to its section', async () => {
    await open(pages.home.path, desktop);
    await visit.click(`header a[href="/#${anchors.reviews}"]`);
    await until(visit, `location.hash === '#${anchors.reviews}'`);
    await until(
      visit,
      `Math.abs(document.getElementById('${anchors.reviews}').getBoundingClientRect().top) < 120`,
    );
    expect(await visit.read(`document.querySelector('header').innerText`)).toContain(
      navigation.products.links[0].label,
    );
  });
});
