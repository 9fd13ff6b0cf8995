import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { testOfKept } from '../support/kept';
import { suiteBrowser } from '../support/browser';
import { answerPosts, fillForm, pagePaths, settled } from '../support/states';

const browser = suiteBrowser();
const pages = Object.entries(pagePaths).map(([name, path]) => ({ name, path }));

const open = (path: string, width = 360) => {
  if (path === pagePaths['no encontrada']) browser.allow(/status of 404/);
  return browser.open(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
};

const compared = testOfKept(path.join(__dirname, '__snapshots__/read-with.txt'));

/** Longer than the pause after which the message's counter speaks, in ms. */
const PAUSE_MS = 1300;

/** Compares what is read out, addresses apart, with what was kept. */
async function expectHeard(part: Locator): Promise<void> {
  const heard = (await part.ariaSnapshot())
    .replace(/^ *- \/url:.*\n/gm, '')
    .replaceAll('\u00a0', ' ');
  expect(heard).toMatchSnapshot();
}

/** What Chromium tells a screen reader: role, name and level of every node, without layout. */
interface Node {
  readonly role: string;
  readonly name: string;
  readonly level?: number;
}

async function accessibilityTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: properties?.find((property) => property.name === 'level')?.value.value as number,
    }));
}

const namesOf = (tree: Node[], role: string) =>
  tree.filter((node) => node.role === role).map(({ name }) => name);

describe.each(pages)('$name', ({ path }) => {
  compared('is heard as it was when a person last read it through', async () => {
    const page = await open(path);
    await expectHeard(page.locator('body'));
  });

  test('R-A11Y-03: has one of each landmark, and no region without a name of its own', async () => {
    const tree = await accessibilityTree(await open(path));
    expect(namesOf(tree, 'banner')).toHaveLength(1);
    expect(namesOf(tree, 'main')).toHaveLength(1);
    expect(namesOf(tree, 'contentinfo')).toHaveLength(1);
    expect(namesOf(tree, 'navigation')).toContain('Principal');
    for (const role of ['navigation', 'region', 'form']) {
      const names = namesOf(tree, role);
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('R-A11Y-03: has one h1, and headings that skip no level', async () => {
    const page = await open(path);
    const levels = await page.$$eval('h1, h2, h3, h4, h5, h6', (headings) =>
      headings.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    });
  });

  test('R-A11Y-08: names every control, and says which links open a new tab', async () => {
    const page = await open(path);
    const tree = await accessibilityTree(page);
    for (const role of ['link', 'button', 'textbox', 'image']) {
      expect(namesOf(tree, role)).not.toContain('');
    }
    const silent = await page.$$eval('a[target="_blank"]', (links) =>
      links
        .map(({ textContent }) => textContent)
        .filter((text) => !/otra pestaña/.test(text ?? '')),
    );
    expect(silent).toEqual([]);
  });

  test('R-A11Y-03: says its lists even in Safari, which forgets those without markers', async () => {
    const page = await open(path);
    const forgotten = await page.$$eval('ul, ol', (lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .filter((list) => list.getAttribute('role') !== 'list' && !list.closest('nav'))
        .map((list) => list.textContent?.slice(0, 40)),
    );
    expect(forgotten).toEqual([]);
  });
});

test('R-HOME-11: the headline is one still sentence, with and without motion', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await browser.open('/', { reducedMotion });
    const headings = (await accessibilityTree(page)).filter(
      ({ role, level }) => role === 'heading' && level === 1,
    );
    expect(headings.map(({ name }) => name)).toEqual([
      'Conseguí tu visa de Turismo, Estudios o Trabajo',
    ]);
  }
});

test('R-HOME-06: the reviews hold exactly three images, each with a text', async () => {
  const page = await open('/');
  const images = page.locator('#reviews').getByRole('img');
  expect(await images.count()).toBe(3);
  expect(await page.locator('#reviews img').count()).toBe(3);
});

test('R-ABOUT-04: the founder’s picture is inside the link to the profile', async () => {
  const page = await open(pagePaths.acerca);
  const link = page.getByRole('main').getByRole('link', { name: /LinkedIn.*otra pestaña/ });
  expect(await link.locator('img').count()).toBe(1);
  expect(await link.getAttribute('href')).toMatch(/linkedin\.com\/in\//);
});

compared('the menu says what it is and where it leads', async () => {
  const page = await open('/');
  const button = page.getByRole('button', { name: /menú/i });
  await button.hover();
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.waitFor();
  await settled(page);
  await expectHeard(menu);
});

compared('R-A11Y-03: the answer of an open question follows it', async () => {
  const page = await open('/');
  await page.locator('#pregunta-1').click();
  await page.locator('#faq details[open]').waitFor();
  await settled(page);
  await expectHeard(page.locator('#faq'));
});

describe.each([
  ['agencia', pagePaths.agencias],
  ['contacto', pagePaths.contacto],
] as const)('the form «%s»', (form, path) => {
  /** Collects what the live regions say, in order. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const before = new Map<Element, string>();
      const regions = () =>
        document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
      for (const region of regions()) before.set(region, region.textContent ?? '');
      new MutationObserver(() => {
        for (const region of regions()) {
          const text = region.textContent ?? '';
          if (text && text !== before.get(region)) said.push(text);
          before.set(region, text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

  test.each([
    ['¡Enviado!', 200],
    ['Error', 500],
  ])(
    'R-A11Y-03: says once that it sends, then reads «%s» and its message',
    async (title, status) => {
      browser.allow(/status of 500/);
      const page = await browser.open(path, {
        viewport: { width: 360, height: 800 },
        prepare: async (opened) => {
          await opened.clock.install();
          await answerPosts(opened, status);
        },
      });
      await fillForm(page, form);
      // What the counter says after a pause is said before the form is sent.
      await page.clock.runFor(PAUSE_MS);
      await listen(page);
      await page.getByRole('button', { name: 'Enviar' }).click();
      const dialog = page.getByRole('alertdialog', { name: title });
      await dialog.waitFor();
      await settled(page);
      expect(await said(page)).toEqual(['Estamos enviando el formulario.']);
      const whole = await dialog.evaluate((element) =>
        ['aria-labelledby', 'aria-describedby'].map(
          (attribute) =>
            document.getElementById(element.getAttribute(attribute) ?? '')?.textContent,
        ),
      );
      expect(whole[0]).toBe(title);
      expect(await page.getByText(whole[1] ?? '', { exact: true }).count()).toBe(1);
    },
  );

  test('R-A11Y-03, R-FORM-15: ties each error to its field', async () => {
    const page = await open(path);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.locator(`#${form}-errores`).waitFor();
    const described = await page.$$eval('[aria-invalid="true"]', (fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
    );
    expect(described.length).toBeGreaterThan(3);
    for (const text of described) expect(text).toMatch(/por ejemplo|como/);
  });

  compared('R-A11Y-03, R-FORM-15: is heard with its errors as it was', async () => {
    const page = await open(path);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.locator(`#${form}-errores`).waitFor();
    await expectHeard(page.locator(`#${form}-formulario`));
  });

  compared.each([
    ['¡Enviado!', 200],
    ['Error', 500],
  ])('R-A11Y-03: the answer «%s» is heard as it was', async (title, status) => {
    browser.allow(/status of 500/);
    const page = await browser.open(path, {
      viewport: { width: 360, height: 800 },
      prepare: (opened) => answerPosts(opened, status),
    });
    await fillForm(page, form);
    await page.getByRole('button', { name: 'Enviar' }).click();
    const dialog = page.getByRole('alertdialog', { name: title });
    await dialog.waitFor();
    await settled(page);
    await expectHeard(dialog);
  });
});

test('R-FORM-17: the counter waits for a pause and speaks once', async () => {
  const page = await browser.open(pagePaths.contacto, {
    prepare: (opened) => opened.clock.install(),
  });
  const message = page.getByLabel('Mensaje', { exact: true });
  await message.fill('a'.repeat(90));
  await page.clock.runFor(PAUSE_MS);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role="status"]')].map(
        (e) => e.textContent ?? '',
      );
      const text = texts.find((one) => one.startsWith('Te queda'));
      if (text && said.at(-1) !== text) said.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await message.press('End');
  await message.pressSequentially('bbbbb', { delay: 60 });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
  await page.clock.runFor(PAUSE_MS);
  expect(await said()).toEqual(['Te quedan 17 caracteres.']);
});
