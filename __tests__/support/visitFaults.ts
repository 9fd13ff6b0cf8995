import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { answer, hold, type Fault, type Visit } from './submitFault';
import { pageOf } from './leads';
import { at, hydrated } from './readiness';
import { addresses } from './servers';

async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de nosotros' }).click();
  await at(page, '/acercaDeNosotros');
}

const toForm = async ({ page, form }: Visit) => {
  await page.getByRole('contentinfo').getByRole('link', { name: pageOf[form].link }).click();
  await at(page, pageOf[form].path);
};

/** What visitor, browser and time can do to a form that is being sent. */
export const visitFaults: readonly Fault[] = [
  {
    name: 'asleep for a minute, then 200',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held, stillSending, release }) => {
      await press();
      await held();
      await page.clock.fastForward(60_000);
      await stillSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'offline then online',
    act: async ({ page, press }) => {
      await page.context().setOffline(true);
      const said = page.getByText(formTexts.offline);
      await said.waitFor();
      await press();
      await page.getByRole('alertdialog').waitFor();
      await page.context().setOffline(false);
      await said.waitFor({ state: 'detached' });
    },
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_INTERNET_DISCONNECTED|blocked by CORS policy/,
  },
  {
    name: 'page frozen in the background while sending',
    service: hold,
    act: async ({ page, press, held, release }) => {
      const session = await page.context().newCDPSession(page);
      await press();
      await held();
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await release();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await session.send('Page.setWebLifecycleState', { state: 'active' });
    },
    outcome: 'sent',
  },
  {
    name: 'another tab in front while sending',
    service: hold,
    act: async ({ page, press, held, release, stillSending }) => {
      await press();
      await held();
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await stillSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'double click',
    service: hold,
    act: async ({ button, held, release }) => {
      await button().dblclick();
      await held();
      // Playwright itself would wait for a button that is not disabled.
      await button().click({ force: true });
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'navigation while sending, then 200',
    service: hold,
    act: async ({ page, press, held, release }) => {
      await press();
      await held();
      await leave(page);
      await release();
    },
    outcome: 'sent',
    back: toForm,
  },
  {
    name: 'answered while the next page is still on its way',
    service: hold,
    prepare: (page) =>
      page.route(/HomePage/, async (route) => {
        await page.waitForFunction(() => document.querySelector('[role="alertdialog"]'));
        await route.continue();
      }),
    act: async ({ page, press, held, release }) => {
      await press();
      await held();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Preguntas frecuentes' })
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      await release();
      await page.locator('#faq').waitFor({ state: 'attached' });
    },
    outcome: 'sent',
    back: toForm,
  },
  {
    name: 'there and back while sending, pressed again',
    service: hold,
    act: async (visit) => {
      const { page, press, held, release } = visit;
      await press();
      await held();
      await leave(page);
      await toForm(visit);
      await page.getByText('Lo que enviaste recién sigue en camino.').waitFor();
      await press();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'back and forward while sending, then a failure',
    fromAnotherPage: true,
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async (visit) => {
      const { page, press, held } = visit;
      await press();
      await held();
      await page.goBack();
      await at(page, '/acercaDeNosotros');
      await page.goForward();
      await at(page, pageOf[visit.form].path);
      await page.getByText('Lo que enviaste recién sigue en camino.').waitFor();
      await press();
      await page.clock.runFor(30_100);
    },
    outcome: 'failed',
  },
  {
    name: 'reload while sending',
    service: hold,
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await page.reload();
      await hydrated(page);
      await page.getByText(formTexts.left.unsure).waitFor();
    },
    outcome: 'untold',
  },
  {
    name: 'another site while sending, and back',
    service: hold,
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await page.goto(`${addresses().site}/acercaDeNosotros`);
      await page.goBack();
      await hydrated(page);
      await page.getByText(formTexts.left.unsure).waitFor();
    },
    outcome: 'untold',
  },
  {
    name: 'reload after a failure',
    service: answer(500),
    act: async ({ page, press }) => {
      await press();
      await page.getByRole('alertdialog').waitFor();
      await page.reload();
      await hydrated(page);
      await page.getByText('Recuperamos lo que habías escrito.').waitFor();
    },
    outcome: 'untold',
    noise: /status of 500/,
  },
  {
    name: "the dialog's code cannot be had",
    prepare: (page) => page.route(/\/assets\/Dialog/, (route) => route.abort()),
    service: answer(500),
    outcome: 'failed',
    noise: /status of 500|net::ERR_FAILED/,
  },
];
