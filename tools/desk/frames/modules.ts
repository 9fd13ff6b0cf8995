/** Modules of the site that may fetch others late. */
const sources = Object.keys(import.meta.glob('/src/**/*.{ts,tsx}'));

let known: Promise<readonly string[]> | undefined;

/** Addresses that the development server gives to what the site fetches late. */
async function findLateModules(): Promise<readonly string[]> {
  const texts = await Promise.all(
    sources.map(async (source) => (await fetch(source, { headers: { Accept: '*/*' } })).text()),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address]) => address!),
  );
}

/** What a built site would call such a file: `/assets/Dialog`. */
const builtName = (address: string) =>
  `/assets/${/([^/_]+?)\.\w+(\?.*)?$/.exec(address)?.[1] ?? address}`;

/**
 * Addresses of the modules whose files in a built site are named so.
 * @param patterns as the table of states has them, for the built site
 */
export async function modulesNamed(patterns: readonly RegExp[]): Promise<readonly string[]> {
  if (patterns.length === 0) return [];
  known ??= findLateModules();
  return (await known).filter((address) =>
    patterns.some((pattern) => pattern.test(builtName(address))),
  );
}
