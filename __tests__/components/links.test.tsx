import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { PageLink } from '../../src/components/PageLink';
import { renderPart } from '../support/render';

const link = () => screen.getByRole('link', { name: 'Ver' });

test.each([
  ['/contactanos', '/contactanos', true],
  ['/', '/', true],
  ['/', '/contactanos', false],
  ['/contactanos', '/', false],
  ['/#faq', '/', false],
])('R-NAV-15: a link to %s at %s: is current: %s', async (to, address, isCurrent) => {
  await renderPart(<PageLink to={to}>Ver</PageLink>, address);
  expect(link().getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
});

/**
 * Clicks the link. Prevents the browser's navigation, which jsdom lacks.
 * @returns whether the browser or the router handles the click
 */
async function click(init?: MouseEventInit): Promise<'browser' | 'router'> {
  const event = createEvent.click(link(), { button: 0, ...init });
  let isPrevented = false;
  document.addEventListener(
    'click',
    (clicked) => {
      isPrevented = clicked.defaultPrevented;
      clicked.preventDefault();
    },
    { once: true },
  );
  await act(async () => void fireEvent(link(), event));
  return isPrevented ? 'router' : 'browser';
}

test('R-NAV-06b, R-SITE-07: the link has its href; a click navigates without loading a document, and a second click adds no history entry', async () => {
  const to = '/contactanos?a=1#faq';
  const { address, navigate } = await renderPart(<PageLink to={to}>Ver</PageLink>);
  expect(link()).toHaveAttribute('href', to);
  expect(link()).not.toHaveAttribute('target');
  expect(await click()).toBe('router');
  expect(address()).toBe(to);
  await click();
  await navigate(-1);
  expect(address()).toBe('/');
});

test('a click that an extension has handled does not navigate', async () => {
  const { address } = await renderPart(<PageLink to="/contactanos">Ver</PageLink>);
  link().addEventListener('click', (event) => event.preventDefault());
  await click();
  expect(address()).toBe('/');
});

test.each([
  ['Control', { ctrlKey: true }],
  ['the middle button', { button: 1 }],
])('R-NAV-06a: the browser handles a click with %s', async (_case, init) => {
  const { address } = await renderPart(<PageLink to="/contactanos">Ver</PageLink>);
  expect(await click(init)).toBe('browser');
  expect(address()).toBe('/');
});
