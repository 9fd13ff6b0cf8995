import { errorScreen } from '../../src/content/errors';
import { faq } from '../../src/content/faq';
import { fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { headlinePurposes } from '../../src/content/home';
import { anchors, pages } from '../../src/content/pages';
import { navigation, start } from '../../src/content/site';
import { elementIdsOf, type FormId } from '../../src/forms/fields/definitions';
import { dark, light } from '../../src/theme/palette';
import { centerOf, until, type Visit, type VisitOptions } from './engines';
import { marker, received } from './inbox';
import { formIds, pageOf, requiredNames, typedValues, payloads } from './leads';
import { startPublishingHost } from './publishingHost';
import { addresses } from './servers';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const quoted = (text: string) => JSON.stringify(text);
/** An expression that is true once React has hydrated the page. */
const HYDRATED = "'ready' in document.documentElement.dataset";
const hasHeading = (text: string) =>
  `document.querySelector('h1')?.textContent === ${quoted(text)}`;
const hasText = (text: string) => `document.body.innerText.includes(${quoted(text)})`;
const field = (name: string) => `form [name="${name}"]`;

/** An expression for the first element of a CSS selector. */
const firstElement = (selector: string) => `document.querySelector(${quoted(selector)})`;

/** An expression for the visible control whose accessible name begins with `name`. */
const controlNamed = (name: string, within = 'body') => `[
  ...document.querySelectorAll(${quoted(`${within} :is(a, button, summary, label)`)})
].find((element) => element.getClientRects().length > 0 &&
  (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(${quoted(name)}))`;

/** An expression for whether one of the elements is visible; Chromium before 105 has no `checkVisibility`. */
const anyVisible = (elements: string) => `[...${elements}].some((element) => element.checkVisibility
  ? element.checkVisibility({ visibilityProperty: true })
  : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')`;

const MENU = 'dialog, [role=dialog]';
const menuVisible = anyVisible(`document.querySelectorAll(${quoted(MENU)})`);
const inMenu = `:is(${MENU})`;

/** An expression for the indices of the questions whose answer is visible. */
const visibleAnswers = `${JSON.stringify(faq.items.map(({ answer }) => answer))}.flatMap((answer, index) =>
  ${anyVisible("[...document.querySelectorAll('#faq p, #faq div')].filter((element) => element.textContent === answer).slice(-1)")} ? [index] : [])`;

/**
 * Declares the tests of the main paths of a visit for one engine, by expressions that every engine runs
 * (R-SITE-08).
 * @param openVisit opens a window of the engine
 * @param knownProblems console lines of the engine that are no fault of the site
 */
export function describeMainPaths(
  engine: string,
  openVisit: (options: VisitOptions) => Promise<Visit>,
  knownProblems?: RegExp,
): void {
  describe(engine, () => {
    let visit: Visit;
    let allowedProblems: RegExp | undefined;

    async function open(path: string, options: VisitOptions = phone): Promise<void> {
      visit = await openVisit(options);
      await visit.goto(addresses().site + path);
      if (options.script !== false) await until(visit, HYDRATED);
    }
    afterEach(async () => {
      const problems = visit
        .problems()
        .filter((line) => !knownProblems?.test(line) && !allowedProblems?.test(line));
      allowedProblems = undefined;
      await visit.close();
      expect(problems).toEqual([]);
    });

    const fillIn = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await visit.type(field(name), value);
    };

    describe.each([phone, desktop])('at $width px', (size) => {
      test.each(Object.values(pages))(
        'R-NAV-01: $path has its title and one h1, and does not scroll sideways',
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

    test('R-HOME-13: the first screen has the headline and the link Empezar', async () => {
      await open(pages.home.path, { ...phone, script: false });
      const inView = (element: string) => `(({ x, y, right, bottom }) =>
      x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight
    )(${element}.getBoundingClientRect())`;
      expect(await visit.read(inView(firstElement('h1')))).toBe(true);
      expect(await visit.read(inView(controlNamed(start.label, 'main')))).toBe(true);
    });

    test('R-HOME-01: the headline’s word changes', async () => {
      await open(pages.home.path);
      const { id } = headlinePurposes[1];
      await until(visit, `document.querySelector('h1 [data-purpose="${id}"][data-active]')`);
    });

    test('R-NAV-02, R-NAV-04: a link opens a page at its top, and going back restores the scroll position', async () => {
      await open(pages.home.path, desktop);
      const link = `footer a[href="${pages.about.path}"]`;
      await visit.read(centerOf(firstElement(link)));
      const scrollPosition = await visit.read<number>('scrollY');
      expect(scrollPosition).toBeGreaterThan(1000);
      await visit.click(firstElement(link));
      await until(visit, `document.title === ${quoted(pages.about.title)}`);
      await until(visit, "scrollY === 0 && document.activeElement.matches('h1')");
      await visit.back();
      await until(
        visit,
        `document.title === ${quoted(pages.home.title)} && scrollY === ${scrollPosition}`,
      );
    });

    test('R-HOME-03: ?section= scrolls the page to the section', async () => {
      await open(`/?section=${anchors.requirements}`);
      await until(
        visit,
        `Math.abs(document.getElementById('${anchors.requirements}').getBoundingClientRect().top) < 120`,
      );
    });

    test('R-BAR-04: the menu opens, closes with Escape, and has links that open a page', async () => {
      await open(pages.home.path);
      for (let time = 0; time < 2; time += 1) {
        await visit.click(controlNamed(navigation.menuOpen, 'header'));
        await until(visit, menuVisible);
        await visit.press('Escape');
        await until(visit, `!(${menuVisible})`);
      }
      await visit.click(controlNamed(navigation.menuOpen, 'header'));
      await until(visit, menuVisible);
      const link = controlNamed(pages.agencies.name, inMenu);
      // The link can be clicked once the menu has slid in.
      await until(visit, `${link}.getBoundingClientRect().right <= innerWidth`);
      await visit.click(link);
      await until(visit, `document.title === ${quoted(pages.agencies.title)} && !(${menuVisible})`);
    });

    test('R-FAQ-01: one question is open at a time', async () => {
      await open(pages.contact.path);
      for (const item of [1, 0]) {
        await visit.click(controlNamed(faq.items[item]!.question, '#faq'));
        await until(visit, `${visibleAnswers}.join() === '${item}'`);
      }
      await visit.click(controlNamed(faq.items[0].question, '#faq'));
      await until(visit, `${visibleAnswers}.length === 0`);
    });

    test('R-ERR-03: an unknown address shows the error screen, which links to home', async () => {
      allowedProblems = /status of 404/;
      await open('/no-existe');
      await until(visit, hasHeading(errorScreen.heading));
      await visit.click(firstElement('main a[href="/"]'));
      await until(visit, `document.title === ${quoted(pages.home.title)}`);
    });

    // WebDriver types only characters of the first Unicode plane, and no line ends.
    const textsOf = (form: FormId) => ({
      ...typedValues(form),
      ...(payloads[form].mensaje && { mensaje: '¿Llego?' }),
      apellido: marker(),
    });
    const pressSubmit = () => visit.click(controlNamed(formTexts.submit, 'form'));

    test.each(formIds)(
      'R-FORM-14, R-LEAD-01: an empty form «%s» and a wrong field are refused and get the focus; the corrected form arrives completely',
      async (form) => {
        const texts = textsOf(form);
        await open(pageOf[form].path);
        await pressSubmit();
        const invalidNames =
          "[...document.querySelectorAll('form [aria-invalid=true]')].map(({ name }) => name).join()";
        await until(visit, `${invalidNames} === '${requiredNames(form).join()}'`);
        const { summary } = elementIdsOf(form);
        await until(visit, `document.activeElement.id === ${quoted(summary)}`);
        await fillIn({ ...texts, correo: 'ana@' });
        const purpose = payloads[form].opcionSeleccionada;
        if (purpose) await visit.click(controlNamed(purpose, 'form'));
        await pressSubmit();
        await until(visit, `${invalidNames} === 'correo'`);
        await until(visit, "document.activeElement.name === 'correo'");
        expect(await visit.read(hasText(fieldTexts.correo.invalid))).toBe(true);
        await fillIn({ correo: 'gmail.com' });
        await until(visit, `${invalidNames} === ''`);
        await pressSubmit();
        await until(visit, hasText(resultTexts.sent.title));
        expect(received('apellido', texts.apellido)).toEqual([
          { ...payloads[form], ...texts, correo: 'ana@gmail.com' },
        ]);
      },
    );

    test('R-LEAD-18: a form whose page was changed before hydration keeps its values and is sent once', async () => {
      // Firefox's driver reports React's error without its text.
      allowedProblems = /Minified React error #418|^JSHandle@error$/;
      const texts = textsOf('agencia');
      let release = () => {};
      const appReleased = new Promise<void>((resolve) => (release = resolve));
      const host = await startPublishingHost({
        pages: addresses().site,
        files: [addresses().site],
        changePage: (html) =>
          html.replace(/<input[^>]*>/g, '$&<com-manager-icon></com-manager-icon>'),
        appReleased,
      });
      visit = await openVisit(desktop);
      await visit.goto(host.url + pageOf.agencia.path);
      await fillIn(texts);
      await pressSubmit();
      const countIcons = "document.querySelectorAll('com-manager-icon').length";
      expect(await visit.read(countIcons)).not.toBe(0);
      release();
      await until(visit, hasText(resultTexts.sent.title));
      expect(await visit.read(countIcons)).toBe(0);
      expect(received('apellido', texts.apellido)).toHaveLength(1);
      host.close();
    });

    test('R-A11Y-09: the form is sent without JavaScript too', async () => {
      const texts = textsOf('contacto');
      await open(pageOf.contacto.path, { ...phone, script: false });
      await fillIn(texts);
      await pressSubmit();
      await until(visit, `location.pathname !== ${quoted(pageOf.contacto.path)}`);
      expect(received('apellido', texts.apellido)).toHaveLength(1);
    });

    test.each([
      ['light', false, light],
      ['dark', true, dark],
    ] as const)(
      'R-DESIGN-03: the %s scheme has its own page background',
      async (_name, isDark, palette) => {
        await open(pages.home.path, { ...phone, dark: isDark });
        const background = `getComputedStyle(document.body).backgroundColor`;
        const [red, green, blue] = palette
          .background!.default!.match(/[\da-f]{2}/gi)!
          .map((part) => parseInt(part, 16));
        expect(await visit.read(background)).toBe(`rgb(${red}, ${green}, ${blue})`);
      },
    );

    test('R-BAR-01, R-NAV-03: a link of the bar scrolls the page to its section', async () => {
      await open(pages.home.path, desktop);
      await visit.click(controlNamed(navigation.products.links[1]!.label, 'header'));
      await until(visit, `location.hash === '#${anchors.reviews}'`);
      await until(
        visit,
        `Math.abs(document.getElementById('${anchors.reviews}').getBoundingClientRect().top) < 120`,
      );
      expect(await visit.read(`document.querySelector('header').innerText`)).toContain(
        navigation.products.links[0]!.label,
      );
    });
  });
}
