/** Frames that load at a time: more of them would only wait for one another. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Does something when its turn has come; the last to ask is the next, because it is what is looked at. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await act();
  } finally {
    running -= 1;
    waiting.pop()?.();
  }
}
