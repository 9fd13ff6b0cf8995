import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../src/components/PageLink';
import { ScrollAndFocus } from '../../src/navigation/ScrollAndFocus';
import { renderPart } from '../support/render';

/** A home page with two sections, any number of pages without sections, and a footer that stays. */
function Site() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/' ? (
        <>
          <h1 tabIndex={-1}>Inicio</h1>
          <section id="seccion">
            <h2 tabIndex={-1}>Sección</h2>
          </section>
          <section id="muda" tabIndex={-1} />
        </>
      ) : (
        <h1 tabIndex={-1}>{pathname.slice(1)}</h1>
      )}
      <footer>
        <a href="/otra">Enlace</a>
        <PageLink to="/#seccion">A la sección</PageLink>
      </footer>
      <ScrollAndFocus />
    </>
  );
}

const html = document.documentElement;
const getHeading = (name: string) => screen.getByRole('heading', { name });
const getLink = () => screen.getByRole('link', { name: 'Enlace' });

/** The scrolls of the running test: to the top or a position in px, or to a section, and whether they are smooth. */
let scrolls: (readonly [to: number | string, isInstant: boolean])[];
const isInstant = () => html.style.scrollBehavior === 'auto';

beforeEach(() => {
  history.replaceState(null, '');
  scrolls = [];
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((_x, y) => void scrolls.push([y as unknown as number, isInstant()]));
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolls.push([this.id, isInstant()]);
  });
});

test('R-NAV-02, R-NAV-05a: a link instantly scrolls to the top and focuses the heading: of a new page, a page visited before and the current page', async () => {
  const { navigate } = await renderPart(<Site />);
  for (const [to, title] of [
    ['/otra', 'otra'],
    ['/', 'Inicio'],
    ['/otra', 'otra'],
    ['/otra', 'otra'],
  ] as const) {
    scrolls = [];
    await navigate(to);
    expect(scrolls).toEqual([[0, true]]);
    expect(getHeading(title)).toHaveFocus();
  }
  expect(html.style.scrollBehavior).toBe('');
});

test('R-NAV-03a, R-NAV-03b: a link scrolls smoothly to its section, also again', async () => {
  const { user } = await renderPart(<Site />, '/otra');
  const link = screen.getByRole('link', { name: 'A la sección' });
  for (let time = 0; time < 2; time += 1) await user.click(link);
  expect(scrolls).toEqual([
    ['seccion', false],
    ['seccion', false],
  ]);
});

test('R-NAV-02, R-NAV-05b: the heading of a section gets the focus or, without one, the section; moving the focus does not scroll the page', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  await navigate('/#seccion');
  expect(getHeading('Sección')).toHaveFocus();
  await navigate('/#muda');
  expect(document.getElementById('muda')).toHaveFocus();
  expect(focus.mock.calls).toEqual(Array(3).fill([{ preventScroll: true }]));
});

test.each(['/#nada', '/#'])(
  'R-NAV-03c: %s names no section of the page, so that the page starts at the top',
  async (to) => {
    const { navigate } = await renderPart(<Site />, '/otra');
    await navigate(to);
    expect(scrolls).toEqual([[0, true]]);
    expect(getHeading('Inicio')).toHaveFocus();
  },
);

test('R-NAV-04a, R-NAV-05c: back and forward instantly restore the scroll position, and return the focus to the link of bar or footer that had it when the visitor left', async () => {
  const { navigate } = await renderPart(<Site />);
  const scrollY = jest.replaceProperty(window, 'scrollY', 640);
  getLink().focus();
  await navigate('/otra');
  expect(getHeading('otra')).toHaveFocus();
  scrollY.replaceValue(80);
  getLink().focus();
  await navigate(-1);
  expect(scrolls.at(-1)).toEqual([640, true]);
  expect(getLink()).toHaveFocus();
  await navigate(1);
  expect(scrolls.at(-1)).toEqual([80, true]);
  expect(getLink()).toHaveFocus();
});

test.each([
  ['the link', () => getLink().focus(), getLink],
  ['nothing', () => {}, () => document.body],
])(
  'R-NAV-05c: back within a page moves the focus from the heading of a section to where it was: %s',
  async (_case, focusFirst, focused) => {
    const { navigate } = await renderPart(<Site />);
    focusFirst();
    await navigate('/#seccion');
    expect(getHeading('Sección')).toHaveFocus();
    await navigate(-1);
    expect(focused()).toHaveFocus();
  },
);

test('R-NAV-04a, R-NAV-05c: entries that the browser has created, for example before hydration, have a position and a focus of their own', async () => {
  const { navigate } = await renderPart(<Site />);
  const scrollY = jest.replaceProperty(window, 'scrollY', 300);
  getLink().focus();
  // As a click on `<a href="#seccion">` does: the browser scrolls, and creates an entry without a key.
  history.pushState(null, '', '/#seccion');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  scrollY.replaceValue(900);
  getHeading('Sección').focus();
  await navigate(-1);
  expect(scrolls.at(-1)).toEqual([300, true]);
  expect(getLink()).toHaveFocus();
  await navigate(1);
  expect(scrolls.at(-1)).toEqual([900, true]);
  expect(getHeading('Sección')).toHaveFocus();
});

test('the first page is not scrolled and gets no focus', async () => {
  await renderPart(<Site />, '/#seccion');
  expect(scrolls).toEqual([]);
  expect(document.body).toHaveFocus();
});

test('R-SEC-03b: with blocked session storage a page starts at the top, a section is scrolled to, and the console stays silent', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { navigate } = await renderPart(<Site />);
  await navigate('/otra');
  await navigate('/#seccion');
  dispatchEvent(new Event('pagehide'));
  expect(scrolls).toEqual([
    [0, true],
    ['seccion', false],
  ]);
});

test('R-NAV-04b: pagehide sets the scroll restoration to auto for a reload, and pageshow back to manual', async () => {
  await renderPart(<Site />);
  expect(history.scrollRestoration).toBe('manual');
  // A visitor may leave the page and come back several times.
  for (let visit = 0; visit < 2; visit += 1) {
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  }
});
