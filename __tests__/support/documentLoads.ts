/**
 * The times that a page asked for a document, instead of going on in its own: jsdom loads none, and
 * says so in the console.
 */
export function documentLoads(): readonly unknown[] {
  const loads: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (!/^Error: Not implemented: navigation/.test(String(error))) throw error;
    loads.push(error);
  });
  return loads;
}
