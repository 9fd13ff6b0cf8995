import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/fields/definitions';
import { suiteBrowser } from '../support/browser';
import { formIds, pageOf, typed } from '../support/leads';
import { at, hydrated } from '../support/readiness';
import { answerPosts } from '../support/states';

/** What is typed survives whatever becomes of the page . */

const browser = suiteBrowser();

const forms = {
  agencia: { ...pageOf.agencia, values: typed('agencia') },
  contacto: { ...pageOf.contacto, values: typed('contacto') },
};
type FormName = FormId;
const formNames = formIds;

async function fillIn(page: Page, form: FormName): Promise<void> {
  for (const [name, value] of Object.entries(forms[form].values)) {
    await page.locator(`#${form}-${name}`).fill(value);
  }
  if (form === 'contacto') await page.getByRole('button', { name: 'Estudio', exact: true }).click();
}

async function shown(page: Page, form: FormName): Promise<unknown> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(forms[form].values)) {
    values[name] = await page.locator(`#${form}-${name}`).inputValue();
  }
  return { values, purpose: await page.locator('[aria-pressed=true]').allInnerTexts() };
}

const whole = (form: FormName) => ({
  values: forms[form].values,
  purpose: form === 'contacto' ? ['Estudio'] : [],
});
const empty = (form: FormName) => ({
  values: Object.fromEntries(Object.keys(forms[form].values).map((name) => [name, ''])),
  purpose: [],
});

const follow = async (page: Page, name: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
};

const status = (page: Page, form: FormName) =>
  page.locator(`#${form}-formulario > div[role=status]`);

/** Each way to lose a page, which ends where the form is again. */
const ways: Record<string, (page: Page, form: FormName) => Promise<unknown>> = {
  'another page of the site, and its link back': async (page, form) => {
    await follow(page, 'Acerca de nosotros');
    await at(page, '/acercaDeNosotros');
    await follow(page, forms[form].link);
  },
  'back and forward within the site': async (page, form) => {
    await page.goBack();
    await at(page, '/acercaDeNosotros');
    await page.goForward();
    await at(page, forms[form].path);
  },
  'a reload at once, inside the delay of the draft': (page) => page.reload(),
  'another site, and back': async (page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'its address typed again': (page, form) => page.goto(new URL(forms[form].path, page.url()).href),
};

describe.each(formNames)('%s', (form) => {
  const open = async (prepare?: (page: Page) => Promise<unknown>) => {
    const page = await browser.open('/acercaDeNosotros', {
      prepare: async (opened) => void (await prepare?.(opened)),
    });
    await follow(page, forms[form].link);
    await at(page, forms[form].path);
    return page;
  };

  test.each(Object.keys(ways))('R-LEAD-06: what is typed survives %s', async (way) => {
    const page = await open();
    await fillIn(page, form);
    await ways[way]!(page, form);
    await hydrated(page);
    await page.locator(`#${form}-nombre`).waitFor();
    expect(await shown(page, form)).toEqual(whole(form));
    expect(await status(page, form).innerText()).toContain(formTexts.restored);
  });

  test('R-LEAD-06: what is typed survives a deploy, after which the site reloads itself', async () => {
    browser.allow(/status of 404/);
    let gone = true;
    const page = await open((opened) =>
      opened.route(/\/assets\/HomePage/, (route) =>
        gone ? route.fulfill({ status: 404 }) : route.fallback(),
      ),
    );
    await fillIn(page, form);
    await page.route('**/*', (route) => {
      // The site asks its server which build is there now.
      if (!gone || route.request().resourceType() !== 'fetch') return route.fallback();
      gone = false;
      return route.fulfill({ body: '<html data-chunks="/assets/otra.js">' });
    });
    const reloaded = page.waitForEvent('load');
    await follow(page, 'Preguntas frecuentes');
    await reloaded;
    await hydrated(page);
    await follow(page, forms[form].link);
    await at(page, forms[form].path);
    expect(await shown(page, form)).toEqual(whole(form));
    expect(await status(page, form).innerText()).toContain(formTexts.restored);
  });

  test('R-LEAD-06, R-LEAD-07: what is typed survives a crash of the page', async () => {
    const page = await open();
    await fillIn(page, form);
    // A crash asks nobody: what counts is what was kept while typing.
    const last = Object.values(forms[form].values).at(-1)!;
    await page.waitForFunction(
      ({ key, text }) => sessionStorage.getItem(key)?.includes(JSON.stringify(text).slice(1, -1)),
      { key: `borrador:${form}`, text: form === 'contacto' ? 'Estudio' : last },
    );
    // Playwright gives a crashed page up; the browser does not.
    const session = await page.context().newCDPSession(page);
    const crashed = new Promise((resolve) => page.once('crash', resolve));
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    const fields = JSON.stringify(Object.keys(forms[form].values));
    const read = `document.body.innerText.includes('${formTexts.restored}') && JSON.stringify(
      Object.fromEntries(${fields}.map((name) => [name, document.getElementById('${form}-' + name).value])))`;
    // What is asked of a renderer that is gone is now and then never answered, a reload too: as a
    // visitor would, it is asked for again.
    const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
    const answered = <Answer>(asked: Promise<Answer>) =>
      Promise.race([asked.catch(() => undefined), pause(2_000)]);
    let values: string | undefined;
    for (let asked = 0; !values; await pause(100)) {
      if (Date.now() - asked > 10_000) {
        asked = Date.now();
        await answered(session.send('Page.reload'));
      }
      const evaluated = await answered(session.send('Runtime.evaluate', { expression: read }));
      values = evaluated?.result.value as string | undefined;
    }
    expect(JSON.parse(values)).toEqual(forms[form].values);
  });

  test('R-LEAD-06: Borrar empties the form for good', async () => {
    const page = await open();
    await fillIn(page, form);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Borrar' }).click();
    expect(await shown(page, form)).toEqual(empty(form));
    expect(await status(page, form).innerText()).toBe(formTexts.intro);
    await page.reload();
    await hydrated(page);
    expect(await shown(page, form)).toEqual(empty(form));
    expect(await status(page, form).innerText()).toBe(formTexts.intro);
  });

  test('R-LEAD-07: success forgets it; a failure does not', async () => {
    browser.allow(/status of 500/);
    const page = await open();
    await answerPosts(page, 500);
    await fillIn(page, form);
    await page.locator(`#${form}-enviar`).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    await page.reload();
    await hydrated(page);
    expect(await shown(page, form)).toEqual(whole(form));
    await answerPosts(page, 200);
    await page.locator(`#${form}-enviar`).click();
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    await page.reload();
    await hydrated(page);
    expect(await shown(page, form)).toEqual(empty(form));
    expect(await status(page, form).innerText()).toBe(formTexts.intro);
  });

  test.each([
    [
      'blocked',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'full of rubbish',
      () => {
        for (const name of ['agencia', 'contacto']) {
          sessionStorage.setItem(`borrador:${name}`, '{"version":1,"values":{"nombre":[1],"x":');
          sessionStorage.setItem('scroll', '][');
          sessionStorage.setItem('build', '\0');
        }
      },
    ],
  ])(
    'R-LEAD-07, R-SEC-03: a storage that is %s changes nothing for the visitor',
    async (_what, spoil) => {
      const page = await open((opened) => opened.addInitScript(spoil));
      expect(await shown(page, form)).toEqual(empty(form));
      expect(await status(page, form).innerText()).toBe(formTexts.intro);
      await answerPosts(page, 200);
      await fillIn(page, form);
      await page.locator(`#${form}-enviar`).click();
      await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
      await page.getByRole('button', { name: 'Cerrar' }).click();
      expect(await shown(page, form)).toEqual(empty(form));
    },
  );

  test('R-LEAD-06: one form knows nothing of the other, nor one tab of another', async () => {
    const page = await open();
    await fillIn(page, form);
    const other = formNames.find((name) => name !== form)!;
    await follow(page, forms[other].link);
    await at(page, forms[other].path);
    expect(await shown(page, other)).toEqual(empty(other));
    const tab = await page.context().newPage();
    await tab.goto(new URL(forms[form].path, page.url()).href);
    await hydrated(tab);
    expect(await shown(tab, form)).toEqual(empty(form));
  });
});

test('R-LEAD-06: a tab closed and reopened by the browser keeps what was typed', async () => {
  // Playwright cannot undo a closed tab. What the browser keeps for one is its history entry with
  // the tab's session storage; a history restore is what a crash and a return leave to try here.
  const page = await browser.open('/contactanos');
  await fillIn(page, 'contacto');
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
  await page.waitForURL('**/contactanos');
  await hydrated(page);
  expect(await shown(page, 'contacto')).toEqual(whole('contacto'));
});

test('R-LEAD-20: a tab that is duplicated while a message is under way says nothing of its answer', async () => {
  const first = await browser.open(pageOf.contacto.path);
  const address = first.url();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await first.route(/_bandeja/, async (route) => {
    await answered;
    await route.abort();
  });
  await fillIn(first, 'contacto');
  await first.getByRole('button', { name: formTexts.submit, exact: true }).click();
  const mark = await first.waitForFunction(() => sessionStorage.getItem('enviando:contacto'));
  /** Another tab with a copy of the session, as the browser makes one. */
  const duplicate = async () => {
    const page = await first.context().newPage();
    await page.goto(address);
    await page.evaluate(
      (value) => sessionStorage.setItem('enviando:contacto', value!),
      await mark.jsonValue(),
    );
    await page.reload();
    await hydrated(page);
    return page;
  };
  const second = await duplicate();
  await second.waitForFunction(() => !sessionStorage.getItem('enviando:contacto'));
  expect(await second.getByText(formTexts.left.unsure).count()).toBe(0);
  // With the tab that knows the answer gone, it is lost.
  await first.goto('about:blank');
  answer();
  await (await duplicate()).getByText(formTexts.left.unsure).waitFor();
});
