import type { Page } from 'playwright-core';
import { pages, type PageName } from '../../src/content/pages';
import { REQUEST_TIMEOUT_MS } from '../../src/forms/submit/request';
import { breakpoints } from '../../src/theme/breakpoints';
import { fillFields } from './fillFields';
import { formIds, pageOf, typedValues } from './leads';
import { submitButton } from './pageParts';
import { disableTimers } from './timers';

/** Short names of pages, with which the names of states begin. */
const shortNames = {
  home: 'inicio',
  about: 'acerca',
  agencies: 'agencias',
  contact: 'contacto',
} as const satisfies Partial<Record<PageName, string>>;

type StateName = (typeof shortNames)[keyof typeof shortNames] | 'no encontrada';

/** The path of each page, by the name of its state, and an unknown path. */
export const pagePaths = {
  ...Object.fromEntries(
    Object.entries(pages).map(([page, { name, path }]) => [
      page in shortNames
        ? (shortNames as Partial<Record<string, string>>)[page]
        : name.toLowerCase(),
      path,
    ]),
  ),
  'no encontrada': '/no-existe',
} as Readonly<Record<StateName, string>>;

/** The menu button is visible below this width, in px. */
export const menuBreakpoint = breakpoints.menu;

/** A state of a page, and how to reach it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Adds routes and scripts before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings an open page into the state. */
  readonly enter?: (page: Page) => Promise<unknown>;
  /** Returns whether the state exists at a width, in px. Default: at every width. */
  readonly existsAt?: (width: number) => boolean;
  /** Whether the state exists only without reduced motion. */
  readonly needsMotion?: boolean;
  /** Console lines that the state causes. */
  readonly allowedProblems?: RegExp;
}

/** Answers each POST with a status; without a status, POSTs get no answer. */
export async function answerPosts(page: Page, status?: number): Promise<void> {
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return status ? route.fulfill({ status, json: {} }) : undefined;
  });
}

const faqStates = Object.entries({ inicio: [0, 1, 2, 3], contacto: [0] }).flatMap(([name, items]) =>
  items.map((item) => ({
    name: `${name}, pregunta ${item + 1} abierta`,
    path: pagePaths[name as keyof typeof pagePaths],
    enter: async (page: Page) => {
      await page.locator('#faq h3').nth(item).click();
      await page.locator('#faq details[open]').waitFor();
    },
  })),
);

const formStates = formIds.flatMap((form): PageState[] => {
  const { path } = pageOf[form];
  const fillForm = (page: Page) => fillFields(page, typedValues(form));
  return [
    {
      name: `${form}, todo por corregir`,
      path,
      enter: async (page) => {
        await submitButton(page).click();
        await page.locator(`#${form}-errores`).waitFor();
      },
    },
    {
      name: `${form}, un error y una corrección ofrecida`,
      path,
      enter: async (page) => {
        await fillForm(page);
        await page.getByLabel('Correo electrónico').fill('ines@gmial.com');
        await page.getByLabel('Nombre', { exact: true }).fill(' ');
        await submitButton(page).click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      name: `${form}, enviando`,
      path,
      prepare: async (page) => {
        // The form's time-out would end the state.
        await disableTimers(page, REQUEST_TIMEOUT_MS);
        await answerPosts(page);
      },
      enter: async (page) => {
        await fillForm(page);
        await submitButton(page).click();
        await page.getByRole('button', { name: 'Enviando…' }).waitFor();
      },
    },
    {
      name: `${form}, enviado`,
      path,
      prepare: (page) => answerPosts(page, 200),
      enter: async (page) => {
        await fillForm(page);
        await submitButton(page).click();
        await page.getByRole('dialog', { name: '¡Enviado!' }).waitFor();
      },
    },
    {
      name: `${form}, no enviado`,
      path,
      prepare: (page) => answerPosts(page, 500),
      allowedProblems: /status of 500/,
      enter: async (page) => {
        await fillForm(page);
        await submitButton(page).click();
        await page.getByRole('dialog', { name: 'Error' }).waitFor();
      },
    },
    {
      name: `${form}, borrador recuperado`,
      path,
      enter: async (page) => {
        await fillForm(page);
        await page.waitForFunction(() => sessionStorage.length > 0);
        await page.reload();
        await page.getByText('Recuperamos lo que habías escrito.').waitFor();
      },
    },
    {
      name: `${form}, sin conexión`,
      path,
      enter: async (page) => {
        await page.context().setOffline(true);
        await page.getByText('No tenés conexión.').waitFor();
      },
      // In a larger window the browser requests further images.
      allowedProblems: /net::ERR_INTERNET_DISCONNECTED/,
    },
  ];
});

/** Every page just after it was opened, and every other state of a page. */
export const pageStates: readonly PageState[] = [
  ...Object.entries(pagePaths).map(([name, path]): PageState => ({
    name,
    path,
    allowedProblems: name === 'no encontrada' ? /status of 404/ : undefined,
  })),
  {
    name: 'inicio, palabra en pausa',
    needsMotion: true,
    path: pagePaths.inicio,
    enter: async (page) => {
      const pause = page.getByRole('button', { name: /^Pausar/ });
      if (await pause.isVisible()) await pause.click();
    },
  },
  {
    name: 'inicio, menú abierto',
    path: pagePaths.inicio,
    existsAt: (width) => width < menuBreakpoint,
    enter: async (page) => {
      await page.getByRole('button', { name: /menú/i }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...faqStates,
  {
    name: 'contacto, propósito elegido',
    path: pagePaths.contacto,
    enter: (page) => page.getByRole('button', { name: 'Estudio', exact: true }).click(),
  },
  ...formStates,
  {
    name: 'pantalla de error de una página que no llega',
    path: pagePaths.contacto,
    prepare: (page) => page.route(/\/assets\/AboutPage/, (route) => route.abort()),
    allowedProblems: /ERR_FAILED|ChunkLoadError/,
    enter: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de nosotros' }).click();
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
  },
];

/** Returns whether a state is a page just after it was opened. */
export const isPage = ({ path, enter }: PageState): boolean =>
  !enter && Object.values(pagePaths).includes(path);

/** Returns whether a state looks like another: the other form's, or the first question's. */
export const looksLikeAnother = (name: string): boolean =>
  /^(agencia,|inicio, pregunta [^1])/.test(name);

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
