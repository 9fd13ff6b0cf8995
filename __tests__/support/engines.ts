/** Size of each window's viewport, in px: a phone's. */
export const viewport = { width: 360, height: 740 };

/** Options of a window in another engine. */
export interface VisitOptions {
  readonly dark?: boolean;
  readonly script?: boolean;
}

/** A window of any engine, driven as a visitor would. */
export interface Visit {
  goto(address: string): Promise<void>;
  /** Evaluates an expression, also where the page's scripts are disabled. */
  read<Value>(expression: string): Promise<Value>;
  /** Clicks the middle of the element that an expression returns. */
  click(element: string): Promise<void>;
  /** Types at the end of the first field of a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  back(): Promise<void>;
  /** Errors, warnings and uncaught exceptions of the console so far. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/**
 * Returns an expression that scrolls an element to the middle of the window and returns the
 * coordinates of its centre, in px.
 * @param element an expression that returns the element
 */
export const centerOf = (element: string): string => `(() => {
  const element = ${element};
  const middle = (({ top, height }) => top + height / 2)(element.getBoundingClientRect());
  // Chromium before 120 scrolls smoothly in scrollIntoView whatever its behavior is.
  if (!element.closest('dialog, [role=dialog]')) {
    scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;
