import { screen, within } from '@testing-library/react';
import { NavBar } from '../../src/components/NavBar';
import { business } from '../../src/config/business';
import { navigation, start } from '../../src/content/site';
import { breakpoints } from '../../src/theme/breakpoints';
import { displayAt, renderPart } from '../support/render';

/** From here the bar shows its links, in px. */
const WIDE = breakpoints.menu;

const bar = <NavBar chat="https://wa.me/1" />;

beforeEach(() => renderPart(bar, '/contactanos'));

const opener = () => screen.getByRole('button', { name: navigation.menuOpen });
const menu = () => document.querySelector('dialog')!;

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
    (width) => {
      expect(displayAt(opener(), width)).not.toBe('none');
      expect(displayAt(screen.getByRole('list'), width)).toBe('none');
    },
  );

  test.each([WIDE, 1440])(
    'R-BAR-02: at %i px it shows the links instead of the hamburger',
    (width) => {
      expect(displayAt(opener(), width)).toBe('none');
      expect(displayAt(screen.getByRole('list'), width)).not.toBe('none');
    },
  );
});

describe('the menu', () => {
  test('R-BAR-04: is a closed dialog at first, which its button opens', () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(opener()).toHaveAttribute('command', 'show-modal');
    expect(document.getElementById(opener().getAttribute('commandfor')!)).toBe(menu());
  });

  test('R-BAR-02: has both groups, in order, and the call', () => {
    // jsdom has no showModal().
    menu().open = true;
    const shown = within(screen.getByRole('dialog', { name: navigation.menuTitle }));
    for (const { title, links } of [navigation.products, navigation.company]) {
      expect(shown.getByRole('heading', { name: title })).toBeVisible();
      for (const { label, to } of links) {
        expect(shown.getByRole('link', { name: label })).toHaveAttribute('href', to);
      }
    }
    expect(shown.getByRole('link', { name: `${start.label} ${start.newTab}` })).toHaveAttribute(
      'href',
      'https://wa.me/1',
    );
    expect(shown.getAllByRole('link')).toHaveLength(
      navigation.products.links.length + navigation.company.links.length + 1,
    );
    expect(shown.getByRole('button', { name: navigation.menuClose })).toHaveAttribute(
      'command',
      'close',
    );
  });
});
