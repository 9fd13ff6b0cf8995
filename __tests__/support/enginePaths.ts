import { READY_ATTRIBUTE } from '../../src/contract';
import { faq } from '../../src/content/faq';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { purposeTexts } from '../../src/content/purposes';
import { navigation } from '../../src/content/site';
import { elementIdsOf } from '../../src/forms/elementIds';
import { dark } from '../../src/theme/palette';
import { hasFocus, scrollToMiddle, type Sought, type Visit, type VisitOptions } from './engines';
import { startFailingLine } from './failingLine';
import { marker, received } from './inbox';
import { formIds, pageOf, payloads, typedValues } from './leads';
import type { FormId } from '../../src/forms/elementIds';
import { serveForSuite } from './localServer';
import { addresses } from './servers';
import { until } from './until';

/** Describes the visible control whose accessible name begins with `name`. */
const controlNamed = (name: string, within: string): Sought => ({
  selector: `${within} :is(a, button, summary)`,
  name,
});

interface EngineOpenOptions extends VisitOptions {
  /** Origin of another server than the site's own. */
  readonly site?: string;
}

/** Widths in which visitors press, in px: the fields stand in one column, or in two beside another part. */
const widths = [360, 1280];

const MENU = 'dialog, [role=dialog]';

const aboutLink: Sought = { selector: `footer a[href="${pages.about.path}"]` };

// These functions run in the page, so that they use nothing but their argument.
const isReady = (attribute: string) => document.documentElement.hasAttribute(attribute);
const hasTitle = (title: string) => document.title === title;
const hasText = (text: string) => document.body.innerText.includes(text);
const isAtHeading = () => scrollY === 0 && document.activeElement!.matches('h1');
const menuIs = ({ selector, isOpen }: { selector: string; isOpen: boolean }) =>
  isOpen ===
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
// Text, because ts-jest compiles import() of a function to require().
const importModule = new Function(
  'address',
  "return import(address).then(() => 'loaded', () => 'failed')",
) as (address: string) => Promise<string>;
const chosenPurposesAre = (texts: string) =>
  [...document.querySelectorAll('form [aria-pressed=true]')]
    .map(({ textContent }) => textContent)
    .join() === texts;
/**
 * Declares the tests of what engines do differently: styles, history, dialogs, `details`, forms and color schemes
 * (R-SITE-08a, R-SITE-11a). The tests drive the page by functions, which every engine's driver calls in it.
 * @param openVisit opens a window of the engine
 * @param options.knownProblems console lines of the engine that are no fault of the site
 * @param options.hasTouch whether the engine's driver can press with a finger
 */
export function describeEngine(
  engine: string,
  openVisit: (options: VisitOptions) => Promise<Visit>,
  { knownProblems = /^$/, hasTouch = true } = {},
): void {
  describe(hasTouch ? engine : `${engine} without touch`, () => {
    const visits: Visit[] = [];
    /** Console lines that a test causes on purpose. */
    let allowed = /^$/;

    /** Opens a path in a window of its own. Each test has its own functions: one that ran out of time drives no other's window. */
    async function open(path: string, options: EngineOpenOptions = {}) {
      const visit = await openVisit(options);
      visits.push(visit);

      /** Waits until a function returns true in the page. */
      const untilPage = <Argument>(isTrue: (argument: Argument) => boolean, argument?: Argument) =>
        until(`${isTrue} of ${JSON.stringify(argument)}`, () => visit.read(isTrue, argument));

      async function fillInAndSubmit(values: Record<string, string>): Promise<void> {
        for (const [name, value] of Object.entries(values))
          await visit.type(`form [name="${name}"]`, value);
        await visit.click(controlNamed(formTexts.submit, 'form'));
      }

      await visit.goto((options.site ?? addresses().site) + path);
      if (options.script !== false) await untilPage(isReady, READY_ATTRIBUTE);
      return { visit, untilPage, fillInAndSubmit };
    }
    afterEach(async () => {
      const closed = visits.splice(0);
      const problems = closed.flatMap((visit) => visit.problems());
      await Promise.all(closed.map((visit) => visit.close()));
      const unexpected = problems.filter(
        (line) => ![knownProblems, allowed].some((each) => each.test(line)),
      );
      allowed = /^$/;
      expect(unexpected).toEqual([]);
    });

    test.each(Object.values(pages))(
      'R-NAV-01: $path has its title and does not scroll sideways',
      async ({ path, title }) => {
        const { visit } = await open(path);
        expect(await visit.read(() => document.title)).toBe(title);
        const { scrollWidth, clientWidth } = await visit.read(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth).toBe(clientWidth);
      },
    );

    test('R-NAV-02, R-NAV-04a: a link opens a page at its top, and going back restores the scroll position', async () => {
      const { visit, untilPage } = await open(pages.home.path);
      await visit.read(scrollToMiddle, aboutLink);
      const scrollPosition = await visit.read(() => scrollY);
      await visit.click(aboutLink);
      await untilPage(hasTitle, pages.about.title);
      await untilPage(isAtHeading);
      await visit.back();
      await untilPage(hasTitle, pages.home.title);
      await untilPage((position) => scrollY === position, scrollPosition);
    });

    describe('on a line that fails', () => {
      const isFailedRequest =
        /^JSHandle@error$|Loading failed|Failed to load resource|ChunkLoadError|due to a disallowed MIME|error loading dynamically imported module/;
      const chunkOf = (name: string) => (path: string) => path.includes(`/assets/${name}-`);

      /** Opens a page, and makes the prefetch of the about page's code fail while its link is pointed at. */
      async function openAndFailPrefetch(path: string) {
        const line = await startFailingLine();
        const { visit, untilPage } = await open(path, { site: line.url });
        line.drops = chunkOf('AboutPage');
        await visit.read(scrollToMiddle, aboutLink);
        await visit.read(({ selector }) => {
          const touch = new Event('touchstart', { bubbles: true });
          document.querySelector(selector)!.dispatchEvent(touch);
        }, aboutLink);
        await until('the code is requested', () => line.requested.some(line.drops));
        expect(await visit.read(importModule, line.requested.find(line.drops)!)).toBe('failed');
        line.drops = () => false;
        return { visit, untilPage };
      }

      test('R-NAV-12b: a page whose prefetch has failed appears at the click on its link, at its top, with one history entry; back and forward show both pages', async () => {
        allowed = isFailedRequest;
        const { visit, untilPage } = await openAndFailPrefetch(pages.home.path);
        const entries = await visit.read(() => history.length);
        const before = await visit.read(() => scrollY);
        await visit.click(aboutLink);
        await untilPage(hasTitle, pages.about.title);
        await untilPage(isReady, READY_ATTRIBUTE);
        await untilPage(isAtHeading);
        expect(await visit.read(() => history.length)).toBe(entries + 1);
        await visit.read(() => void setTimeout(() => history.back()));
        await untilPage(hasTitle, pages.home.title);
        await untilPage((position) => Math.abs(scrollY - position) < 2, before);
        await visit.read(() => void setTimeout(() => history.forward()));
        await untilPage(hasTitle, pages.about.title);
      });
    });

    async function openMenu() {
      const opened = await open(pages.home.path);
      await opened.visit.click(controlNamed(navigation.menuOpen, 'header'));
      await opened.untilPage(menuIs, { selector: MENU, isOpen: true });
      return opened;
    }

    test('R-BAR-02a, R-BAR-04b: the menu opens, and closes with Escape', async () => {
      const { visit, untilPage } = await openMenu();
      await visit.press('Escape');
      await untilPage(menuIs, { selector: MENU, isOpen: false });
    });

    test('R-BAR-04c: a link of the menu opens a page and closes the menu', async () => {
      const { visit, untilPage } = await openMenu();
      await visit.click(controlNamed(pages.agencies.name, `:is(${MENU})`));
      await untilPage(hasTitle, pages.agencies.title);
      await untilPage(menuIs, { selector: MENU, isOpen: false });
    });

    test('R-FAQ-01b: one question is open at a time', async () => {
      const { visit, untilPage } = await open(pages.contact.path);
      const onlyOpen = (question: string) =>
        [...document.querySelectorAll('details[open] summary')]
          .map(({ textContent }) => textContent)
          .join() === question;
      for (const { question } of [faq.items[1], faq.items[0]]) {
        await visit.click(controlNamed(question, '#faq'));
        await untilPage(onlyOpen, question);
      }
      await visit.click(controlNamed(faq.items[0].question, '#faq'));
      await untilPage(onlyOpen, '');
    });

    /** Opens the page of a form. @returns the window, and the values that have to arrive */
    async function openForm(form: FormId, options: VisitOptions) {
      // WebDriver types only characters of the first Unicode plane, and no line ends.
      const short = payloads[form].mensaje && { mensaje: '¿Llego?' };
      const values = { ...typedValues(form), ...short, apellido: marker() };
      const opened = await open(pageOf[form].path, options);
      return { ...opened, values };
    }

    /** Returns the devices that the engine has, each in every width. */
    const pressesBy = (...devices: ('touch' | 'mouse' | 'keyboard')[]) =>
      widths.flatMap((width) =>
        devices
          .filter((device) => hasTouch || device !== 'touch')
          .map((device) => ({ width, device, touch: device === 'touch' })),
      );

    test.each(
      formIds.flatMap((form) => pressesBy('touch', 'mouse').map((press) => ({ form, ...press }))),
    )(
      'R-FORM-11a, R-FORM-14c: the form «$form» arrives after an empty one was refused, by $device at $width px',
      async ({ form, ...press }) => {
        const { untilPage, fillInAndSubmit, values } = await openForm(form, press);
        await fillInAndSubmit({});
        await untilPage(hasFocus, `#${elementIdsOf(form).summary}`);
        await fillInAndSubmit(values);
        await untilPage(hasText, resultTexts.sent.title);
        expect(received('apellido', values.apellido)).toMatchObject([values]);
      },
    );

    test('R-FORM-28: a second press clears the purpose', async () => {
      const { visit, untilPage } = await open(pages.contact.path);
      for (const isChosen of [true, false, true]) {
        await visit.click(controlNamed(purposeTexts.trabajo.option, 'form'));
        await untilPage(chosenPurposesAre, isChosen ? purposeTexts.trabajo.option : '');
      }
    });

    test('R-LEAD-06b: opened again, the page has the draft and says so', async () => {
      const { visit, untilPage } = await open(pages.contact.path);
      const name = 'Inés';
      const nameField = 'form [name="nombre"]';
      const purpose = purposeTexts.trabajo.option;
      await visit.click(controlNamed(purpose, 'form'));
      await visit.type(nameField, name);
      // Not by a reload, after which Firefox itself fills in the form.
      for (const { path } of [pages.about, pages.contact]) {
        await visit.goto(addresses().site + path);
        await untilPage(isReady, READY_ATTRIBUTE);
      }
      await untilPage(hasText, formTexts.status.restored);
      await untilPage(
        ({ selector, value }) =>
          document.querySelector<HTMLInputElement>(selector)!.value === value,
        { selector: nameField, value: name },
      );
      await untilPage(chosenPurposesAre, purpose);
    });

    test('R-LEAD-11c: a form that is reloaded while its message is under way says that the message may have arrived, and keeps what was typed', async () => {
      const site = await serveForSuite({ OUT_DIR: addresses().siteFolder, INBOX_LIKE: 'hang' });
      const { visit, untilPage, fillInAndSubmit } = await open(pages.contact.path, { site });
      const values = { ...typedValues('contacto'), mensaje: '¿Llego?' };
      await fillInAndSubmit(values);
      await untilPage(hasText, formTexts.status.sending);
      await visit.read(() => void setTimeout(() => location.reload()));
      await untilPage(hasText, formTexts.status.unreachable);
      const typed = await visit.read(() =>
        Object.fromEntries(new FormData(document.querySelector('main form')!)),
      );
      expect(typed).toMatchObject(values);
    });

    test('R-LEAD-02: without JavaScript the form «contacto» arrives', async () => {
      const { untilPage, fillInAndSubmit, values } = await openForm('contacto', { script: false });
      await fillInAndSubmit(values);
      await untilPage((path) => location.pathname !== path, pageOf.contacto.path);
      expect(received('apellido', values.apellido)).toMatchObject([values]);
    });

    test('R-DESIGN-03: the dark scheme has its own page background', async () => {
      const { visit } = await open(pages.home.path, { dark: true });
      const background = await visit.read(() => getComputedStyle(document.body).backgroundColor);
      const channels = background.match(/\d+/g)!.map((part) => Number(part).toString(16));
      const hex = channels.map((part) => part.padStart(2, '0')).join('');
      expect(`#${hex}`.toUpperCase()).toBe(dark.background!.default);
    });
  });
}
