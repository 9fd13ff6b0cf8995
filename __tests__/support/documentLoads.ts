const LOADS = /^Error: Not implemented: (navigation|HTMLFormElement\.prototype\.requestSubmit)/;

/**
 * Records the navigations and native form submits of a test. jsdom implements neither, and reports each to
 * the console.
 * @returns the reports so far; the list grows
 */
export function recordDocumentLoads(): readonly unknown[] {
  const loads: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (!LOADS.test(String(error))) throw error;
    loads.push(error);
  });
  return loads;
}
