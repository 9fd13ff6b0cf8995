import { act, renderHook, screen } from '@testing-library/react';
import { business } from '../../src/config/business';
import { headlinePurposes } from '../../src/content/home';
import { Hero } from '../../src/pages/home/Hero';
import { useRotation } from '../../src/pages/home/useRotation';
import { preferReducedMotion, renderPart } from '../support/render';

const step = business.headlineRotationMs;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  preferReducedMotion(false);
});

describe('useRotation', () => {
  const rotation = () => renderHook(() => useRotation(3, step)).result;

  test('R-HOME-01: starts at the first item, moves on after each interval, and starts over after the last', () => {
    const result = rotation();
    expect(result.current).toMatchObject({ activeIndex: 0, mode: 'playing' });
    pass(step - 1);
    expect(result.current.activeIndex).toBe(0);
    pass(1);
    const seen = [1, 2, 3, 4, 5].map(() => {
      const { activeIndex } = result.current;
      pass(step);
      return activeIndex;
    });
    expect(seen).toEqual([1, 2, 0, 1, 2]);
  });

  test('R-HOME-10: rests while it is paused, and stays a whole interval after it was resumed', () => {
    const result = rotation();
    pass(step + step / 2);
    act(() => result.current.toggle());
    expect(result.current.mode).toBe('paused');
    pass(10 * step);
    expect(result.current.activeIndex).toBe(1);
    act(() => result.current.toggle());
    pass(step - 1);
    expect(result.current).toMatchObject({ activeIndex: 1, mode: 'playing' });
    pass(1);
    expect(result.current.activeIndex).toBe(2);
  });

  test('R-HOME-10: rests while the page is hidden, and goes on after', () => {
    const result = rotation();
    setHidden(true);
    pass(10 * step);
    expect(result.current.activeIndex).toBe(0);
    setHidden(false);
    pass(step);
    expect(result.current.activeIndex).toBe(1);
  });

  test('R-A11Y-07, R-HOME-10: never moves for someone who asked for less motion', () => {
    preferReducedMotion(true);
    const result = rotation();
    pass(10 * step);
    expect(result.current.activeIndex).toBe(0);
  });

  test('leaves no timer behind', () => {
    const { unmount } = renderHook(() => useRotation(3, step));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('R-HOME-04, R-HOME-11: one stamp a purpose is active, and no live region announces the change', async () => {
  await renderPart(<Hero />);
  const stamps = [...document.querySelectorAll(':not(h1 *)[data-purpose]')];
  expect(stamps.map((stamp) => stamp.getAttribute('data-purpose'))).toEqual(
    headlinePurposes.map(({ id }) => id),
  );
  pass(step);
  expect(stamps.map((stamp) => stamp.hasAttribute('data-active'))).toEqual([false, true, false]);
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline.closest('[aria-live]')).toBeNull();
  expect(headline.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});
