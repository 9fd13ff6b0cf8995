import { closeFirefox, firefox } from './firefox';
import { webkit } from './webkit';

/** How a window of another engine is opened. */
export interface VisitOptions {
  /** Of the window's inside, in px. */
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  readonly script?: boolean;
}

/** What a visitor can do in a window, whatever drives it. Selectors are CSS, the first match counts. */
export interface Visit {
  goto(address: string): Promise<void>;
  /** The value of a script's expression; it works where the page's own scripts are off, too. */
  read<Value>(expression: string): Promise<Value>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** The engines beside Chromium's, each with what opens a window in it. */
export const engines: Readonly<Record<string, (options: VisitOptions) => Promise<Visit>>> = {
  firefox,
  webkit,
};

/** Ends what the engines keep from one window to the next. */
export const closeEngines = closeFirefox;

/** An expression that brings an element to the middle of the window, and says where its own middle is. */
export const CENTER = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

const PATIENCE_MS = 15_000;

/** Waits until an expression is true in the page; fails with the expression. */
export async function until(visit: Visit, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  // A page that is being left answers nothing.
  const isTrue = () => visit.read(`Boolean(${expression})`).catch(() => false);
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Never true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
