import { act, screen } from '@testing-library/react';
import { PART_TIMEOUT_MS, type LatePart } from '../../src/components/latePart';
import { MenuToggle } from '../../src/components/MenuToggle';
import type * as MobileMenu from '../../src/components/MobileMenu';
import { navigation, newTab, start } from '../../src/content/site';
import { renderPart } from '../support/render';

/** Lets the drawer's code arrive, which a stalled connection holds back until then. */
let mockArrive: () => void;
jest.mock('../../src/components/latePart', () => {
  const actual = jest.requireActual<typeof import('../../src/components/latePart')>(
    '../../src/components/latePart',
  );
  const drawer = jest.requireActual<typeof MobileMenu>('../../src/components/MobileMenu');
  const stalled = () =>
    new Promise<typeof MobileMenu>((resolve) => (mockArrive = () => resolve(drawer)));
  return { ...actual, latePart: (): LatePart<unknown> => actual.latePart(stalled) };
});

const toggleAndMenu = (
  <MenuToggle text={navigation} start={{ label: start.label, url: 'https://wa.me/1', newTab }} />
);
const toggle = () => screen.getByRole('button', { name: /menú/i });
const press = () => act(async () => toggle().click());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a drawer that never comes gives way to the links, and is used when it is asked for next', async () => {
  await renderPart(toggleAndMenu);
  await press();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await wait(PART_TIMEOUT_MS - 1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await wait(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);

  // What is being read is not taken away.
  mockArrive();
  await wait(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press();
  await press();
  expect(screen.getByRole('dialog', { name: navigation.menuTitle })).toBeInTheDocument();
});

test('a second press ends the wait', async () => {
  await renderPart(toggleAndMenu);
  await press();
  await press();
  await wait(PART_TIMEOUT_MS);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
