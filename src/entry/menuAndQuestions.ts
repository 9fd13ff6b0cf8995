import { MENU_ID } from '../contract';

/**
 * Adds the event listeners that control the menu (`<dialog>`) and the answers of the FAQ (`<details>`) in
 * browsers that need a script for this. In every browser the listeners also close the menu after a click
 * on one of its links, on back and forward, and when CSS hides the menu button, and keep an opened question in
 * its place. The React components have no event handlers for this, so the listeners stay for the whole visit.
 */
export function controlMenuAndQuestions(): void {
  // Before hydration earlyPresses.ts stops clicks at the document. In the capture phase the window
  // receives a click earlier than the document.
  addEventListener('click', onClick, true);
  // In the capture phase, because `toggle` does not bubble.
  addEventListener('toggle', closeOtherQuestions, true);
  addEventListener('resize', closeHiddenMenu);
  addEventListener('popstate', closeMenu);
}

/** Browsers support invoker commands (`commandfor`) from Chromium 135, Firefox 144 and Safari 26.2 on. */
const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;

/** Browsers support `<dialog closedby>` from Chromium 134, Firefox 141 and Safari 27.3 on. */
const supportsClosedBy = 'closedBy' in document.createElement('dialog');

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const dialog = target.closest<HTMLDialogElement>(`#${MENU_ID}`);
  const button = target.closest('[commandfor]');
  const question = target.closest('summary');
  if (question) keepInPlace(question);

  const isOnBackdrop = !supportsClosedBy && target === dialog && !isWithin(dialog, event);
  // The menu is a part of the page's header, which stays when the page changes. Without this line the
  // menu would stay open after a click on one of its links and cover the next page.
  if (dialog && (isOnBackdrop || target.closest('a'))) dialog.close();

  if (supportsCommands || !button) return;
  const commandedDialog = document.getElementById(
    button.getAttribute('commandfor')!,
  ) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') commandedDialog.close();
  else commandedDialog.showModal();
}

/**
 * Returns whether a click is inside the dialog's box. The backdrop is outside of this box, but a click on
 * the backdrop also has the dialog as its `target`.
 */
function isWithin(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * Keeps a pressed question at its place of the window when the answer above it closes (R-FAQ-07): scrolls before the browser
 * paints the next frame.
 */
function keepInPlace(question: Element): void {
  const details = question.parentElement as HTMLDetailsElement;
  const { top } = question.getBoundingClientRect();
  // In this task, and not at `toggle`, which older browsers may dispatch after the frame.
  if (!details.open) closeOthers(details);
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

/**
 * Closes the other answers of the FAQ. Older browsers need this when the search in the page opens an answer; from
 * Chromium 120, Firefox 130 and Safari 17.2 on, the attribute `name` of the `<details>` is enough.
 */
function closeOthers(details: HTMLDetailsElement): void {
  for (const other of details.parentElement!.querySelectorAll('details'))
    if (other !== details) other.open = false;
}

function closeOtherQuestions({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) closeOthers(target);
}

const getOpenMenu = () => document.querySelector<HTMLDialogElement>(`#${MENU_ID}[open]`);

const closeMenu = (): void => getOpenMenu()?.close();

/** Closes the menu if the window is now so wide that CSS hides the menu button (R-BAR-04). */
function closeHiddenMenu(): void {
  const button =
    getOpenMenu() && document.querySelector(`[commandfor=${MENU_ID}][command=show-modal]`);
  if (button?.getClientRects().length === 0) closeMenu();
}
