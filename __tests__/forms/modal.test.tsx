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

const close = jest.fn();
const renderModal = () =>
  renderHook(({ open }) => useModal(open, close), { initialProps: { open: false } });

beforeEach(() => {
  close.mockClear();
  document.body.innerHTML = '<div id="root"></div><dialog id="menu" open></dialog>';
  Object.assign(window, { CloseWatcher });
});
afterEach(() => void Reflect.deleteProperty(window, 'CloseWatcher'));

test('R-FORM-10: while an answer is open the page is inert and the menu closed', () => {
  const root = document.getElementById('root')!;
  const menu = document.querySelector('dialog')!;
  // jsdom's `<dialog>` has no `close` method.
  menu.close = () => void (menu.open = false);
  const { rerender, unmount } = renderModal();
  expect([root.inert, menu.open]).toEqual([undefined, true]);
  rerender({ open: true });
  expect([root.inert, menu.open]).toEqual([true, false]);
  rerender({ open: false });
  expect(root.inert).toBe(false);
  rerender({ open: true });
  unmount();
  expect(root.inert).toBe(false);
});

test("R-FORM-10: Android's back gesture and a step back in the history close an open answer; each opening creates one CloseWatcher", () => {
  const { rerender } = renderModal();
  rerender({ open: true });
  rerender({ open: true });
  expect(CloseWatcher.active).toHaveLength(1);
  CloseWatcher.active[0]!.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.popState(window);
  expect(close).toHaveBeenCalledTimes(2);
  rerender({ open: false });
  expect(CloseWatcher.active).toEqual([]);
  fireEvent.popState(window);
  expect(close).toHaveBeenCalledTimes(2);
});

test('an answer opens in a browser without `CloseWatcher` and on a page without a menu', () => {
  Reflect.deleteProperty(window, 'CloseWatcher');
  document.body.innerHTML = '';
  const { rerender } = renderModal();
  expect(() => rerender({ open: true })).not.toThrow();
});
