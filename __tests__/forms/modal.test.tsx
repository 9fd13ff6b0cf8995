import { fireEvent, renderHook } from '@testing-library/react';
import { useModal } from '../../src/forms/result/useModal';

/** Mock, because jsdom has no `CloseWatcher`. */
class CloseWatcher extends EventTarget {
  static active: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.active.push(this);
  }
  destroy() {
    CloseWatcher.active = CloseWatcher.active.filter((watcher) => watcher !== this);
  }
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><dialog id="menu" open></dialog>';
  Object.assign(window, { CloseWatcher });
  CloseWatcher.active = [];
});
afterEach(() => void Reflect.deleteProperty(window, 'CloseWatcher'));

const getRoot = () => document.getElementById('root')!;
const getMenu = () => document.querySelector('dialog')!;

const renderModal = (open: boolean, close = () => {}) =>
  renderHook((props: { open: boolean }) => useModal(props.open, close), { initialProps: { open } });

test('R-FORM-10: while an answer is open the page is inert and the menu closed', () => {
  // jsdom's `<dialog>` has no `close` method.
  getMenu().close = () => void (getMenu().open = false);
  const { rerender, unmount } = renderModal(false);
  expect([getRoot().inert, getMenu().open]).toEqual([undefined, true]);
  rerender({ open: true });
  expect([getRoot().inert, getMenu().open]).toEqual([true, false]);
  rerender({ open: false });
  expect(getRoot().inert).toBe(false);
  rerender({ open: true });
  expect(getRoot().inert).toBe(true);
  unmount();
  expect(getRoot().inert).toBe(false);
});

test("R-FORM-10: Android's back gesture closes the answer; each opening creates one CloseWatcher", () => {
  const close = jest.fn();
  const { rerender } = renderModal(false, close);
  expect(CloseWatcher.active).toEqual([]);
  rerender({ open: true });
  rerender({ open: true });
  expect(CloseWatcher.active).toHaveLength(1);
  CloseWatcher.active[0]!.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ open: false });
  expect(CloseWatcher.active).toEqual([]);
});

test('R-FORM-10: a step back in the history closes the answer of the page that the visitor leaves', () => {
  const close = jest.fn();
  const { rerender } = renderModal(true, close);
  fireEvent.popState(window);
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ open: false });
  fireEvent.popState(window);
  expect(close).toHaveBeenCalledTimes(1);
});

test('an answer opens in a browser without `CloseWatcher` and on a page without a menu', () => {
  Reflect.deleteProperty(window, 'CloseWatcher');
  getMenu().remove();
  const { rerender } = renderModal(true);
  expect(getRoot().inert).toBe(true);
  rerender({ open: false });
  document.body.innerHTML = '';
  expect(() => rerender({ open: true })).not.toThrow();
});
