import { pages } from '../../src/content/pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NavBar } from '../../src/components/NavBar';
import { business } from '../../src/config/business';
import { navigation, start } from '../../src/content/site';
import { breakpoints } from '../../src/theme/breakpoints';
import { displayAt, renderPart } from '../support/render';

/** From here the bar shows its links, in px. */
const WIDE = breakpoints.menu;

const bar = <NavBar chat="https://wa.me/1" />;

let user: UserEvent;
let address: () => string;
let asked: jest.SpiedFunction<typeof window.matchMedia>;
beforeEach(async () => {
  asked = jest.spyOn(window, 'matchMedia');
  ({ user, address } = await renderPart(bar, '/contactanos'));
});

const opener = () => screen.findByRole('button', { name: navigation.menuOpen });
const menu = () => screen.findByRole('dialog', { name: navigation.menuTitle });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open() {
  await user.click(await opener());
  return within(await menu());
}

describe('the bar', () => {
  test('R-A11Y-03: is the header’s named navigation, with the brand leading home', () => {
    const nav = screen.getByRole('navigation', { name: navigation.label });
    expect(screen.getByRole('banner')).toContainElement(nav);
    expect(within(nav).getByRole('link', { name: navigation.home })).toHaveAttribute('href', '/');
    expect(within(nav).getByText(business.brand)).toBeVisible();
  });

  test('R-BAR-01: lists the sections in order, and only them', () => {
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      navigation.products.links.map(({ label, to }) => [label, to]),
    );
  });

  test('R-BAR-03: Empezar is there at every width', () => {
    const call = screen.getByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(call).toHaveAttribute('href', 'https://wa.me/1');
    for (const width of [320, WIDE - 1, WIDE, 1440])
      expect(displayAt(call, width)).not.toBe('none');
  });

  test.each([320, WIDE - 1])(
    'R-BAR-02: at %i px it shows the hamburger instead of the links',
    async (width) => {
      expect(displayAt(await opener(), width)).not.toBe('none');
      expect(displayAt(screen.getByRole('list'), width)).toBe('none');
    },
  );

  test.each([WIDE, 1440])(
    'R-BAR-02: at %i px it shows the links instead of the hamburger',
    async (width) => {
      expect(displayAt(await opener(), width)).toBe('none');
      expect(displayAt(screen.getByRole('list'), width)).not.toBe('none');
    },
  );
});

describe('the menu', () => {
  test('R-BAR-04: is closed at first', async () => {
    expect(await opener()).not.toHaveAttribute('aria-expanded');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('R-BAR-02: opens with both groups, in order', async () => {
    const shown = await open();
    for (const { title, links } of [navigation.products, navigation.company]) {
      expect(shown.getByRole('heading', { name: title })).toBeVisible();
      for (const { label, to } of links) {
        expect(shown.getByRole('link', { name: label })).toHaveAttribute('href', to);
      }
    }
    // The call is not lost behind the menu.
    expect(shown.getByRole('link', { name: `${start.label} ${start.newTab}` })).toHaveAttribute(
      'href',
      'https://wa.me/1',
    );
    expect(shown.getAllByRole('link')).toHaveLength(
      navigation.products.links.length + navigation.company.links.length + 1,
    );
  });

  test('R-BAR-04: is modal: the page behind it is out of reach, and the toggle says that it is open', async () => {
    const toggle = await opener();
    await open();
    expect(await menu()).toHaveAttribute('aria-modal', 'true');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle.getAttribute('aria-label')).toMatch(/menú/i);
  });

  test('R-BAR-04: takes the focus, and keeps it', async () => {
    await open();
    const dialog = await menu();
    await waitFor(() => expect(document.activeElement!.contains(dialog)).toBe(true));
    for (let presses = 0; presses < 12; presses++) {
      await user.tab();
      expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    [
      'its own button',
      async () =>
        user.click(within(await menu()).getByRole('button', { name: navigation.menuClose })),
    ],
    [
      'a click beside it',
      () => user.click(document.querySelector<HTMLElement>('.MuiBackdrop-root')!),
    ],
  ])('R-BAR-04: %s closes it and gives the focus back to the toggle', async (_what, leave) => {
    await open();
    await leave();
    await gone();
    expect(await opener()).toHaveFocus();
    expect(await opener()).not.toHaveAttribute('aria-expanded');
  });

  test('R-BAR-04: following a link closes it and goes there', async () => {
    const { path: to, name: label } = pages.about;
    await user.click((await open()).getByRole('link', { name: label }));
    expect(address()).toBe(to);
    await gone();
    expect(await opener()).not.toHaveFocus();
  });

  test('R-BAR-05: closes when the window becomes wide enough for the links in the bar', async () => {
    await open();
    const wide = asked.mock.results
      .map(({ value }) => value as MediaQueryList)
      .filter(({ media }) => media === `(min-width:${WIDE}px)`);
    expect(wide).toHaveLength(1);
    act(() => void wide[0]!.dispatchEvent(new Event('change')));
    await gone();
  });

  test('opens again after it was closed', async () => {
    await open();
    await user.keyboard('{Escape}');
    await gone();
    await open();
    expect(await menu()).toBeVisible();
  });
});
