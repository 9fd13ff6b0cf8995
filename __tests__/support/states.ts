import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages, type PageName } from '../../src/content/pages';
import { elementIdsOf } from '../../src/forms/elementIds';
import { REQUEST_TIMEOUT_MS } from '../../src/forms/submit/request';
import { breakpoints } from '../../src/theme/theme';
import type { OpenOptions, SuiteBrowser } from './browser';
import { fillFields } from './fillFields';
import { pageOf, typedValues } from './leads';
import { buttonNamed, footerLink, menu, menuButton, pauseButton, submitButton } from './pageParts';
import { disableTimers } from './timers';

/** The name of each page's state, also in the names of its pictures. The compiler asks for that of a new page. */
const stateNames = {
  home: 'inicio',
  about: 'acerca',
  agencies: 'agencias',
  contact: 'contacto',
} as const satisfies Record<PageName, string>;

const NOT_FOUND = 'no encontrada';

/** The path of each page, by the name of its state, and an unknown path. */
export const pagePaths = Object.fromEntries([
  ...(Object.keys(pages) as PageName[]).map((page) => [stateNames[page], pages[page].path]),
  [NOT_FOUND, '/no-existe'],
]) as Record<(typeof stateNames)[PageName] | typeof NOT_FOUND, string>;

/** A state of a page, and how to reach it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Adds routes and scripts before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings an open page into the state. */
  readonly enter?: (page: Page) => Promise<unknown>;
  /** The largest width at which the state exists, in px. Default: it exists at every width. */
  readonly maxWidth?: number;
  /** Console lines that the state causes. */
  readonly allowedProblems?: RegExp;
}

/** Answers each POST with a status; `lost` breaks its connection, and without `answer` the request stays pending. */
export async function answerPosts(page: Page, answer?: number | 'lost'): Promise<void> {
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (answer === 'lost') return route.abort();
    return answer ? route.fulfill({ status: answer, json: {} }) : undefined;
  });
}

/** Message of the errors that tests make the site throw. */
export const ERROR_ON_PURPOSE = 'broken on purpose';

/** Makes the component that moves the focus, which is part of the frame, throw: follows a link to a section. */
export async function breakFrame(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = () => {
      // Once, because tests then move the focus on the error screen.
      HTMLElement.prototype.focus = focus;
      throw new Error(message);
    };
  }, ERROR_ON_PURPOSE);
  await footerLink(page, '/#faq').click();
}

const faqStates = (['inicio', 'contacto'] as const).map((name) => ({
  name: `${name}, pregunta abierta`,
  path: pagePaths[name],
  enter: async (page: Page) => {
    await page.locator('#faq h3').first().click();
    await page.locator('#faq details[open]').waitFor();
  },
}));

const { path } = pageOf.contacto;
const fillForm = (page: Page) => fillFields(page, typedValues('contacto'));

/** The states of one form: the other form has the same ones. */
const formStates: readonly PageState[] = [
  {
    name: 'contacto, todo por corregir',
    path,
    enter: async (page) => {
      await submitButton(page).click();
      await page.locator(`#${elementIdsOf('contacto').summary}`).waitFor();
    },
  },
  {
    name: 'contacto, un correo con un error de tipeo',
    path,
    enter: async (page) => {
      await fillForm(page);
      const email = page.locator('#contacto-correo');
      await email.fill('maximiliano.fernandez.de.la.vega@gmial.com');
      await page.getByText('@gmail.com?').last().waitFor();
    },
  },
  {
    name: 'agencias, una web sin https://',
    path: pageOf.agencia.path,
    enter: async (page) => {
      await fillFields(page, {
        ...typedValues('agencia'),
        web: 'www.viajes-y-turismo-del-litoral.tur.ar/contacto',
      });
      await submitButton(page).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'contacto, lleno',
    path,
    enter: async (page) => {
      await fillForm(page);
      // No word is wider than the field, but this one.
      await page.locator('#contacto-mensaje').fill('W'.repeat(112));
    },
  },
  {
    name: 'contacto, puede que haya llegado',
    path,
    enter: async (page) => {
      await fillForm(page);
      await page.evaluate(() => sessionStorage.setItem('envio:contacto', '1'));
      await page.reload();
      await page.getByText(formTexts.status.unreachable).waitFor();
    },
  },
  {
    name: 'contacto, enviando',
    path,
    prepare: async (page) => {
      // The form's time-out would end the state.
      await disableTimers(page, REQUEST_TIMEOUT_MS);
      await answerPosts(page);
    },
    enter: async (page) => {
      await fillForm(page);
      await submitButton(page).click();
      await buttonNamed(page, formTexts.sending).waitFor();
    },
  },
  ...[
    { name: 'contacto, enviado', answer: 200, title: resultTexts.sent.title },
    {
      name: 'contacto, no enviado',
      answer: 500,
      title: resultTexts.failed.title,
      allowedProblems: /status of 500/,
    },
    {
      name: 'contacto, tal vez enviado',
      answer: 'lost' as const,
      title: resultTexts.unreachable.title,
      allowedProblems: /net::ERR_FAILED/,
    },
  ].map(({ name, answer, title, allowedProblems }) => ({
    name,
    path,
    prepare: (page: Page) => answerPosts(page, answer),
    allowedProblems,
    enter: async (page: Page) => {
      await fillForm(page);
      await submitButton(page).click();
      await page.getByRole('dialog', { name: title }).waitFor();
    },
  })),
  {
    name: 'contacto, borrador recuperado',
    path,
    enter: async (page) => {
      await fillForm(page);
      await page.waitForFunction(() => sessionStorage.length > 0);
      await page.reload();
      await page.getByText(formTexts.status.restored).waitFor();
    },
  },
  {
    name: 'contacto, sin conexión',
    path,
    enter: async (page) => {
      await page.context().setOffline(true);
      await page.getByText(formTexts.offline).waitFor();
    },
    // In a larger window the browser requests further images.
    allowedProblems: /net::ERR_INTERNET_DISCONNECTED/,
  },
];

/** Every page just after it was opened, and every other state of a page. */
export const pageStates: readonly PageState[] = [
  ...Object.entries(pagePaths).map(([name, path]): PageState => ({
    name,
    path,
    allowedProblems: name === NOT_FOUND ? /status of 404/ : undefined,
  })),
  {
    name: 'inicio, palabra en pausa',
    path: pagePaths.inicio,
    enter: async (page) => {
      if (await pauseButton(page).isVisible()) await pauseButton(page).click();
    },
  },
  {
    name: 'inicio, menú abierto',
    path: pagePaths.inicio,
    maxWidth: breakpoints.menu - 1,
    enter: async (page) => {
      await menuButton(page).click();
      await menu(page).waitFor();
    },
  },
  ...faqStates,
  {
    name: 'contacto, propósito elegido',
    path: pagePaths.contacto,
    enter: (page) => buttonNamed(page, formTexts.purposes[1]!).click(),
  },
  ...formStates,
  {
    name: 'contacto, mientras carga otra página',
    path: pagePaths.contacto,
    // Without an answer.
    prepare: (page) => page.route(/\/assets\/AboutPage/, () => {}),
    enter: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de nosotros' }).click();
      await page.locator('main[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'pantalla de error de una página que no llega',
    path: pagePaths.contacto,
    prepare: (page) => page.route(/\/assets\/AboutPage/, (route) => route.abort()),
    allowedProblems: /ERR_FAILED|ChunkLoadError/,
    enter: async (page) => {
      await footerLink(page, pages.about.path).click();
      await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
    },
  },
  {
    name: 'pantalla de error sin barra ni pie',
    path: pagePaths.contacto,
    allowedProblems: RegExp(ERROR_ON_PURPOSE),
    enter: async (page) => {
      await breakFrame(page);
      await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
    },
  },
];

/** @throws Error if no state has this name */
export function stateNamed(name: string): PageState {
  const state = pageStates.find((each) => each.name === name);
  if (!state) throw new Error(`No state is called «${name}»`);
  return state;
}

/** Opens a page, without motion, and brings it into a state. Resolves when all animations have ended. */
export async function openState(
  browser: SuiteBrowser,
  { path, prepare, enter, allowedProblems }: PageState,
  options: OpenOptions,
): Promise<Page> {
  if (allowedProblems) browser.allowProblems(allowedProblems);
  const page = await browser.open(path, { reducedMotion: 'reduce', prepare, ...options });
  await enter?.(page);
  await settled(page);
  return page;
}

/** Returns whether a state is a page just after it was opened. */
export const isPage = ({ enter }: PageState): boolean => !enter;

/** Resolves when all animations have ended; those that follow the scroll position never end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const runningAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
        );
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (let framesAtRest = 0; framesAtRest < 3;) {
      const animations = runningAnimations();
      framesAtRest = animations.length ? 0 : framesAtRest + 1;
      await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
      await frame();
    }
  });
}
