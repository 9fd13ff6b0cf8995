import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ScrollManager } from '../../src/navigation/ScrollManager';
import { preferReducedMotion, renderPart } from '../support/render';

/** A home page with two sections, and any number of pages without one. */
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
      <ScrollManager />
    </>
  );
}

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;
const reached = () => scrollIntoView.mock.contexts.map((section) => (section as Element).id);
const heading = (name: string) => screen.getByRole('heading', { name });
const toTop = { top: 0, behavior: 'instant' };

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => preferReducedMotion(false));

test('a first visit is left where the browser put it', async () => {
  await renderPart(<Site />);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('R-NAV-02, R-NAV-05: each page starts at the top, at once, with its heading focused: a new one, one visited before, and the one that is shown', async () => {
  const { navigate } = await renderPart(<Site />);
  for (const [to, title] of [
    ['/otra', 'otra'],
    ['/', 'Inicio'],
    ['/otra', 'otra'],
    ['/otra', 'otra'],
  ] as const) {
    scrolledTo(700);
    scrollTo.mockClear();
    await navigate(to);
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
    expect(heading(title)).toHaveFocus();
  }
});

test('R-NAV-04, R-NAV-05: back and forward lead to where the visitor was', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  scrolledTo(640);
  await navigate('/tercera');
  scrolledTo(80);
  scrollTo.mockClear();
  await navigate(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(heading('otra')).toHaveFocus();
  await navigate(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 80, behavior: 'instant' });
});

test('R-NAV-04: back within a page, to an entry from before hydration, is left to the browser', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/?x=1');
  // The browser has made the entry that the next navigation shows, so its state is empty.
  history.replaceState(null, '');
  scrollTo.mockClear();
  heading('Sección').focus();
  await navigate(-1);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(heading('Sección')).toHaveFocus();
});

test('R-NAV-05: back to an entry from before hydration, from another page, shows the page’s top', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  history.replaceState(null, '');
  scrollTo.mockClear();
  await navigate(-1);
  expect(scrollTo.mock.calls).toEqual([[toTop]]);
  expect(heading('Inicio')).toHaveFocus();
});

test.each([
  ['?section=', '/?section=secci%C3%B3n'],
  ['an anchor', '/#secci%C3%B3n'],
])(
  'R-HOME-03, R-NAV-03, R-NAV-05: %s scrolls smoothly to its section, from another page too',
  async (_what, to) => {
    const { navigate } = await renderPart(<Site />, '/otra');
    await navigate(to);
    expect(reached()).toEqual(['sección']);
    expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(heading('Sección')).toHaveFocus();
  },
);

test('R-NAV-03: following the same link again scrolls there again', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/?section=sección');
  await navigate('/?section=sección');
  expect(reached()).toEqual(['sección', 'sección']);
});

test('R-A11Y-07: for someone who asked for less motion it jumps', async () => {
  preferReducedMotion(true);
  const { navigate } = await renderPart(<Site />);
  await navigate('/?section=sección');
  expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
});

test('R-NAV-05: a section without a heading takes the focus itself', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/#muda');
  expect(document.getElementById('muda')).toHaveFocus();
});

test.each(['/?section=nada', '/?section=', '/#nada', '/#', '/#%E0%A4%A', '/?section=%00'])(
  'R-HOME-03: %s names no section: the page starts at the top',
  async (to) => {
    const { navigate } = await renderPart(<Site />, '/otra');
    await navigate(to);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
    expect(heading('Inicio')).toHaveFocus();
  },
);

test('R-NAV-03: an unknown ?section= does not hide a known anchor', async () => {
  const { navigate } = await renderPart(<Site />, '/otra');
  await navigate('/?section=nada#secci%C3%B3n');
  expect(reached()).toEqual(['sección']);
});

test('R-NAV-05: focusing never scrolls by itself', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  await navigate('/#muda');
  expect(focus).toHaveBeenCalledTimes(2);
  for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true });
});

test.each(['not json', '[]', 'null', '{"a":"x"}'])(
  'R-SEC-03: damaged storage (%s) costs nothing',
  async (stored) => {
    sessionStorage.setItem('scroll', stored);
    const { navigate } = await renderPart(<Site />);
    await navigate('/otra');
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
  },
);

test('R-SEC-03: blocked storage costs nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { navigate } = await renderPart(<Site />);
  window.dispatchEvent(new Event('pagehide'));
  await navigate('/otra');
  expect(scrollTo.mock.calls).toEqual([[toTop]]);
});

test('R-NAV-04: the browser restores reloads itself: it is told so when the page is left', async () => {
  await renderPart(<Site />);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('R-NAV-04: the positions of the 50 entries that the visitor saw last are stored', async () => {
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  scrolledTo(1);
  for (let entry = 2; entry <= 50; entry += 1) {
    await navigate('/otra');
    scrolledTo(entry);
  }
  await navigate(-49);
  scrolledTo(1000);
  await navigate(49);
  await navigate('/otra');
  scrolledTo(51);
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.values(
    JSON.parse(sessionStorage.getItem('scroll')!) as Record<string, number>,
  );
  expect(stored).toHaveLength(50);
  expect(stored).toContain(1000);
  expect(stored).not.toContain(2);
});
