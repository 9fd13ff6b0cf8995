let running = {};
beforeEach(() => {
  running = {};
});

/** Returns a function that returns whether the test that now runs still does: one that ran out of time goes on after its end. */
export function watchTest(): () => boolean {
  const test = running;
  return () => test === running;
}
