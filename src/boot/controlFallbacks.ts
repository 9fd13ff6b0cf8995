/**
 * What a browser may lack of the menu's `<dialog>` and the questions' `<details>`. The entry script adds
 * it to the elements of the page, before hydration and after.
 */
export function addControlFallbacks(): void {
  addEventListener('click', onClick, true);
  // `toggle` does not bubble.
  addEventListener('toggle', closeOthers, true);
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
  const isOutside = !hasClosedBy && target === dialog && !isWithin(dialog, event);
  // A followed link leaves the menu, also a link to a section of this page.
  if (dialog && (isOutside || target.closest('a'))) dialog.close();

  const button = !hasCommands && target.closest('[commandfor]');
  if (!button) return;
  const named = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') named.close();
  else named.showModal();
}

/** Whether a click is on the dialog and not on its backdrop, whose clicks have the same target. */
function isWithin(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** `<details name>` is exclusive from Chromium 120, Firefox 130 and Safari 17.2. */
function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  for (const other of target.parentElement!.querySelectorAll('details')) {
    if (other !== target) other.open = false;
  }
}

const menu = () => document.querySelector<HTMLDialogElement>('#menu[open]');

/** Back and forward change the page under the menu. */
const closeMenu = (): void => menu()?.close();

/** A window that has grown shows the links in the bar and hides the menu's button (R-BAR-05). */
function closeHiddenMenu(): void {
  const button = menu() && document.querySelector('[commandfor=menu][command=show-modal]');
  if (button?.getClientRects().length === 0) closeMenu();
}
