import { screen } from '@testing-library/react';
import { addControlFallbacks } from '../../src/boot/controlFallbacks';
import { NavBar } from '../../src/components/NavBar';
import { navigation, start } from '../../src/content/site';
import { breakpoints } from '../../src/theme/breakpoints';
import { renderPart } from '../support/render';

/** Returns whether a media query about the viewport's width matches at this width in px. */
function matchesQuery(query: string, width: number): boolean {
  if (!/width/.test(query)) return false;
  const conditions = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return conditions.every(([, bound, px]) =>
    bound === 'min' ? width >= Number(px) : width <= Number(px),
  );
}

/** Returns an element's `display` in a viewport of this width in px, because jsdom evaluates no media queries. */
function displayAt(element: Element, width: number): string {
  let display = '';
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (matchesQuery(rule.media.mediaText, width)) apply(rule.cssRules);
      } else if (
        rule instanceof CSSStyleRule &&
        // In the bar each `display` is set by the element's own class, and jsdom knows few other selectors.
        /^\.[\w-]+$/.test(rule.selectorText) &&
        element.matches(rule.selectorText)
      ) {
        display = rule.style.display || display;
      }
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
  return display;
}

beforeEach(() => renderPart(<NavBar chatUrl="https://wa.me/1" />, '/contactanos'));

const menuButton = () => screen.getByRole('button', { name: navigation.menuOpen });

test.each([
  [320, true],
  [breakpoints.menu - 1, true],
  [breakpoints.menu, false],
  [1440, false],
])(
  'R-BAR-02, R-BAR-03: at %i px the bar shows Empezar, and either the menu button or the links',
  (width, isNarrow) => {
    const chatLink = screen.getByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(chatLink).toHaveAttribute('href', 'https://wa.me/1');
    expect(displayAt(chatLink, width)).not.toBe('none');
    expect(displayAt(menuButton(), width) !== 'none').toBe(isNarrow);
    expect(displayAt(screen.getByRole('list'), width) === 'none').toBe(isNarrow);
  },
);

test('R-BAR-04: the menu is a closed dialog at first, and its buttons have the commands show-modal and close', () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menuButton()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(menuButton()).toHaveAttribute('command', 'show-modal');
  const menu = document.querySelector('dialog')!;
  expect(document.getElementById(menuButton().getAttribute('commandfor')!)).toBe(menu);
  // jsdom has no showModal().
  menu.open = true;
  const closeButton = screen.getByRole('button', { name: navigation.menuClose });
  expect(closeButton).toHaveAttribute('command', 'close');
  expect(closeButton).toHaveAttribute('commandfor', menu.id);
});

test('R-BAR-05: an open menu is closed when the window has no menu button any more, and not before', () => {
  addControlFallbacks();
  const menu = document.querySelector('dialog')!;
  menu.open = true;
  // jsdom has neither a layout nor `close()`.
  menu.close = () => void (menu.open = false);
  const rects = jest.spyOn(menuButton(), 'getClientRects');
  rects.mockReturnValue([{}] as never);
  window.dispatchEvent(new Event('resize'));
  expect(menu.open).toBe(true);
  rects.mockReturnValue([] as never);
  window.dispatchEvent(new Event('resize'));
  expect(menu.open).toBe(false);
});
