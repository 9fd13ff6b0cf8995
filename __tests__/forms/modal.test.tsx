import { renderHook } from '@testing-library/react';
import { useModal } from '../../src/forms/result/useModal';

/** jsdom has no `CloseWatcher`. */
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

const page = () => document.getElementById('root')!;
const menu = () => document.querySelector('dialog')!;

const show = (open: boolean, close = () => {}) =>
  renderHook((props: { open: boolean }) => useModal(props.open, close), { initialProps: { open } });

test('R-FORM-10: while an answer is open the page is inert and the menu closed', () => {
  // jsdom has no `close`.
  menu().close = () => void (menu().open = false);
  const { rerender, unmount } = show(false);
  expect([page().inert, menu().open]).toEqual([undefined, true]);
  rerender({ open: true });
  expect([page().inert, menu().open]).toEqual([true, false]);
  rerender({ open: false });
  expect(page().inert).toBe(false);
  rerender({ open: true });
  expect(page().inert).toBe(true);
  unmount();
  expect(page().inert).toBe(false);
});

test("R-FORM-10: Android's back gesture closes the answer, with one watcher for each opening", () => {
  const close = jest.fn();
  const { rerender } = show(false, close);
  expect(CloseWatcher.active).toEqual([]);
  rerender({ open: true });
  rerender({ open: true });
  expect(CloseWatcher.active).toHaveLength(1);
  CloseWatcher.active[0]!.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ open: false });
  expect(CloseWatcher.active).toEqual([]);
});

test('an answer opens in a browser without `CloseWatcher` and on a page without a menu', () => {
  Reflect.deleteProperty(window, 'CloseWatcher');
  menu().remove();
  const { rerender } = show(true);
  expect(page().inert).toBe(true);
  rerender({ open: false });
  document.body.innerHTML = '';
  expect(() => rerender({ open: true })).not.toThrow();
});
