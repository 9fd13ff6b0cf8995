import { notFound, pages } from '../../src/content/pages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { deployment } from '../../src/config/deployment';
import { errorScreen } from '../../src/content/errors';
import { disclosure, footer, loadingPage, navigation } from '../../src/content/site';
import type * as LoadPage from '../../src/navigation/loadPage';
import { routes } from '../../src/routes';
import { caughtErrors, visit } from '../support/render';

type Fetch = () => Promise<{ default: ComponentType }>;

// Pages that behave as a test wants; the real ones are for specification.test.tsx and pages/.
const page = (title: string) => () =>
  Promise.resolve({ default: () => <h1 tabIndex={-1}>{title}</h1> });
const mockPages: Record<string, Fetch> = {};
jest.mock('../../src/routes', () => {
  const actual = jest.requireActual<typeof import('../../src/routes')>('../../src/routes');
  const routeAt: typeof actual.routeAt = (pathname) => {
    const route = actual.routeAt(pathname);
    return route && { ...route, load: () => mockPages[route.path]!() };
  };
  return { ...actual, routeAt };
});

// The module remembers pages for the visit's length; each test is a new visit.
let mockFresh: typeof LoadPage;
jest.mock(
  '../../src/navigation/loadPage',
  () => new Proxy({}, { get: (_, name) => mockFresh[name as never] }),
);

beforeEach(() => {
  document.title = '';
  jest.isolateModules(() => (mockFresh = jest.requireActual('../../src/navigation/loadPage')));
  Object.assign(mockPages, {
    [pages.home.path]: page('Casa'),
    [pages.about.path]: page('Nosotros'),
    [pages.agencies.path]: page('Agencias'),
    [pages.contact.path]: page('Contacto'),
  });
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const errorHeading = () => heading(errorScreen.heading);

/** Presses a control, and waits for what React then waits for. */
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

describe('the frame', () => {
  test('has one header, navigation, main and footer, and a link past the bar', async () => {
    await visit('/');
    expectFrame();
    expect(screen.getByRole('navigation')).toHaveAccessibleName(navigation.label);
    const skip = screen.getByRole('link', { name: navigation.skip });
    expect(document.querySelector(skip.getAttribute('href')!)).toBe(screen.getByRole('main'));
    expect(document.querySelector('a')).toBe(skip);
  });

  test('says on every page that the service is private', async () => {
    await visit('/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      disclosure[0].replace(/\s+/g, ' ').trim(),
    );
  });

  test('Empezar names the page that it was pressed on', async () => {
    await visit('/');
    const typed = () => {
      const call = within(screen.getByRole('banner')).getByRole('link', { name: /^Empezar/ });
      return new URL(call.getAttribute('href')!).searchParams.get('text');
    };
    expect(typed()).toContain(`«${pages.home.name}»`);
    await follow('Contáctanos');
    await heading('Contacto');
    expect(typed()).toContain(`«${pages.contact.name}»`);
  });
});

describe('titles', () => {
  test.each([
    [pages.home.path, pages.home.title],
    [pages.about.path, pages.about.title],
    [pages.agencies.path, pages.agencies.title],
    [pages.contact.path, pages.contact.title],
    ['/no-existe', notFound.title],
  ])('%s is titled by its own page', async (path, title) => {
    await visit(path);
    expect(document.title).toBe(title);
  });

  test('the title follows the visitor', async () => {
    const { navigate } = await visit('/');
    await follow('Contáctanos');
    await heading('Contacto');
    expect(document.title).toBe(pages.contact.title);
    await navigate('/no-existe');
    expect(document.title).toBe(notFound.title);
    await goHome();
    await heading('Casa');
    expect(document.title).toBe(pages.home.title);
  });
});

describe('the document’s head', () => {
  const content = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute);

  test('describes each page as a direct load of it would', async () => {
    const { navigate } = await visit('/');
    for (const { path, description } of routes) {
      await navigate(path);
      expect(content('meta[name=description]', 'content')).toBe(description);
      expect(content('link[rel=canonical]', 'href')).toBe(deployment.siteUrl + path);
      expect(content('meta[name=robots]', 'content')).toBeUndefined();
    }
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
  });

  test('keeps a missing page out of search results', async () => {
    const { navigate } = await visit('/');
    await navigate('/no-existe');
    expect(content('meta[name=robots]', 'content')).toMatch(/\bnoindex\b/);
    expect(content('link[rel=canonical]', 'href')).toBeUndefined();
    await goHome();
    expect(content('meta[name=robots]', 'content')).toBeUndefined();
  });
});

describe('addresses', () => {
  test.each([
    ['/ACERCADENOSOTROS', '/acercaDeNosotros', 'Nosotros'],
    ['/acercadenosotros/', '/acercaDeNosotros', 'Nosotros'],
    ['/paraAgenciasDeViaje//', '/paraAgenciasDeViaje', 'Agencias'],
    ['/index.html', '/', 'Casa'],
    ['/contactanos/index.html', '/contactanos', 'Contacto'],
    ['/Contactanos?x=1#faq', '/contactanos?x=1#faq', 'Contacto'],
  ])('%s becomes %s', async (typed, canonical, title) => {
    const { address } = await visit(typed);
    await heading(title);
    expect(address()).toBe(canonical);
  });

  test('the variant leaves no trace in the history', async () => {
    const { address, navigate } = await visit('/');
    await navigate('/CONTACTANOS');
    await heading('Contacto');
    await navigate(-1);
    await heading('Casa');
    expect(address()).toBe('/');
  });
});

describe('an unknown address', () => {
  test.each(['/no-existe', '/contactanos/otra', '/wp-login.php', '/%E0%A4%A'])(
    '%s shows the error screen inside the frame',
    async (path) => {
      await visit(path);
      expect(await errorHeading()).toHaveAttribute('lang', 'en');
      expectFrame();
      expect(screen.getByText(errorScreen.help['not-found'].title)).toBeVisible();
      expect(screen.getByText(errorScreen.help['not-found'].text)).toBeVisible();
      expect(screen.getByRole('link', { name: errorScreen.home })).toHaveAttribute('href', '/');
    },
  );

  test('retry loads the address again', async () => {
    await visit('/no-existe');
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    await pressRetry();
    // jsdom cannot leave a page; that it was asked to shows in what it says.
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]![0]).toMatchObject({ type: 'not implemented' });
  });

  test('the way home leads home', async () => {
    const { address } = await visit('/no-existe');
    await goHome();
    await heading('Casa');
    expect(address()).toBe('/');
    expect(screen.queryByText(errorScreen.heading)).not.toBeInTheDocument();
  });
});

describe('a page that fails while it renders', () => {
  let broken: boolean;
  const failure = new Error('rendering failed');
  beforeEach(() => {
    broken = true;
    mockPages[pages.about.path] = async () => ({
      default: () => {
        if (broken) throw failure;
        return <h1>Nosotros</h1>;
      },
    });
  });

  test('shows the error screen inside the frame', async () => {
    await visit(pages.about.path);
    expect(await errorHeading()).toHaveAttribute('lang', 'en');
    expectFrame();
    expect(screen.getByText(errorScreen.help.unexpected.title)).toBeVisible();
    expect(caughtErrors).toEqual([failure]);
  });

  test('retry renders it again: still broken, then mended', async () => {
    await visit(pages.about.path);
    await pressRetry();
    await errorHeading();
    broken = false;
    await pressRetry();
    await heading('Nosotros');
    expect(screen.queryByText(errorScreen.heading)).not.toBeInTheDocument();
  });

  test('going elsewhere leaves the error behind, coming back tries again', async () => {
    await visit(pages.about.path);
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
    mockPages[pages.about.path] = fetchAbout;
  });

  test('is a ChunkLoadError on the error screen', async () => {
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    await visit('/');
    await follow('Acerca de nosotros');
    await errorHeading();
    expectFrame();
    expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    expect(caughtErrors).toEqual([expect.objectContaining({ name: 'ChunkLoadError' })]);
    expect(document.title).toBe(pages.about.title);
  });

  test('is not fetched again and again by itself', async () => {
    fetchAbout.mockRejectedValue(new TypeError('Failed to fetch'));
    await visit(pages.about.path);
    await errorHeading();
    expect(fetchAbout).toHaveBeenCalledTimes(1);
  });

  test('retry really retries', async () => {
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchAbout.mockImplementation(page('Nosotros'));
    await visit(pages.about.path);
    await pressRetry();
    await errorHeading();
    expect(fetchAbout).toHaveBeenCalledTimes(2);
    await pressRetry();
    // The button is gone: what it brought takes the focus.
    expect(await heading('Nosotros')).toHaveFocus();
    expect(fetchAbout).toHaveBeenCalledTimes(3);
  });

  test('is given up after 120 s, during which the old page stays', async () => {
    jest.useFakeTimers();
    try {
      fetchAbout.mockReturnValue(new Promise(() => {}));
      const { navigate } = await visit('/');
      await navigate(pages.about.path);
      await act(() => jest.advanceTimersByTimeAsync(119_999));
      expect(screen.getByRole('heading', { level: 1, name: 'Casa' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('heading', { level: 1, name: errorScreen.heading })).toBeVisible();
      expect(screen.getByText(errorScreen.help.chunk.title)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('says that it is on its way, until it has come', async () => {
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

  test('another page can be reached meanwhile', async () => {
    fetchAbout.mockReturnValue(new Promise(() => {}));
    const { address } = await visit('/');
    await follow('Acerca de nosotros');
    await follow('Contáctanos');
    await heading('Contacto');
    await waitFor(() => expect(address()).toBe(pages.contact.path));
  });
});

test('the footer and the bar link only to pages that exist', async () => {
  await visit('/');
  for (const { to } of [...footer.product.links, ...footer.company.links]) {
    expect(Object.values(pages).map(({ path }) => path)).toContain(to.split('#')[0]);
  }
});
