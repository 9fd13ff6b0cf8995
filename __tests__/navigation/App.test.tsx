import { notFound, pages } from '../../src/content/pages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { deployment } from '../../src/config/deployment';
import { errorScreen } from '../../src/content/errors';
import { chats, loadingPage } from '../../src/content/site';
import { lazyPart, type LazyPart } from '../../src/components/lazyPart';
import { PAGE_TIMEOUT_MS, routes, type SiteRoute } from '../../src/routes';
import { documentLoads } from '../support/documentLoads';
import { caughtErrors, visit } from '../support/render';

type Fetch = () => Promise<{ default: ComponentType }>;

// Each test sets what the pages render and how their code loads.
const page = (title: string) => () =>
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
    [pages.home.path]: page('Casa'),
    [pages.about.path]: page('Nosotros'),
    [pages.agencies.path]: page('Agencias'),
    [pages.contact.path]: page('Contacto'),
  });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const errorHeading = () => heading(errorScreen.heading);

/** Clicks a control, and lets React finish the update with what it awaits. */
const press = (control: HTMLElement) => act(async () => void fireEvent.click(control));
const follow = (name: string, role = 'contentinfo') =>
  press(within(screen.getByRole(role)).getByRole('link', { name }));
const goHome = () => follow(errorScreen.home, 'main');
const pressRetry = () => press(screen.getByRole('button', { name: errorScreen.retry }));

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
  'R-OWNER-05, R-SITE-04: on %s Empezar says in the chat what its visitors want',
  async (path, chat) => {
    await visit(path);
    const call = within(screen.getByRole('banner')).getByRole('link', { name: /^Empezar/ });
    expect(call).toHaveAttribute('href', chat);
  },
);

test('R-NAV-09, R-SEO-02: title and head follow the visitor, and keep a missing page out of search results', async () => {
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute);
  const { navigate } = await visit('/no-existe');
  for (let time = 0; time < 2; time += 1) {
    expect(document.title).toBe(notFound.title);
    expect(inHead('meta[name=robots]', 'content')).toMatch(/\bnoindex\b/);
    expect(inHead('link[rel=canonical]', 'href')).toBeUndefined();
    for (const { path, title } of routes) {
      await navigate(path);
      expect(document.title).toBe(title);
      expect(inHead('link[rel=canonical]', 'href')).toBe(deployment.siteUrl + path);
      expect(inHead('meta[name=robots]', 'content')).toBeUndefined();
    }
    await navigate('/no-existe');
  }
});

describe('an unknown address', () => {
  test.each(['/no-existe', '/%E0%A4%A'])(
    'R-ERR-03, R-NAV-08: %s shows the error screen inside the frame, in English only its heading, and leads home',
    async (path) => {
      const { address } = await visit(path);
      expect(await errorHeading()).toHaveAttribute('lang', 'en');
      expectFrame();
      const { title, text } = errorScreen.help['not-found'];
      expect(screen.getByText(title).closest('[lang]')).toBeNull();
      expect(screen.getByText(text)).toBeVisible();
      await goHome();
      await heading('Casa');
      expect(address()).toBe('/');
    },
  );

  test('R-NAV-08: offers the way to ask instead of another try', async () => {
    await visit('/no-existe');
    expect(screen.queryByRole('button', { name: errorScreen.retry })).not.toBeInTheDocument();
    await follow(pages.contact.name, 'main');
    expect(await heading('Contacto')).toBeVisible();
  });
});

test('R-NAV-10: a page’s code is fetched when someone goes there, and never again', async () => {
  const fetchAbout = jest.fn(page('Nosotros'));
  fetches[pages.about.path] = fetchAbout;
  const { navigate } = await visit('/');
  expect(fetchAbout).not.toHaveBeenCalled();
  for (const [path, title] of [
    [pages.about.path, 'Nosotros'],
    [pages.home.path, 'Casa'],
    [pages.about.path, 'Nosotros'],
  ] as const) {
    await navigate(path);
    await heading(title);
  }
  expect(fetchAbout).toHaveBeenCalledTimes(1);
});

describe.each([
  ['an error', new Error('rendering failed')],
  ['no value at all', null],
])('a page that throws %s while it renders', (_what, failure) => {
  let broken: boolean;
  beforeEach(async () => {
    broken = true;
    fetches[pages.about.path] = async () => ({
      default: () => {
        if (broken) throw failure;
        return <h1>Nosotros</h1>;
      },
    });
    await visit(pages.about.path);
  });

  test('R-ERR-03, R-ERR-04: shows the error screen inside the frame; its retry renders the page again', async () => {
    expect(await errorHeading()).toHaveAttribute('lang', 'en');
    expectFrame();
    expect(screen.getByText(errorScreen.help.unexpected.title)).toBeVisible();
    expect(caughtErrors).toEqual([failure]);
    await pressRetry();
    await errorHeading();
    broken = false;
    await pressRetry();
    await heading('Nosotros');
    expect(screen.queryByText(errorScreen.heading)).not.toBeInTheDocument();
  });

  test('R-ERR-05: going elsewhere leaves the error behind, coming back tries again', async () => {
    await goHome();
    await heading('Casa');
    broken = false;
    await follow('Acerca de nosotros');
    await heading('Nosotros');
  });
});

describe('a page whose code cannot be fetched', () => {
  const fetchAbout = jest.fn<ReturnType<Fetch>, []>();
  beforeEach(() => {
    fetchAbout.mockReset();
    fetches[pages.about.path] = fetchAbout;
  });

  test('R-ERR-01, R-ERR-03, R-ERR-04: is a ChunkLoadError on the error screen, and not fetched again by itself', async () => {
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    await visit('/');
    await follow('Acerca de nosotros');
    await errorHeading();
    expectFrame();
    expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    expect(caughtErrors).toEqual([expect.objectContaining({ name: 'ChunkLoadError' })]);
    expect(document.title).toBe(pages.about.title);
    expect(fetchAbout).toHaveBeenCalledTimes(1);
  });

  test('R-ERR-04: retry really retries', async () => {
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockImplementation(page('Nosotros'));
    const { navigate } = await visit('/');
    await follow('Acerca de nosotros');
    await pressRetry();
    expect(await errorHeading()).toHaveFocus();
    expect(fetchAbout).toHaveBeenCalledTimes(2);
    await pressRetry();
    // The retry button is gone, so the heading of the page takes the focus.
    expect(await heading('Nosotros')).toHaveFocus();
    expect(fetchAbout).toHaveBeenCalledTimes(3);
    // The retries added no history entry.
    await navigate(-1);
    await heading('Casa');
  });

  describe('and never answers', () => {
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const shown = (name: string) => screen.queryByRole('heading', { level: 1, name });
    beforeEach(() => {
      jest.useFakeTimers();
      fetchAbout.mockReturnValue(new Promise(() => {}));
    });
    afterEach(() => jest.useRealTimers());

    test('R-ERR-02, R-LIMIT-05, R-NAV-11: is given up 120 s after the visit, whenever it was prefetched; until then the old page stays', async () => {
      const { navigate } = await visit('/');
      mockPages[pages.about.path]!.prefetch();
      await wait(60_000);
      await navigate(pages.about.path);
      await wait(119_999);
      expect(shown('Casa')).toBeVisible();
      await wait(1);
      expect(shown(errorScreen.heading)).toBeVisible();
      expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    });

    test('R-ERR-02: has 120 s again for a retry', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await wait(120_000);
      await pressRetry();
      fetchAbout.mockClear();
      await wait(119_999);
      expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await wait(1);
      expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
      expect(shown(errorScreen.heading)).toBeVisible();
      expect(fetchAbout).not.toHaveBeenCalled();
    });

    test('R-ERR-02: has 120 s again when it is asked for again, though an older wait ends before', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await wait(100_000);
      await navigate(pages.contact.path);
      await navigate(pages.about.path);
      await wait(119_999);
      expect(shown('Contacto')).toBeVisible();
      await wait(1);
      expect(shown(errorScreen.heading)).toBeVisible();
    });

    test('R-ERR-05: does not come back when the visitor has gone elsewhere', async () => {
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await wait(60_000);
      await navigate(pages.contact.path);
      expect(shown('Contacto')).toBeVisible();
      await wait(120_000);
      expect(shown('Contacto')).toBeVisible();
    });
  });

  test('R-ERR-05, R-ERR-06: fails when the visitor has gone elsewhere: nobody asks for another build', async () => {
    let fail!: (reason: Error) => void;
    fetchAbout.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    globalThis.fetch = jest.fn();
    await visit('/');
    await follow('Acerca de nosotros');
    await follow('Contáctanos');
    await heading('Contacto');
    await act(async () => fail(new TypeError('Failed to fetch')));
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  test('R-ERR-06: a visitor who goes elsewhere while the server is asked for its build reads on', async () => {
    const loads = documentLoads();
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    let answer!: (page: unknown) => void;
    globalThis.fetch = jest.fn(() => new Promise((resolve) => (answer = resolve as never)));
    await visit('/');
    await follow('Acerca de nosotros');
    await follow('Contáctanos');
    await heading('Contacto');
    await act(async () => answer({ text: async () => '<html data-chunks="/assets/new.js">' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(loads).toHaveLength(0);
  });

  test('R-NAV-11: says that it is on its way, until it has come', async () => {
    let arrive!: () => void;
    fetchAbout.mockReturnValue(
      new Promise((resolve) => (arrive = () => resolve({ default: () => <h1>Nosotros</h1> }))),
    );
    await visit('/');
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(said()).not.toContain(loadingPage);
    await follow('Acerca de nosotros');
    await waitFor(() => expect(said()).toContain(loadingPage));
    await act(async () => arrive());
    await heading('Nosotros');
    expect(said()).not.toContain(loadingPage);
  });
});

test('R-DEV-10, R-SEO-06: the frame links to every page, and to no page that does not exist', async () => {
  await visit('/');
  const linked = [...screen.getByRole('contentinfo').querySelectorAll('a[href^="/"]')]
    .concat([...screen.getByRole('navigation').querySelectorAll('a[href^="/"]')])
    .map((link) => link.getAttribute('href')!.split('#')[0]);
  expect(new Set(linked)).toEqual(new Set(routes.map(({ path }) => path)));
});
