import { notFound, pages } from '../../src/content/pages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { deployment } from '../../src/config/deployment';
import { errorScreen } from '../../src/content/errors';
import { chats, loadingPage } from '../../src/content/site';
import { lazyPart, type LazyPart } from '../../src/components/lazyPart';
import { PAGE_TIMEOUT_MS, routes, type SiteRoute } from '../../src/routes';
import { recordDocumentLoads } from '../support/documentLoads';
import { caughtErrors, visit } from '../support/render';

type Fetch = () => Promise<{ default: ComponentType }>;

// Each test sets what the pages render and how their code loads.
const createFetch = (title: string) => () =>
  Promise.resolve({ default: () => <h1 tabIndex={-1}>{title}</h1> });
const fetches: Record<string, Fetch> = {};
const mockPages: Record<string, LazyPart<ComponentType>> = {};
jest.mock('../../src/routes', () => {
  const actual = jest.requireActual<typeof import('../../src/routes')>('../../src/routes');
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
  for (const { path } of routes) {
    mockPages[path] = lazyPart(() => fetches[path]!(), PAGE_TIMEOUT_MS);
  }
  Object.assign(fetches, {
    [pages.home.path]: createFetch('Casa'),
    [pages.about.path]: createFetch('Nosotros'),
    [pages.agencies.path]: createFetch('Agencias'),
    [pages.contact.path]: createFetch('Contacto'),
  });
});

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findErrorHeading = () => findHeading(errorScreen.heading);

/** Clicks a control, and waits until React has finished the update. */
const click = (control: HTMLElement) => act(async () => void fireEvent.click(control));
const followLink = (name: string, role = 'contentinfo') =>
  click(within(screen.getByRole(role)).getByRole('link', { name }));
const followHomeLink = () => followLink(errorScreen.home, 'main');
const clickRetry = () => click(screen.getByRole('button', { name: errorScreen.retry }));

function expectFrame() {
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('navigation'));
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
}

test.each([
  [pages.home.path, chats.applicant],
  [pages.agencies.path, chats.agency],
  ['/no-existe', chats.applicant],
])(
  'R-OWNER-05, R-SITE-04: on %s the link Empezar has the chat text for these visitors',
  async (path, chat) => {
    await visit(path);
    const startLink = within(screen.getByRole('banner')).getByRole('link', { name: /^Empezar/ });
    expect(startLink).toHaveAttribute('href', chat);
  },
);

test('R-NAV-09, R-SEO-02: each navigation updates title, canonical address and robots; an unknown address has noindex', async () => {
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
      expect(readHeadAttribute('link[rel=canonical]', 'href')).toBe(deployment.siteUrl + path);
      expect(readHeadAttribute('meta[name=robots]', 'content')).toBeUndefined();
    }
    await navigate('/no-existe');
  }
});

describe('an unknown address', () => {
  test.each(['/no-existe', '/%E0%A4%A'])(
    'R-ERR-03, R-NAV-08: %s shows the error screen inside the frame, with only the heading in English and a link to home',
    async (path) => {
      const { address } = await visit(path);
      expect(await findErrorHeading()).toHaveAttribute('lang', 'en');
      expectFrame();
      const { title, text } = errorScreen.help['not-found'];
      expect(screen.getByText(title).closest('[lang]')).toBeNull();
      expect(screen.getByText(text)).toBeVisible();
      await followHomeLink();
      await findHeading('Casa');
      expect(address()).toBe('/');
    },
  );

  test('R-NAV-08: the error screen has a link to Contáctanos and no retry button', async () => {
    await visit('/no-existe');
    expect(screen.queryByRole('button', { name: errorScreen.retry })).not.toBeInTheDocument();
    await followLink(pages.contact.name, 'main');
    expect(await findHeading('Contacto')).toBeVisible();
  });
});

test('R-NAV-10: the chunk of a page is fetched on the first navigation to the page, and not again', async () => {
  const fetchAbout = jest.fn(createFetch('Nosotros'));
  fetches[pages.about.path] = fetchAbout;
  const { navigate } = await visit('/');
  expect(fetchAbout).not.toHaveBeenCalled();
  for (const [path, title] of [
    [pages.about.path, 'Nosotros'],
    [pages.home.path, 'Casa'],
    [pages.about.path, 'Nosotros'],
  ] as const) {
    await navigate(path);
    await findHeading(title);
  }
  expect(fetchAbout).toHaveBeenCalledTimes(1);
});

describe.each([
  ['an error', new Error('rendering failed')],
  ['null', null],
])('a page that throws %s during rendering', (_case, failure) => {
  let isBroken: boolean;
  beforeEach(async () => {
    isBroken = true;
    fetches[pages.about.path] = async () => ({
      default: () => {
        if (isBroken) throw failure;
        return <h1>Nosotros</h1>;
      },
    });
    await visit(pages.about.path);
  });

  test('R-ERR-03, R-ERR-04: the error screen appears inside the frame, and its retry button renders the page again', async () => {
    expect(await findErrorHeading()).toHaveAttribute('lang', 'en');
    expectFrame();
    expect(screen.getByText(errorScreen.help.unexpected.title)).toBeVisible();
    expect(caughtErrors).toEqual([failure]);
    await clickRetry();
    await findErrorHeading();
    isBroken = false;
    await clickRetry();
    await findHeading('Nosotros');
    expect(screen.queryByText(errorScreen.heading)).not.toBeInTheDocument();
  });

  test('R-ERR-05: a navigation removes the error screen, and returning renders the page again', async () => {
    await followHomeLink();
    await findHeading('Casa');
    isBroken = false;
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

  test('R-ERR-01, R-ERR-03, R-ERR-04: a failed request causes a ChunkLoadError and the error screen, without an automatic retry', async () => {
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    await visit('/');
    await followLink('Acerca de nosotros');
    await findErrorHeading();
    expectFrame();
    expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    expect(caughtErrors).toEqual([expect.objectContaining({ name: 'ChunkLoadError' })]);
    expect(document.title).toBe(pages.about.title);
    expect(fetchAbout).toHaveBeenCalledTimes(1);
  });

  test('R-ERR-04: each retry fetches the chunk again', async () => {
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockImplementation(createFetch('Nosotros'));
    const { navigate } = await visit('/');
    await followLink('Acerca de nosotros');
    await clickRetry();
    expect(await findErrorHeading()).toHaveFocus();
    expect(fetchAbout).toHaveBeenCalledTimes(2);
    await clickRetry();
    // React has removed the retry button, which had the focus, so the heading gets the focus.
    expect(await findHeading('Nosotros')).toHaveFocus();
    expect(fetchAbout).toHaveBeenCalledTimes(3);
    // The retries added no history entry.
    await navigate(-1);
    await findHeading('Casa');
  });

  describe('if the request gets no answer', () => {
    const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const queryHeading = (name: string) => screen.queryByRole('heading', { level: 1, name });
    beforeEach(() => {
      jest.useFakeTimers();
      fetchAbout.mockReturnValue(new Promise(() => {}));
    });
    afterEach(() => jest.useRealTimers());

    test('R-ERR-02, R-LIMIT-05, R-NAV-11: the error screen replaces the old page 120 s after the navigation, also after an earlier prefetch', async () => {
      const { navigate } = await visit('/');
      mockPages[pages.about.path]!.prefetch();
      await advanceTime(60_000);
      await navigate(pages.about.path);
      await advanceTime(119_999);
      expect(queryHeading('Casa')).toBeVisible();
      await advanceTime(1);
      expect(queryHeading(errorScreen.heading)).toBeVisible();
      expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    });

    test('R-ERR-02: a retry has its own time-out of 120 s', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await advanceTime(120_000);
      await clickRetry();
      fetchAbout.mockClear();
      await advanceTime(119_999);
      expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await advanceTime(1);
      expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
      expect(queryHeading(errorScreen.heading)).toBeVisible();
      expect(fetchAbout).not.toHaveBeenCalled();
    });

    test('R-ERR-02: a second navigation has its own time-out of 120 s, although the first time-out ends earlier', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await advanceTime(100_000);
      await navigate(pages.contact.path);
      await navigate(pages.about.path);
      await advanceTime(119_999);
      expect(queryHeading('Contacto')).toBeVisible();
      await advanceTime(1);
      expect(queryHeading(errorScreen.heading)).toBeVisible();
    });

    test('R-ERR-05: the time-out of an abandoned navigation shows no error screen', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await advanceTime(60_000);
      await navigate(pages.contact.path);
      expect(queryHeading('Contacto')).toBeVisible();
      await advanceTime(120_000);
      expect(queryHeading('Contacto')).toBeVisible();
    });
  });

  test('R-ERR-05, R-ERR-06: the failure of an abandoned navigation causes no error screen and no request for the build', async () => {
    let rejectFetch!: (reason: Error) => void;
    fetchAbout.mockReturnValue(new Promise((_, reject) => (rejectFetch = reject)));
    globalThis.fetch = jest.fn();
    await visit('/');
    await followLink('Acerca de nosotros');
    await followLink('Contáctanos');
    await findHeading('Contacto');
    await act(async () => rejectFetch(new TypeError('Failed to fetch')));
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  test('R-ERR-06: if the visitor follows another link during the request for the build, the document is not reloaded', async () => {
    const loads = recordDocumentLoads();
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    let respond!: (page: unknown) => void;
    globalThis.fetch = jest.fn(() => new Promise((resolve) => (respond = resolve as never)));
    await visit('/');
    await followLink('Acerca de nosotros');
    await followLink('Contáctanos');
    await findHeading('Contacto');
    await act(async () => respond({ text: async () => '<html data-chunks="/assets/new.js">' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(loads).toHaveLength(0);
  });

  test('R-NAV-11: a status says that the page is loading, until the page appears', async () => {
    let resolveFetch!: () => void;
    fetchAbout.mockReturnValue(
      new Promise(
        (resolve) => (resolveFetch = () => resolve({ default: () => <h1>Nosotros</h1> })),
      ),
    );
    await visit('/');
    const readStatusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(readStatusTexts()).not.toContain(loadingPage);
    await followLink('Acerca de nosotros');
    await waitFor(() => expect(readStatusTexts()).toContain(loadingPage));
    await act(async () => resolveFetch());
    await findHeading('Nosotros');
    expect(readStatusTexts()).not.toContain(loadingPage);
  });
});

test('R-DEV-10, R-SEO-06: the frame links to every page, and to no page that does not exist', async () => {
  await visit('/');
  const linkedPaths = [...screen.getByRole('contentinfo').querySelectorAll('a[href^="/"]')]
    .concat([...screen.getByRole('navigation').querySelectorAll('a[href^="/"]')])
    .map((link) => link.getAttribute('href')!.split('#')[0]);
  expect(new Set(linkedPaths)).toEqual(new Set(routes.map(({ path }) => path)));
});
