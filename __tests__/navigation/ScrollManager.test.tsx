import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../../src/content/pages';
import { routeAt } from '../../src/navigation/routes';
import { ScrollManager } from '../../src/navigation/ScrollManager';
import { preferReducedMotion, renderPart } from '../support/render';

/** A home page with two sections, any number of pages without sections, and a footer that stays. */
function Site() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/' ? (
        <>
          <h1 tabIndex={-1}>Inicio</h1>
          <section id="sección">
            <h2 tabIndex={-1}>Sección</h2>
          </section>
          <section id="muda" tabIndex={-1} />
        </>
      ) : (
        <h1 tabIndex={-1}>{pathname.slice(1)}</h1>
      )}
      <footer>
        <a href="/otra">Enlace</a>
      </footer>
      <ScrollManager />
    </>
  );
}

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;
const scrolledSectionIds = () =>
  scrollIntoView.mock.contexts.map((section) => (section as Element).id);
const getHeading = (name: string) => screen.getByRole('heading', { name });
const toTop = { top: 0, behavior: 'instant' };

function setScrollPosition(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  history.replaceState(null, '');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => preferReducedMotion(false));

test('R-NAV-02, R-NAV-05a: a link instantly scrolls to the top and focuses the heading: of a new page, a page visited before and the current page', async () => {
  const { navigate } = await renderPart(<Site />);
  for (const [to, title] of [
    ['/otra', 'otra'],
    ['/', 'Inicio'],
    ['/otra', 'otra'],
    ['/otra', 'otra'],
  ] as const) {
    setScrollPosition(700);
    scrollTo.mockClear();
    await navigate(to);
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
    expect(getHeading(title)).toHaveFocus();
  }
});

const focusLink = () => screen.getByRole('link', { name: 'Enlace' }).focus();

test('R-NAV-04a, R-NAV-05c: back and forward restore the scroll position, and return the focus to the link of bar or footer that had it when the visitor left', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  setScrollPosition(640);
  focusLink();
  await navigate('/tercera');
  setScrollPosition(80);
  expect(getHeading('tercera')).toHaveFocus();
  focusLink();
  // The browser may restore the position while the old page is still shown.
  addEventListener('popstate', () => setScrollPosition(640), { once: true, capture: true });
  await navigate(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(screen.getByRole('link', { name: 'Enlace' })).toHaveFocus();
  await navigate(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 80, behavior: 'instant' });
  expect(screen.getByRole('link', { name: 'Enlace' })).toHaveFocus();
});

test('R-NAV-04a: back restores the scroll position that the visitor reached while the next page was loading', async () => {
  let arrive = () => {};
  const loading = new Promise<never>((resolve) => (arrive = resolve as () => void));
  jest.spyOn(routeAt(pages.about.path)!.page, 'load').mockReturnValue(loading);
  const { navigate } = await renderPart(<Site />);
  setScrollPosition(100);
  await navigate(pages.about.path);
  setScrollPosition(500);
  await act(async () => arrive());
  setScrollPosition(0);
  await navigate(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
});

test.each([
  ['the link', focusLink, () => screen.getByRole('link', { name: 'Enlace' })],
  ['nothing', () => {}, () => document.body],
])(
  'R-NAV-04a, R-NAV-05c: back within a page restores the scroll position and moves the focus from the heading of a section to where it was: %s',
  async (_case, focusFirst, focused) => {
    const { navigate } = await renderPart(<Site />);
    setScrollPosition(300);
    focusFirst();
    await navigate('/?section=sección');
    expect(getHeading('Sección')).toHaveFocus();
    scrollTo.mockClear();
    await navigate(-1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
    expect(focused()).toHaveFocus();
  },
);

describe('the first page of a document', () => {
  /**
   * Renders the page of a history entry; `first`, `restored` and `scrolled` have stored scroll positions. Each case has a key
   * of its own, because the module keeps the positions of the keys that it has seen.
   */
  const reload = (entry: object | null, restoration: ScrollRestoration, scrollY = 0) => {
    sessionStorage.setItem('scroll', '{"first":640,"restored":640,"scrolled":640}');
    history.pushState(entry, '', '/');
    history.scrollRestoration = restoration;
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
    return renderPart(
      <StrictMode>
        <Site />
      </StrictMode>,
    );
  };

  test('R-NAV-04b: gets its stored scroll position if the browser does not restore it', async () => {
    await reload({ key: 'first' }, 'manual');
    expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
  });

  test.each([
    ['the browser restores the scroll position', { key: 'restored' }, 'auto', 0],
    ['the page is already scrolled', { key: 'scrolled' }, 'manual', 20],
    ['the entry has no stored position', { key: 'other' }, 'manual', 0],
    ['the entry is new', null, 'manual', 0],
  ] as const)(
    'R-NAV-04b: is not scrolled and gets no focus if %s',
    async (_case, entry, restoration, scrollY) => {
      await reload(entry, restoration, scrollY);
      expect(scrollTo).not.toHaveBeenCalled();
      expect(document.body).toHaveFocus();
    },
  );

  test('keeps the state of its history entry', async () => {
    await reload({ idx: 2 }, 'manual');
    expect(history.state).toEqual({ idx: 2, key: expect.any(String) as string });
  });
});

test('R-NAV-04a: back to an entry of the same page from before hydration changes neither scroll position nor focus', async () => {
  const { navigate } = await renderPart(<Site />);
  // Simulates an entry that the browser created before hydration: such an entry has no state.
  history.replaceState(null, '');
  await navigate('/?x=1');
  scrollTo.mockClear();
  getHeading('Sección').focus();
  await navigate(-1);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(getHeading('Sección')).toHaveFocus();
});

test('back from another page to an entry from before hydration scrolls to the top and focuses the heading', async () => {
  const { navigate } = await renderPart(<Site />);
  history.replaceState(null, '');
  await navigate('/otra');
  scrollTo.mockClear();
  await navigate(-1);
  expect(scrollTo.mock.calls).toEqual([[toTop]]);
  expect(getHeading('Inicio')).toHaveFocus();
});

test.each([
  ['?section=', '/?section=secci%C3%B3n'],
  ['an anchor', '/#secci%C3%B3n'],
  ['an anchor beside an unknown ?section=', '/?section=nada#secci%C3%B3n'],
])(
  'R-HOME-03, R-NAV-03b, R-NAV-05b: %s scrolls smoothly from another page to its section and focuses the heading',
  async (_case, to) => {
    const { navigate } = await renderPart(<Site />, '/otra');
    await navigate(to);
    expect(scrolledSectionIds()).toEqual(['sección']);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(getHeading('Sección')).toHaveFocus();
  },
);

test('R-NAV-03a, R-A11Y-07: following the same link again scrolls again, instantly if the visitor now prefers reduced motion', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/?section=sección');
  preferReducedMotion(true);
  await navigate('/?section=sección');
  expect(scrollIntoView.mock.calls).toEqual([
    [{ behavior: 'smooth', block: 'start' }],
    [{ behavior: 'instant', block: 'start' }],
  ]);
  expect(scrolledSectionIds()).toEqual(['sección', 'sección']);
});

test('R-NAV-05b, R-NAV-05d: a section without a heading gets the focus itself; moving the focus does not scroll the page', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  await navigate('/#muda');
  expect(document.getElementById('muda')).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

test.each(['/?section=nada', '/?section=', '/#nada', '/#', '/#%E0%A4%A', '/?section=%00'])(
  'R-NAV-03c: %s names no section of the page, so that the page starts at the top',
  async (to) => {
    const { navigate } = await renderPart(<Site />, '/otra');
    await navigate(to);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
    expect(getHeading('Inicio')).toHaveFocus();
  },
);

test.each(['not json', 'null', '{"a":"x"}'])(
  'R-SEC-03b: with invalid session storage (%s) a page starts at the top, also after going back',
  async (stored) => {
    sessionStorage.setItem('scroll', stored);
    // The key under which the stored positions have the position of the first page.
    history.pushState({ key: 'a' }, '', '/');
    const { navigate } = await renderPart(<Site />);
    await navigate('/otra');
    await navigate(-1);
    expect(scrollTo.mock.calls).toEqual([[toTop], [toTop]]);
  },
);

test('R-SEC-03b: with blocked session storage a page starts at the top', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { navigate } = await renderPart(<Site />);
  window.dispatchEvent(new Event('pagehide'));
  await navigate('/otra');
  expect(scrollTo.mock.calls).toEqual([[toTop]]);
});

test('R-NAV-04b: pagehide sets the scroll restoration to auto for a reload, and pageshow back to manual', async () => {
  await renderPart(<Site />);
  expect(history.scrollRestoration).toBe('manual');
  // A visitor may leave the page and come back several times.
  for (let visit = 0; visit < 2; visit += 1) {
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  }
});

test('R-NAV-04a: session storage has the positions of the 50 history entries that were shown last', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  setScrollPosition(1);
  for (let entry = 2; entry <= 50; entry += 1) {
    await navigate('/otra');
    setScrollPosition(entry);
  }
  await navigate(-49);
  setScrollPosition(1000);
  await navigate(49);
  await navigate('/otra');
  setScrollPosition(51);
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.values(
    JSON.parse(sessionStorage.getItem('scroll')!) as Record<string, number>,
  );
  expect(stored).toHaveLength(50);
  expect(stored).toContain(1000);
  expect(stored).not.toContain(2);
});
