import { until } from './until';

/** Size of each window's viewport, in px: a phone's. */
export const viewport = { width: 360, height: 740 };

/** How long a person presses a button of the mouse, in ms: what moves meanwhile gets no click. */
export const PRESS_MS = 80;

/** Options of a window in another engine. */
export interface VisitOptions {
  readonly dark?: boolean;
  readonly script?: boolean;
  /** Width of the viewport, in px; a phone's if not given. */
  readonly width?: number;
  /** Whether a finger presses, and not a mouse. */
  readonly touch?: boolean;
}

/** A window of any engine, driven as a visitor would. */
export interface Visit {
  goto(address: string): Promise<void>;
  /** Evaluates an expression, also where the page's scripts are disabled. */
  read<Value>(expression: string): Promise<Value>;
  /** Presses the middle of the element that an expression returns, as long as a person does. */
  click(element: string): Promise<void>;
  /** Types at the end of the first field of a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Backspace'): Promise<void>;
  back(): Promise<void>;
  /** Errors, warnings and uncaught exceptions of the console so far. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/**
 * Returns an expression that scrolls an element to the middle of the window.
 * @param element an expression that returns the element
 */
export const scrollToMiddle = (element: string): string => `(() => {
  const element = ${element};
  if (element.closest('dialog, [role=dialog]')) return;
  const { top, height } = element.getBoundingClientRect();
  const distance = top + height / 2 - innerHeight / 2;
  // Chromium before 120 scrolls smoothly in scrollIntoView whatever its behavior is.
  if (Math.abs(distance) > 1) scrollBy({ top: distance, behavior: 'instant' });
})()`;

interface Place {
  /** The centre of an element, in px. */
  readonly x: number;
  readonly y: number;
  /** What lies above the element there; empty if it is the element or a part of it. */
  readonly above: string;
  /** How many frames the page has drawn since its first place was read; 0 where scripts are disabled. */
  readonly frame: number;
}

/**
 * An expression for the place of an element. Its frames are counted, because on a busy machine a page that scrolls smoothly
 * may draw none for 50 ms, and the scroll then goes on where scrollToMiddle has not left it.
 */
const placeOf = (element: string) => `(() => {
  const element = ${element};
  const countFrames = () => {
    window.drawnFrames = (window.drawnFrames ?? -1) + 1;
    requestAnimationFrame(countFrames);
  };
  if (!('drawnFrames' in window)) countFrames();
  const frame = window.drawnFrames;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const found = document.elementFromPoint(x, y);
  if (element.contains(found)) return { x, y, frame, above: '' };
  return { x, y, frame, above: found ? found.outerHTML.slice(0, 120) : 'nothing, outside of the window' };
})()`;

/** For how many frames the centre of an element has to stay where it is. */
const STILL_FRAMES = 2;

/**
 * Scrolls an element to the middle of the window, and waits until its centre stands still, because the page may still be
 * scrolling smoothly or moving the element. A page without scripts runs no timers, so that the waits are in this process.
 * @param read evaluates an expression in the page
 * @param element an expression that returns the element
 * @param options.script false if the page's scripts are disabled
 * @returns the coordinates of the centre, in px
 * @throws Error if the element keeps moving, or which element lies above it
 */
export async function pointOf(
  read: Visit['read'],
  element: string,
  { script = true }: VisitOptions,
): Promise<{ readonly x: number; readonly y: number }> {
  let first: Place | undefined;
  await until(`the centre of ${element} stands still and can be pressed`, async () => {
    // The place before the scroll tells whether the page has moved on since the last one. The place after it tells whether
    // the press would miss the element, because this scroll has moved it.
    const [place, scrolled] = await read<[Place, Place]>(
      `[${placeOf(element)}, (${scrollToMiddle(element)}, ${placeOf(element)})]`,
    );
    const isMoving = place.y !== scrolled.y;
    if (isMoving || place.x !== first?.x || place.y !== first.y || place.frame < first.frame) {
      first = place;
      return false;
    }
    if (script && place.frame < first.frame + STILL_FRAMES) return false;
    if (place.above) throw new Error(`above it lies ${place.above}`);
    return true;
  });
  return first!;
}
