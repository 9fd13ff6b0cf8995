import { act, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  MemoryRouter,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { App } from '../../src/App';
import { SiteRouter } from '../../src/navigation/SiteRouter';
import { routeAt } from '../../src/routes';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';

const theme = createSiteTheme();

interface Visit {
  readonly user: UserEvent;
  /** Where the router stands: path, query and anchor. */
  readonly address: () => string;
  /** Goes to an address, or this many entries through the history. */
  readonly navigate: (to: string | number) => Promise<void>;
  readonly unmount: () => void;
}

/** Errors that a boundary caught in the running test; React would log them. */
export const caughtErrors: unknown[] = [];

function Probe({ report }: { report: (address: string, navigate: NavigateFunction) => void }) {
  const { pathname, search, hash } = useLocation();
  report(pathname + search + hash, useNavigate());
  return null;
}

/** Renders a part, and what reports where its router stands, within that router. */
async function renderWithin(
  router: (parts: ReactElement) => ReactElement,
  ui: ReactElement,
): Promise<Visit> {
  caughtErrors.length = 0;
  let address = '';
  let navigate: NavigateFunction = () => {};
  const { unmount } = await act(async () =>
    render(
      router(
        <>
          {ui}
          <Probe report={(now, go) => void ([address, navigate] = [now, go])} />
        </>,
      ),
      { onCaughtError: (error) => void caughtErrors.push(error) },
    ),
  );
  return {
    unmount,
    // The check asks for every ancestor's style at each click: half of a suite's time.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => address,
    // The router has one signature for each.
    navigate: (to) => act(async () => void navigate(to as string)),
  };
}

/** A part of the site by itself, themed, with a router around it. */
export const renderPart = (part: ReactElement, at = '/') =>
  renderWithin(
    (parts) => <MemoryRouter initialEntries={[at]}>{parts}</MemoryRouter>,
    <>
      <SiteStyles />
      <SiteTheme theme={theme}>{part}</SiteTheme>
    </>,
  );

/**
 * The whole site, as someone who follows a link to the last of these addresses meets it; the
 * earlier ones are the session's history.
 */
export async function visit(...entries: string[]): Promise<Visit> {
  const history = createMemoryHistory({ initialEntries: entries, v5Compat: true });
  // The page's code is there before React, as in `hydrate`.
  await routeAt(history.location.pathname)?.page.load();
  const view = await renderWithin(
    (parts) => (
      <SiteRouter history={history} onReady={() => {}}>
        {parts}
      </SiteRouter>
    ),
    <>
      <SiteStyles />
      <SiteTheme theme={theme}>
        <App />
      </SiteTheme>
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** The section with this anchor; fails where there is none. */
export function section(id: string) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id «${id}»`);
  return within(element);
}

/** Makes the visitor one who asked for less motion, or not. */
export function preferReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('prefers-reduced-motion: reduce'),
      media: query,
    }) as never;
}

/** Words as the queries compare them: no-break spaces and line ends count as spaces. */
export const asRead = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Finds the element that says exactly this, whatever elements stand within its sentence. */
export const saying = (words: string) => (_own: string, element: Element | null) => {
  const says = (one: Element) => asRead(one.textContent) === asRead(words);
  return element !== null && says(element) && ![...element.children].some(says);
};

/** Whether a media query about the viewport's width holds at this width in px. */
function holds(query: string, width: number): boolean {
  if (!/width/.test(query)) return false;
  const conditions = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return conditions.every(([, bound, px]) =>
    bound === 'min' ? width >= Number(px) : width <= Number(px),
  );
}

/** The element's `display` in a viewport of this width in px, which jsdom itself does not know. */
export function displayAt(element: Element, width: number): string {
  let display = '';
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (holds(rule.media.mediaText, width)) apply(rule.cssRules);
      } else if (
        rule instanceof CSSStyleRule &&
        // Only a part's own class sets its display here; jsdom knows few other selectors.
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
