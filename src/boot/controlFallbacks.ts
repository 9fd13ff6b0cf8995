/**
 * Adds the behaviour of the menu's `<dialog>` and the questions' `<details>` that some browsers lack,
 * and closes the menu on navigation. Listens on the window in the capture phase, for the whole visit:
 * before hydration, handleEvents.ts stops the events at the document.
 */
export function addControlFallbacks(): void {
  addEventListener('click', onClick, true);
  // `toggle` does not bubble.
  addEventListener('toggle', closeOtherQuestions, true);
  addEventListener('resize', closeHiddenMenu);
  addEventListener('popstate', closeMenu);
}

/** Invoker commands: Chromium 135, Firefox 144, Safari 26.2. */
const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

/** `closedby`: Chromium 134, Firefox 141, not in Safari 26. */
const hasClosedBy = 'closedBy' in document.createElement('dialog');

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const dialog = target.closest<HTMLDialogElement>('#menu');
  const isOnBackdrop = !hasClosedBy && target === dialog && !isWithin(dialog, event);
  // A followed link closes the menu, also a link to a section of the current page.
  if (dialog && (isOnBackdrop || target.closest('a'))) dialog.close();

  const button = !hasCommands && target.closest('[commandfor]');
  if (!button) return;
  const commanded = document.getElementById(
    button.getAttribute('commandfor')!,
  ) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') commanded.close();
  else commanded.showModal();
}

/** Whether a click is within the dialog's box: a click on its backdrop has the same target. */
function isWithin(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Browsers do this for `<details name>` from Chromium 120, Firefox 130 and Safari 17.2 on. */
function closeOtherQuestions({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  for (const other of target.parentElement!.querySelectorAll('details')) {
    if (other !== target) other.open = false;
  }
}

const getOpenMenu = () => document.querySelector<HTMLDialogElement>('#menu[open]');

/** Closes the menu when the visitor goes back or forward, which changes the page below the menu. */
const closeMenu = (): void => getOpenMenu()?.close();

/** Closes the menu in a window that has become so wide that its button is hidden (R-BAR-05). */
function closeHiddenMenu(): void {
  const button = getOpenMenu() && document.querySelector('[commandfor=menu][command=show-modal]');
  if (button?.getClientRects().length === 0) closeMenu();
}
