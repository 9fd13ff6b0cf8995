import { resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { featureTestsIn } from '../support/featureTests';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import { submitButton } from '../support/pageParts';
import { disableTimers } from '../support/timers';

/** Takes each feature away for which the entry script asks, as an older browser lacks it. */

const browser = suiteBrowser();

interface Feature {
  /** Removes the feature, before the first script of a page. */
  readonly remove: () => void;
  /** Returns whether a page has the feature. */
  readonly isThere: () => boolean;
}

const features: Readonly<Record<string, Feature>> = {
  requestIdleCallback: {
    remove: () => void Reflect.deleteProperty(window, 'requestIdleCallback'),
    isThere: () => 'requestIdleCallback' in window,
  },
  commandForElement: {
    remove: () => {
      for (const name of ['command', 'commandForElement'])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    },
    isThere: () => 'commandForElement' in HTMLButtonElement.prototype,
  },
  closedBy: {
    remove: () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'),
    isThere: () => 'closedBy' in HTMLDialogElement.prototype,
  },
  requestSubmit: {
    remove: () => void Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'),
    isThere: () => 'requestSubmit' in HTMLFormElement.prototype,
  },
  // Such a browser neither requests the module nor dispatches an event of its link.
  modulepreload: {
    remove: () => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'modulepreload' && supports.call(this, token);
      };
      const { prototype } = HTMLLinkElement;
      const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'rel')!;
      Object.defineProperty(prototype, 'rel', {
        get,
        set(value: string) {
          set!.call(this, value.replace('modulepreload', 'unknown'));
        },
      });
    },
    isThere: () => document.createElement('link').relList.supports('modulepreload'),
  },
};

test('R-SITE-08b: the list has each feature for which the entry script asks', () => {
  expect(Object.keys(features).toSorted()).toEqual(featureTestsIn('src/entry'));
});

/** Longest timer in ms that a page may need until it is ready: the time-out after which an idle callback comes anyway. */
const MAX_WAIT_MS = 2_000;

describe.each(Object.entries(features))('without %s', (_name, { remove, isThere }) => {
  test('R-SITE-08b, R-PERF-10b: the app starts within two seconds, and without a press', async () => {
    const page = await browser.open(pages.home.path, {
      prepare: async (opened) => {
        await disableTimers(opened, MAX_WAIT_MS + 1);
        await opened.addInitScript(remove);
      },
    });
    expect(await page.evaluate(isThere)).toBe(false);
  });

  test('R-SITE-08b, R-LEAD-03c: a message that is submitted before hydration is sent once, and the page shows its result', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
      prepare: (opened) => opened.addInitScript(remove),
    });
    const values = { ...typedValues('contacto'), apellido: marker() };
    await fillFields(page, values);
    await submitButton(page).click();
    await hydrate();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    expect(received('apellido', values.apellido)).toMatchObject([values]);
    expect(await page.evaluate(isThere)).toBe(false);
  });
});

test('R-PERF-10b: the app starts within two seconds, and without a press, in a browser that never is idle', async () => {
  const page = await browser.open(pages.home.path, {
    prepare: async (opened) => {
      await disableTimers(opened, MAX_WAIT_MS + 1);
      await opened.addInitScript(() => {
        window.requestIdleCallback = (callback, options) =>
          window.setTimeout(callback, options?.timeout ?? 2 ** 30);
      });
    },
  });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
