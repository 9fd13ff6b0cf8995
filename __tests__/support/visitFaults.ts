import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { footer } from '../../src/content/site';
import { answer, hold, type Fault, type Visit } from './submitFault';
import { pageOf } from './leads';
import { pageShown, hydrated } from './readiness';
import { addresses } from './servers';

async function openAboutPage(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: pages.about.name }).click();
  await pageShown(page, pages.about.path);
}

const openFormByLink = async ({ page, form }: Visit) => {
  await page.getByRole('contentinfo').getByRole('link', { name: pageOf[form].link }).click();
  await pageShown(page, pageOf[form].path);
};

/** Faults that the visitor, the browser or the device causes while a form is being sent. */
export const visitFaults: readonly Fault[] = [
  {
    name: 'the device sleeps for a minute, then 200',
    service: hold,
    prepare: (page) => page.clock.install(),
    steps: async ({ page, pressSubmit, requestHeld, expectSending, release }) => {
      await pressSubmit();
      await requestHeld();
      await page.clock.fastForward(60_000);
      await expectSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'offline then online',
    steps: async ({ page, pressSubmit }) => {
      await page.context().setOffline(true);
      const offlineText = page.getByText(formTexts.offline);
      await offlineText.waitFor();
      await pressSubmit();
      await page.getByRole('dialog').waitFor();
      await page.context().setOffline(false);
      await offlineText.waitFor({ state: 'detached' });
    },
    outcome: 'unreachable',
    requests: 0,
    allowedProblems: /net::ERR_INTERNET_DISCONNECTED|blocked by CORS policy/,
  },
  {
    name: 'page frozen in the background while sending',
    service: hold,
    otherBrowser: 'freezable',
    steps: async ({ page, pressSubmit, requestHeld, release }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const post = new Promise<string>((resolve) =>
        session.on(
          'Network.requestWillBeSent',
          ({ request, requestId }) => request.method === 'POST' && resolve(requestId),
        ),
      );
      // The browser's network process reports the headers also while the page is frozen.
      const answered = new Promise<void>((resolve) =>
        session.on('Network.responseReceivedExtraInfo', async ({ requestId }) => {
          if (requestId === (await post)) resolve();
        }),
      );
      await page.evaluate(() =>
        document.addEventListener('freeze', () => Object.assign(window, { wasFrozen: true })),
      );
      await pressSubmit();
      await requestHeld();
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await release();
      await answered;
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      // Shows the page again.
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await page.waitForFunction(() => 'wasFrozen' in window);
    },
    outcome: 'sent',
  },
  {
    name: 'tab hidden while sending',
    service: hold,
    steps: async ({ page, pressSubmit, requestHeld, release, expectSending }) => {
      await pressSubmit();
      await requestHeld();
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expectSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'double click',
    service: hold,
    steps: async ({ button, requestHeld, release }) => {
      await button().dblclick();
      await requestHeld();
      // Without `force` Playwright would wait until the button is enabled.
      await button().click({ force: true });
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'navigation while sending, then 200',
    service: hold,
    steps: async ({ page, pressSubmit, requestHeld, release }) => {
      await pressSubmit();
      await requestHeld();
      await openAboutPage(page);
      await release();
    },
    outcome: 'sent',
    returnToForm: openFormByLink,
  },
  {
    name: 'answer while the chunk of the next page loads',
    service: hold,
    prepare: (page) =>
      page.route(/HomePage/, async (route) => {
        await page.waitForFunction(() => document.querySelector('[role="dialog"]'));
        await route.continue();
      }),
    steps: async ({ page, pressSubmit, requestHeld, release }) => {
      await pressSubmit();
      await requestHeld();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: footer.product.links[1].label })
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      await release();
      await page.locator('#faq').waitFor({ state: 'attached' });
    },
    outcome: 'sent',
    returnToForm: openFormByLink,
  },
  {
    name: 'navigation away and back while sending, then Enviar again',
    service: hold,
    steps: async (visit) => {
      const { page, pressSubmit, requestHeld, release } = visit;
      await pressSubmit();
      await requestHeld();
      await openAboutPage(page);
      await openFormByLink(visit);
      await page.getByText(formTexts.onReturn.sending).waitFor();
      await pressSubmit();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'back and forward while sending, then a failure',
    fromAnotherPage: true,
    service: hold,
    prepare: (page) => page.clock.install(),
    steps: async (visit) => {
      const { page, pressSubmit, requestHeld } = visit;
      await pressSubmit();
      await requestHeld();
      await page.goBack();
      await pageShown(page, pages.about.path);
      await page.goForward();
      await pageShown(page, pageOf[visit.form].path);
      await page.getByText(formTexts.onReturn.sending).waitFor();
      await pressSubmit();
      await page.clock.runFor(30_100);
    },
    outcome: 'unreachable',
  },
  {
    name: 'reload while sending',
    service: hold,
    steps: async ({ page, pressSubmit, requestHeld }) => {
      await pressSubmit();
      await requestHeld();
      await page.reload();
      await hydrated(page);
      await page.getByText(formTexts.onReturn.unsure).waitFor();
    },
    outcome: 'notShown',
  },
  {
    name: 'navigation to another origin while sending, and back',
    service: hold,
    steps: async ({ page, pressSubmit, requestHeld }) => {
      await pressSubmit();
      await requestHeld();
      await page.goto(addresses().site + pages.about.path);
      await page.goBack();
      await hydrated(page);
      await page.getByText(formTexts.onReturn.unsure).waitFor();
    },
    outcome: 'notShown',
  },
  {
    name: 'reload after a failure',
    service: answer(500),
    steps: async ({ page, pressSubmit }) => {
      await pressSubmit();
      await page.getByRole('dialog').waitFor();
      await page.reload();
      await hydrated(page);
      await page.getByText(formTexts.restored).waitFor();
    },
    outcome: 'notShown',
    allowedProblems: /status of 500/,
  },
];
