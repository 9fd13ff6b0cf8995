import { act, renderHook } from '@testing-library/react';
import { business } from '../../src/config/business';
import { Hero } from '../../src/pages/home/Hero';
import { useRotation } from '../../src/pages/home/useRotation';
import { preferReducedMotion, renderPart } from '../support/render';

const interval = business.headlineRotationMs;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

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
  const renderRotation = () => renderHook(() => useRotation(3, interval)).result;

  test('R-HOME-01, R-HOME-10: a paused rotation does not advance; a resumed one waits a whole interval, and starts over after the last item', () => {
    const result = renderRotation();
    advance(interval + interval / 2);
    act(() => result.current.setMode('paused'));
    expect(result.current.mode).toBe('paused');
    advance(10 * interval);
    expect(result.current.activeIndex).toBe(1);
    act(() => result.current.setMode('playing'));
    advance(interval - 1);
    expect(result.current).toMatchObject({ activeIndex: 1, mode: 'playing' });
    advance(1);
    expect(result.current.activeIndex).toBe(2);
    advance(interval);
    expect(result.current.activeIndex).toBe(0);
  });

  test('R-HOME-10: the rotation stops while the page is hidden, and continues afterwards', () => {
    const result = renderRotation();
    setHidden(true);
    advance(10 * interval);
    expect(result.current.activeIndex).toBe(0);
    setHidden(false);
    advance(interval);
    expect(result.current.activeIndex).toBe(1);
  });

  test('R-A11Y-07, R-HOME-10: the rotation never advances with reduced motion, also if the visitor changes the setting during the visit', () => {
    preferReducedMotion(true);
    const result = renderRotation();
    advance(10 * interval);
    expect(result.current.activeIndex).toBe(0);
    preferReducedMotion(false);
    advance(interval);
    expect(result.current.activeIndex).toBe(1);
    preferReducedMotion(true);
    advance(10 * interval);
    expect(result.current.activeIndex).toBe(1);
  });
});

test('R-HOME-12: only the stamp of the current word is active', async () => {
  await renderPart(<Hero />);
  const stamps = [...document.querySelectorAll(':not(h1 *)[data-purpose]')];
  advance(interval);
  expect(stamps.map((stamp) => stamp.hasAttribute('data-active'))).toEqual([false, true, false]);
});
