import { act, renderHook, screen, within } from '@testing-library/react';
import { business } from '../../src/config/business';
import { hero, purposes } from '../../src/content/home';
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

  test('R-HOME-01: starts at the first item, as the build prerenders it', () => {
    expect(rotation().current).toMatchObject({ index: 0, mode: 'playing' });
  });

  test('R-HOME-01: moves on after each interval and starts over after the last', () => {
    const result = rotation();
    const seen = [0, 1, 2, 3, 4, 5, 6].map((round) => {
      if (round > 0) pass(step);
      return result.current.index;
    });
    expect(seen).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  test('R-HOME-01: does not move before the interval is over', () => {
    const result = rotation();
    pass(step - 1);
    expect(result.current.index).toBe(0);
  });

  test('R-HOME-10: rests while it is paused', () => {
    const result = rotation();
    pass(step);
    act(() => result.current.toggle());
    expect(result.current.mode).toBe('paused');
    pass(10 * step);
    expect(result.current.index).toBe(1);
  });

  test('R-HOME-10: goes on where it stood, a whole interval after it was resumed', () => {
    const result = rotation();
    pass(step + step / 2);
    act(() => result.current.toggle());
    pass(step);
    act(() => result.current.toggle());
    pass(step - 1);
    expect(result.current).toMatchObject({ index: 1, mode: 'playing' });
    pass(1);
    expect(result.current.index).toBe(2);
  });

  test('R-HOME-10: rests while the page is hidden, and goes on after', () => {
    const result = rotation();
    setHidden(true);
    pass(10 * step);
    expect(result.current.index).toBe(0);
    setHidden(false);
    pass(step);
    expect(result.current.index).toBe(1);
  });

  test('R-A11Y-07, R-HOME-10: never moves for someone who asked for less motion', () => {
    preferReducedMotion(true);
    const result = rotation();
    pass(10 * step);
    expect(result.current.index).toBe(0);
  });

  test('leaves no timer behind', () => {
    const { unmount } = renderHook(() => useRotation(3, step));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the headline', () => {
  const headline = () => screen.getByRole('heading', { level: 1 });
  const shownWord = () =>
    purposes
      .map(({ word }) => within(headline()).getByText(word))
      .filter((word) => getComputedStyle(word).visibility !== 'hidden')
      .map((word) => word.textContent);

  beforeEach(() => renderPart(<Hero />));

  test('R-HOME-11: is one still sentence to a screen reader, whatever word is shown', () => {
    const name = `${hero.headline} ${hero.stillWords}`;
    const spoken = () => {
      const copy = headline().cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[aria-hidden=true], button').forEach((part) => part.remove());
      return copy.textContent!.replace(/\s+/g, ' ').trim();
    };
    expect(spoken()).toBe(name);
    pass(step);
    expect(spoken()).toBe(name);
  });

  test('R-HOME-11: is not announced again at every change', () => {
    expect(headline().closest('[aria-live]')).toBeNull();
    expect(headline().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  test('R-HOME-01: shows one word at a time, in order', () => {
    const seen = [shownWord()];
    for (let round = 1; round <= purposes.length; round++) {
      pass(step);
      seen.push(shownWord());
    }
    expect(seen.flat()).toEqual([...purposes.map(({ word }) => word), purposes[0].word]);
  });

  test('R-HOME-10: has a button that pauses it while it is pressed', () => {
    const button = screen.getByRole('button', { name: hero.pause, pressed: false });
    act(() => button.click());
    expect(button).toHaveAttribute('aria-pressed', 'true');
    pass(2 * step);
    expect(shownWord()).toEqual([purposes[0].word]);
    act(() => button.click());
    expect(button).toHaveAttribute('aria-pressed', 'false');
    pass(step);
    expect(shownWord()).toEqual([purposes[1].word]);
  });

  test('R-HOME-04: lets every word and every stamp have the ink of its purpose', () => {
    for (const { id, word } of purposes) {
      expect(getComputedStyle(within(headline()).getByText(word)).color).toContain(`palette-${id}`);
    }
    const stamps = [...document.querySelectorAll(':not(h1 *)[data-purpose]')];
    expect(stamps.map((stamp) => stamp.getAttribute('data-purpose'))).toEqual(
      purposes.map(({ id }) => id),
    );
    pass(step);
    expect(stamps.map((stamp) => stamp.hasAttribute('data-active'))).toEqual([false, true, false]);
  });
});
