import { pages } from '../../src/content/pages';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuToggle } from '../../src/components/MenuToggle';
import { navigation, newTab, start } from '../../src/content/site';
import { renderPart } from '../support/render';

let mockOnline: boolean;
const mockFetched = jest.fn();
jest.mock('../../src/components/MobileMenu', () => {
  mockFetched();
  if (!mockOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('../../src/components/MobileMenu');
});

beforeEach(() => {
  mockOnline = false;
  mockFetched.mockClear();
});

const toggleAndMenu = (
  <MenuToggle text={navigation} start={{ label: start.label, url: 'https://wa.me/1', newTab }} />
);
const toggle = () => screen.getByRole('button', { name: /menú/i });
const press = () => act(async () => toggle().click());

test('without the drawer’s code the links open below the bar, and close', async () => {
  await renderPart(toggleAndMenu);
  await press();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  for (const { label, to } of [...navigation.products.links, ...navigation.company.links]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  await press();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a followed link closes them', async () => {
  const { address } = await renderPart(toggleAndMenu);
  await press();
  const { path: to, name: label } = pages.contact;
  await act(async () => screen.getByRole('link', { name: label }).click());
  expect(address()).toBe(to);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['the toggle', 'a link'])(
  'Escape on %s closes them, and the toggle has the focus',
  async (where) => {
    await renderPart(toggleAndMenu);
    await press();
    act(() => (where === 'a link' ? screen.getAllByRole('link')[1]! : toggle()).focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  },
);

test('each opening tries again, and the drawer takes over once it is there', async () => {
  await renderPart(toggleAndMenu);
  await press();
  const tries = mockFetched.mock.calls.length;
  await press();
  await press();
  expect(mockFetched.mock.calls.length).toBeGreaterThan(tries);
  await press();
  mockOnline = true;
  await press();
  expect(await screen.findByRole('dialog', { name: navigation.menuTitle })).toBeVisible();
});
