const PROBE = 'prueba';

/** Returns whether session storage takes values: it may be blocked, missing or full. */
export function canStore(): boolean {
  try {
    sessionStorage.setItem(PROBE, PROBE);
    sessionStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
