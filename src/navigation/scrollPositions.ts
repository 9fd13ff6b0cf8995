const STORAGE_KEY = 'scroll';

/** Scroll positions in px, by the key of the history entry. */
const positions = new Map<string, number>();

/** Returns the positions that earlier documents of the tab have stored. */
function readPositions(): Map<string, number> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object | null;
    return new Map(Object.entries(stored ?? {}).map(([key, y]) => [key, Number(y) || 0]));
  } catch {
    // The storage is blocked or its content is invalid.
    return new Map();
  }
}

/** Saves the position of a history entry, that of the window now. */
export function savePosition(key: string): void {
  // Without `delete` a known key would keep its place in the order of the map.
  positions.delete(key);
  positions.set(key, window.scrollY);
}

/** Returns the last known position of a history entry in px, also from an earlier document of the tab. */
export const findPosition = (key: string): number | undefined =>
  positions.get(key) ?? readPositions().get(key);

/** Stores the positions for later documents of the tab. @returns false if session storage is blocked or full */
export function storePositions(): boolean {
  try {
    const stored = [...readPositions()].filter(([key]) => !positions.has(key));
    const newest = [...stored, ...positions].slice(-50);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
    return true;
  } catch {
    return false;
  }
}
