import { notFound, pages } from '../../src/content/pages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { keepDocumentDuring } from '../../src/components/pendingWork';
import * as buildSettingsModule from '../../src/content/derived/buildSettings';
import { errorScreen } from '../../src/content/errors';
import { loadingPage, previewRibbon } from '../../src/content/site';
import { lazyPart, type LazyPart } from '../../src/navigation/lazyPart';
import { routes, type SiteRoute } from '../../src/navigation/routes';
import { recordDocumentLoads } from '../support/documentLoads';
import { liveRegions } from '../support/liveRegions';
import { caughtErrors, visit } from '../support/render';

type Fetch = () => Promise<{ default: ComponentType }>;

// Each test sets what the pages render and how their code loads.
const createFetch = (title: string) => () =>
  Promise.resolve({ default: () => <h1 tabIndex={-1}>{title}</h1> });
const fetches: Record<string, Fetch> = {};
const mockPages: Record<string, LazyPart<ComponentType>> = {};
jest.mock('../../src/navigation/routes', () => {
  const actual = jest.requireActual<typeof import('../../src/navigation/routes')>(
    '../../src/navigation/routes',
  );
  const mocked = new Map<SiteRoute | null, SiteRoute>(
    actual.routes.map((route) => [
      route,
      Object.defineProperty({ ...route }, 'page', { get: () => mockPages[route.path] }),
    ]),
  );
  return {
    ...actual,
    routes: [...mocked.values()],
    routeAt: (pathname: string) => mocked.get(actual.routeAt(pathname)) ?? null,
  };
});

beforeEach(() => {
  document.title = '';
  // Code that has loaded stays loaded, so each test gets new lazy parts.
  for (const { path } of routes) mockPages[path] = lazyPart(() => fetches[path]!());
  Object.assign(fetches, {
    [pages.home.path]: createFetch('Casa'),
    [pages.about.path]: createFetch('Nosotros'),
    [pages.agencies.path]: createFetch('Agencias'),
    [pages.contact.path]: createFetch('Contacto'),
  });
});

const { buildSettings } = buildSettingsModule;

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findErrorHeading = () => findHeading(errorScreen.heading);

/** Clicks a control, and waits until React has finished the update, or jsdom has followed the link in a task of its own. */
const click = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
    await new Promise((resolve) => setTimeout(resolve));
  });
const footerLink = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });
const followLink = (name: string) => click(footerLink(name));

test('R-NAV-09: each navigation updates title, canonical address and robots; an unknown address has noindex', async () => {
  const readHeadAttribute = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute);
  const { navigate } = await visit('/no-existe');
  for (let time = 0; time < 2; time += 1) {
    expect(document.title).toBe(notFound.title);
    expect(readHeadAttribute('meta[name=robots]', 'content')).toMatch(/\bnoindex\b/);
    expect(readHeadAttribute('link[rel=canonical]', 'href')).toBeUndefined();
    for (const { path, title } of routes) {
      await navigate(path);
      expect(document.title).toBe(title);
      expect(readHeadAttribute('link[rel=canonical]', 'href')).toBe(buildSettings.siteUrl + path);
      expect(readHeadAttribute('meta[name=robots]', 'content')).toBeUndefined();
    }
    await navigate('/no-existe');
  }
});

test('R-OWNER-10b: in a preview each page has the ribbon and noindex, also after a navigation', async () => {
  jest.replaceProperty(buildSettingsModule, 'isPreview', true);
  const { navigate } = await visit('/no-existe');
  for (const { path } of routes) {
    await navigate(path);
    expect(screen.getByRole('complementary')).toHaveTextContent(previewRibbon);
    expect(document.head.querySelectorAll('meta[name=robots][content=noindex]')).toHaveLength(1);
  }
});

/** Presses the retry button. @returns the number of documents that this loads */
async function countLoadsOfRetry(): Promise<number> {
  const loads = recordDocumentLoads();
  await click(screen.getByRole('button', { name: errorScreen.retry }));
  return loads.length;
}

describe('a page that throws', () => {
  let failure: { readonly error: unknown } | null;
  beforeEach(() => {
    failure = { error: new Error('rendering failed') };
    fetches[pages.about.path] = async () => ({
      default: () => {
        if (failure) throw failure.error;
        return <h1>Nosotros</h1>;
      },
    });
  });

  test.each([
    ['an error', new Error('rendering failed')],
    ['null in place of an error', null],
  ])('R-ERR-09a: after %s the error screen has its help', async (_case, error) => {
    failure = { error };
    await visit(pages.about.path);
    expect(await findErrorHeading()).toHaveAttribute('lang', 'en');
    expect(screen.getByText(errorScreen.help.unexpected.text)).toBeVisible();
    expect(caughtErrors).toEqual([error]);
  });

  test('R-ERR-04a, R-ERR-04b: the retry button reloads the document or, without a connection, says so', async () => {
    await visit(pages.about.path);
    await findErrorHeading();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const announces = liveRegions();
    expect(await countLoadsOfRetry()).toBe(0);
    expect(announces(errorScreen.offline)).toBe(true);
    online.mockRestore();
    expect(await countLoadsOfRetry()).toBe(1);
  });

  test('R-ERR-09c: a link leaves the error screen; one to the page that has thrown shows it, once it no longer throws', async () => {
    await visit(pages.about.path);
    await findErrorHeading();
    await click(screen.getByRole('link', { name: errorScreen.home }));
    await findHeading('Casa');
    expect(screen.queryByText(errorScreen.heading)).not.toBeInTheDocument();
    await followLink('Acerca de nosotros');
    await findErrorHeading();
    failure = null;
    await followLink('Acerca de nosotros');
    await findHeading('Nosotros');
  });
});

describe('a page whose chunk has not loaded', () => {
  const fetchAbout = jest.fn<ReturnType<Fetch>, []>();
  beforeEach(() => {
    fetchAbout.mockReset();
    fetches[pages.about.path] = fetchAbout;
  });

  describe('after a failed request', () => {
    beforeEach(async () => {
      fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
      await visit('/');
      await followLink('Acerca de nosotros');
      await findErrorHeading();
    });

    test('R-ERR-01: the error is a ChunkLoadError, and the error screen gets the focus', async () => {
      expect(await findErrorHeading()).toHaveFocus();
      expect(caughtErrors).toEqual([expect.objectContaining({ name: 'ChunkLoadError' })]);
      expect(document.title).toBe(pages.about.title);
    });

    test('R-ERR-04a, R-NAV-12d: the retry button reloads the document, and another link loads the document of its page', async () => {
      expect(await countLoadsOfRetry()).toBe(1);
      const loads = recordDocumentLoads();
      await followLink('Contáctanos');
      expect(loads).toHaveLength(1);
      expect(fetchAbout).toHaveBeenCalledTimes(1);
    });
  });

  describe('after a failed prefetch', () => {
    /** Opens home, and lets the prefetch of the about page fail. */
    async function visitAndFailPrefetch() {
      fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
      const app = await visit('/');
      mockPages[pages.about.path]!.prefetch();
      await act(async () => {});
      return app;
    }

    test('R-NAV-12b, R-NAV-12d: a link to a page that is not loaded loads its document, and a link to a loaded page does not', async () => {
      const loads = recordDocumentLoads();
      const { address } = await visitAndFailPrefetch();
      await followLink('Acerca de nosotros');
      await followLink('Contáctanos');
      expect([loads.length, address()]).toEqual([2, '/']);
      await mockPages[pages.contact.path]!.load();
      await followLink('Contáctanos');
      await findHeading('Contacto');
      expect(loads).toHaveLength(2);
    });

    let endMessage: () => void = () => {};
    afterEach(() => endMessage());

    test.each<[string, () => unknown]>([
      ['without a connection', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
      [
        'while a message is being sent',
        () => keepDocumentDuring(new Promise<void>((resolve) => (endMessage = resolve))),
      ],
      [
        'where session storage is refused',
        () =>
          jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
            throw new DOMException('refused');
          }),
      ],
    ])(
      'R-NAV-12d: %s the error screen appears, and no document is loaded',
      async (_case, prepare) => {
        const loads = recordDocumentLoads();
        await visitAndFailPrefetch();
        void prepare();
        await followLink('Acerca de nosotros');
        await findErrorHeading();
        expect(loads).toEqual([]);
      },
    );
  });

  describe('without an answer', () => {
    const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    /** Follows a link. @returns the shown heading, and whether the page says that the next one is loading */
    async function openAndWait(ms: number) {
      jest.useFakeTimers();
      fetchAbout.mockReturnValue(new Promise(() => {}));
      const { navigate } = await visit('/');
      const announces = liveRegions();
      await navigate(pages.about.path);
      await advanceTime(ms);
      const { textContent } = screen.getByRole('heading', { level: 1 });
      return [textContent, screen.getByRole('main').ariaBusy, announces(loadingPage)];
    }

    test('R-NAV-11a, R-NAV-11b: the old page stays for 120 s, and says that the next one is loading', async () => {
      expect(await openAndWait(119_999)).toEqual(['Casa', 'true', true]);
    });

    test('R-NAV-05a: the focus stays on a link while its page loads', async () => {
      fetchAbout.mockReturnValue(new Promise(() => {}));
      await visit('/');
      await followLink('Contáctanos');
      await findHeading('Contacto');
      const link = footerLink('Acerca de nosotros');
      act(() => link.focus());
      await click(link);
      expect(link).toHaveFocus();
    });

    test('R-ERR-02: after 120 s the error screen replaces the old page', async () => {
      expect(await openAndWait(120_000)).toEqual([errorScreen.heading, null, false]);
    });
  });

  test.each<[string, () => ReturnType<Fetch>]>([
    ['failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['code', createFetch('Nosotros')],
  ])(
    'R-NAV-11a: the late %s of an abandoned navigation leaves the page of the second link',
    async (_what, answer) => {
      let arrive!: () => void;
      fetchAbout.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)).then(answer));
      await visit('/');
      await followLink('Acerca de nosotros');
      await followLink('Contáctanos');
      await findHeading('Contacto');
      await act(async () => arrive());
      expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    },
  );
});
