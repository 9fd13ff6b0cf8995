import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Page } from 'playwright-core';
import { modulesNamed } from './modules';
import { privateStorage } from './privateStorage';

declare global {
  interface Window {
    /** Called by a page of the site in a frame, before any script of its own (tools/desk/plugin.ts). */
    prepareFrame?: (view: Window) => void;
  }
}

type Frame = Window & typeof globalThis;

/** How a text or a name is asked for, as Playwright does. */
interface Wanted {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

const matcher = (wanted: string | RegExp, exact?: boolean) => (text: string) => {
  if (typeof wanted !== 'string') return wanted.test(text);
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
};

/** Resolves with what `look` finds, as soon as it finds something; rejects after 20 s. */
async function until<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`No apareció: ${String(look)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

function fill(element: HTMLElement, value: string): void {
  const { HTMLTextAreaElement, HTMLInputElement, Event } = element.ownerDocument
    .defaultView as Frame;
  const { prototype } =
    element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  element.focus({ preventScroll: true });
  // React hears of a value only if it is not set through its own property.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.blur();
}

const locator = (find: () => HTMLElement[]) => ({
  first: () => locator(() => find().slice(0, 1)),
  nth: (index: number) => locator(() => find().slice(index, index + 1)),
  getByRole: (role: string, wanted: Wanted = {}) =>
    locator(() => find().flatMap((root) => byRole(root, role, wanted))),
  isVisible: async () => find().some(isVisible),
  waitFor: () => until(() => find().find(isVisible)),
  async click() {
    const element = await until(() => find().find(isVisible));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.click();
  },
  fill: async (value: string) => fill(await until(() => find()[0]), value),
});

const byRole = (root: HTMLElement, role: string, { name, exact }: Wanted) =>
  queryAllByRole(root, role, name ? { name: matcher(name, exact) } : {});

/** What is brought into view in a frame would be brought into the desk's view, too: the desk stays. */
function scrollAlone(view: Frame): void {
  const { focus } = view.HTMLElement.prototype;
  view.Element.prototype.scrollIntoView = function (this: Element) {
    const { top, height } = this.getBoundingClientRect();
    const room = Math.max(0, (view.innerHeight - height) / 2);
    view.scrollBy({ top: top - Math.max(100, room), behavior: 'instant' });
  };
  view.HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
    const { top, bottom } = this.getBoundingClientRect();
    const isSeen = top >= 0 && bottom <= view.innerHeight;
    if (!options?.preventScroll && !isSeen) this.scrollIntoView();
  };
}

interface Route {
  readonly pattern: string | RegExp;
  readonly handle: (route: object) => unknown;
}

/** What a route's handler does with a request of the frame's; a handler that does nothing lets it hang. */
function answerOf({ handle }: Route, method: string, goOn: () => Promise<Response>) {
  return new Promise<Response>((resolve, reject) => {
    handle({
      request: () => ({ method: () => method }),
      fallback: () => resolve(goOn()),
      abort: () => reject(new TypeError('aborted')),
      fulfill: ({ status, json }: { status: number; json: unknown }) =>
        resolve(new Response(JSON.stringify(json), { status })),
    });
  });
}

/**
 * A page of the site in a frame, with as much of Playwright's page as the table of states uses: so the
 * desk shows the very states that the suites and the screenshots do.
 * @returns `open` loads a path; `page` is what a state's `prepare` and `enter` get
 */
export function framePage(frame: HTMLIFrameElement) {
  const storage = privateStorage();
  const routes: Route[] = [];
  const scripts: (() => void)[] = [];
  const view = () => frame.contentWindow as Frame;
  const body = () => [view().document.body];
  const run = <Result>(task: (argument: unknown) => Result, argument?: unknown) =>
    view().eval(`(${String(task)})(${JSON.stringify(argument)})`) as Result;
  let blocked: readonly string[] = [];

  const prepare = (opened: Frame) => {
    // Frames of one window share their storage: each would find the others' drafts.
    Object.defineProperty(opened, 'sessionStorage', { value: storage, configurable: true });
    const imports = Object.fromEntries(blocked.map((address) => [address, '/_guia/nada.js']));
    opened.document.write(`<script type="importmap">${JSON.stringify({ imports })}</script>`);
    scrollAlone(opened);
    for (const script of scripts) opened.eval(`(${String(script)})()`);
    const { fetch } = opened;
    opened.fetch = (input, init) => {
      const goOn = () => fetch.call(opened, input, init);
      const route = routes.findLast(({ pattern }) => typeof pattern === 'string');
      return route ? answerOf(route, init?.method ?? 'GET', goOn) : goOn();
    };
  };
  const loaded = (act: () => void) =>
    new Promise<void>((resolve) => {
      window.prepareFrame = (opened) =>
        (opened.frameElement as { prepare?: typeof prepare } | null)?.prepare?.(opened as Frame);
      Object.assign(frame, { prepare });
      frame.addEventListener('load', () => resolve(), { once: true });
      act();
    });

  const page = {
    getByRole: (role: string, wanted: Wanted = {}) =>
      locator(() => byRole(body()[0]!, role, wanted)),
    getByLabel: (label: string, { exact }: Wanted = {}) =>
      locator(() => queryAllByLabelText(body()[0]!, matcher(label, exact))),
    getByText: (text: string, { exact }: Wanted = {}) =>
      locator(() => queryAllByText(body()[0]!, matcher(text, exact))),
    locator: (selector: string) =>
      locator(() => [...view().document.querySelectorAll<HTMLElement>(selector)]),
    evaluate: async (task: () => unknown, argument?: unknown) => run(task, argument),
    waitForFunction: (task: () => unknown, argument?: unknown) => until(() => run(task, argument)),
    route: async (pattern: Route['pattern'], handle: Route['handle']) =>
      void routes.push({ pattern, handle }),
    addInitScript: async (script: () => void) => void scripts.push(script),
    reload: () => loaded(() => view().location.reload()),
    context: () => ({
      setOffline: async (offline: boolean) => {
        Object.defineProperty(view().navigator, 'onLine', { value: !offline, configurable: true });
        view().dispatchEvent(new (view().Event)(offline ? 'offline' : 'online'));
      },
    }),
  };
  return {
    page: page as unknown as Page,
    async open(path: string) {
      const patterns = routes.flatMap(({ pattern }) =>
        typeof pattern === 'string' ? [] : [pattern],
      );
      blocked = await modulesNamed(patterns);
      await loaded(() => (frame.src = path));
    },
  };
}
