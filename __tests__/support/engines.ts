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
  /**
   * Calls a function in the page, also where the page's scripts are disabled.
   * @param script uses nothing but the page and its argument, because the engine gets its source
   */
  read<Value, Argument = undefined>(
    script: (argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value>;
  /** Presses the middle of an element, as long as a person does. */
  click(element: Sought): Promise<void>;
  /** Types at the end of the first field of a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Backspace'): Promise<void>;
  back(): Promise<void>;
  /** Errors, warnings and uncaught exceptions of the console so far. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Whether the first element of a selector has the focus; runs in the page. */
export const hasFocus = (selector: string): boolean =>
  document.activeElement === document.querySelector(selector);

/** An element: the first one of a selector or, with a name, its first visible one whose accessible name begins so. */
export interface Sought {
  readonly selector: string;
  readonly name?: string;
}

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
 * Scrolls an element to the middle of the window; runs in the page. Frames are counted, because on a busy machine a page
 * that scrolls smoothly may draw none for 50 ms, and the scroll then goes on where this one has not left it.
 * @returns the element's place before and after the scroll
 * @throws Error if the page has no such element
 */
export function scrollToMiddle({ selector, name }: Sought): { before: Place; after: Place } {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      name === undefined ||
      (each.getClientRects().length > 0 &&
        (each.getAttribute('aria-label') ?? each.textContent!).trim().startsWith(name)),
  );
  if (!element) throw new Error('no such element');
  const page = window as Window & { drawnFrames?: number };
  const countFrames = () => {
    page.drawnFrames = (page.drawnFrames ?? -1) + 1;
    requestAnimationFrame(countFrames);
  };
  if (page.drawnFrames === undefined) countFrames();
  const place = (): Place => {
    const frame = page.drawnFrames!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    if (element.contains(found)) return { x, y, frame, above: '' };
    const above = found ? found.outerHTML.slice(0, 120) : 'nothing, outside of the window';
    return { x, y, frame, above };
  };
  const before = place();
  const distance = before.y - innerHeight / 2;
  if (!element.closest('dialog, [role=dialog]') && Math.abs(distance) > 1) {
    // Chromium before 120 scrolls smoothly in scrollIntoView whatever its behavior is.
    scrollBy({ top: distance, behavior: 'instant' });
  }
  return { before, after: place() };
}

/** For how many frames the centre of an element has to stay where it is. */
const STILL_FRAMES = 2;

/**
 * Scrolls an element to the middle of the window, and waits until its centre stands still, because the page may still be
 * scrolling smoothly or moving the element. A page without scripts runs no timers, so that the waits are in this process.
 * @param read calls a function in the page
 * @param options.script false if the page's scripts are disabled
 * @returns the coordinates of the centre, in px
 * @throws Error if the element keeps moving, or which element lies above it
 */
export async function pointOf(
  read: Visit['read'],
  element: Sought,
  { script = true }: VisitOptions,
): Promise<{ readonly x: number; readonly y: number }> {
  let first: Place | undefined;
  await until(
    `the centre of ${JSON.stringify(element)} stands still and can be pressed`,
    async () => {
      // The place before the scroll tells whether the page has moved on since the last one. The place after it tells whether
      // the press would miss the element, because this scroll has moved it.
      const { before: place, after } = await read(scrollToMiddle, element);
      const isMoving = place.y !== after.y;
      if (isMoving || place.x !== first?.x || place.y !== first.y || place.frame < first.frame) {
        first = place;
        return false;
      }
      if (script && place.frame < first.frame + STILL_FRAMES) return false;
      if (place.above) throw new Error(`above it lies ${place.above}`);
      return true;
    },
  );
  return first!;
}
