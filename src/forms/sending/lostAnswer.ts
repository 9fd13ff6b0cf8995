import type { FormId } from '../fields/definitions';

const sendingKey = (form: FormId) => `enviando:${form}`;

/**
 * Returns the Web Locks API, or undefined in an insecure context (http, except on localhost). If cookies are
 * blocked, the methods of the API reject.
 */
const getLocks = (): LockManager | undefined => navigator.locks;

/** Returns null if the action throws: storage full or blocked. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Records in the session storage that a form is being sent. The record is the name of a Web Lock,
 * which this page holds until the answer is known or the visitor leaves the page. If the visitor
 * duplicates the tab, the browser copies the record; the lock tells the new tab that another page
 * still waits for the answer (R-LEAD-20).
 * @param answered promise that resolves when the answer is known
 */
export function markSending(form: FormId, answered: Promise<unknown>): void {
  const lockName = `${sendingKey(form)}:${Math.random().toString(36).slice(2)}`;
  tryStorage((storage) => storage.setItem(sendingKey(form), lockName));
  // Also releases the lock at `pagehide`. Otherwise a page in the back/forward cache could keep the
  // lock, and the form in the next page would not say that the result is unknown.
  const pageHidden = new Promise((resolve) =>
    addEventListener('pagehide', resolve, { once: true }),
  );
  getLocks()
    ?.request(lockName, () => Promise.race([answered, pageHidden]))
    .catch(() => {});
}

/** Removes the record that `markSending` has written. */
export function clearSending(form: FormId): void {
  tryStorage((storage) => storage.removeItem(sendingKey(form)));
}

/**
 * Returns whether the answer to a sent form is lost, because the visitor left the page that waited
 * for the answer. If a page in another tab still holds the lock of `markSending`, that page shows
 * the answer, and this function removes the record of this tab.
 */
export async function isAnswerLost(form: FormId): Promise<boolean> {
  const lockName = tryStorage((storage) => storage.getItem(sendingKey(form)));
  if (!lockName) return false;
  const { held = [] } =
    (await getLocks()
      ?.query()
      .catch(() => null)) ?? {};
  if (!held.some(({ name }) => name === lockName)) return true;
  clearSending(form);
  return false;
}
