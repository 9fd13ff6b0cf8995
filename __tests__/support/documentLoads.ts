const LOADS = /^Error: Not implemented: (navigation|HTMLFormElement\.prototype\.requestSubmit)/;

/**
 * The times that a page asked for a document, by a navigation or by a form that the browser sends: jsdom
 * loads none, and says so in the console.
 */
export function documentLoads(): readonly unknown[] {
  const loads: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (!LOADS.test(String(error))) throw error;
    loads.push(error);
  });
  return loads;
}
