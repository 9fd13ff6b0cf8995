import { pages } from '../../src/content/pages';
import { watchPolicy, withoutRule } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { hydrated } from '../support/readiness';
import { addresses } from '../support/servers';
import { fillForm, settled } from '../support/states';
import { until } from '../support/until';

const browser = suiteBrowser();
const SCHEMES = ['light', 'dark'] as const;

test('the watch sees a violation', async () => {
  browser.allow(/Content Security Policy|inline style/);
  let violations: string[] = [];
  const page = await browser.open(pages.about.path, {
    prepare: async (opened) => {
      violations = await watchPolicy(opened);
    },
  });
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await until('the browser reports a violation', () => violations.length > 0);
  expect(violations.join()).toContain('style-src-attr');
});

test.each(SCHEMES)('R-SEC-01: a walk through all pages by their links, %s', async (colorScheme) => {
  let violations: string[] = [];
  const page = await browser.open(pages.home.path, {
    colorScheme,
    viewport: { width: 1280, height: 800 },
    prepare: async (opened) => {
      violations = await watchPolicy(opened);
    },
  });
  for (const path of [
    pages.contact.path,
    pages.about.path,
    pages.agencies.path,
    pages.contact.path,
  ]) {
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForFunction((pathname) => location.pathname === pathname, path);
    await settled(page);
    expect(await withoutRule(page)).toEqual([]);
  }
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.goBack();
  await page.goBack();
  await settled(page);
  expect(violations).toEqual([]);
});

test.each(['agencia', 'contacto'] as const)(
  'R-SEC-01: %s: posting to another origin',
  async (form) => {
    let violations: string[] = [];
    const page = await browser.open(form === 'agencia' ? pages.agencies.path : pages.contact.path, {
      base: addresses().crossSite,
      prepare: async (opened) => {
        violations = await watchPolicy(opened);
      },
    });
    await fillForm(page, form);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('alertdialog', { name: '¡Enviado!' }).waitFor();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    expect(violations).toEqual([]);
  },
);

test.each([...Object.values(pages).map(({ path }) => path), '/no-existe'])(
  'R-SEC-01: %s without JavaScript',
  async (path) => {
    // Violations are console errors too, which fail the test.
    if (path === '/no-existe') browser.allow(/status of 404/);
    for (const colorScheme of SCHEMES) {
      const page = await browser.open(path, { javaScriptEnabled: false, colorScheme });
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }
  },
);

test('R-SEC-02, R-SEC-03, R-SITE-06: nothing of the site is kept in cookies, nor asked of another host', async () => {
  const hosts = new Set<string>();
  const page = await browser.open(pages.home.path, {
    prepare: async (opened) => {
      opened.on('request', (request) => hosts.add(new URL(request.url()).host));
    },
  });
  await page.mouse.wheel(0, 4000);
  await page.locator(`footer a[href="${pages.contact.path}"]`).click();
  await hydrated(page);
  expect([...hosts]).toEqual([new URL(addresses().site).host]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
