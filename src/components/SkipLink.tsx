import { navigation } from '../content/site';

/** Id of the page's `<main>`. */
export const MAIN_ID = 'contenido';

/**
 * Makes `<main>` focusable until it loses the focus: the browser focuses the target of the followed link only then. If `<main>`
 * were always focusable, a click into its text would focus it, and Tab would start at the top of the page.
 */
function makeMainFocusable(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  main.tabIndex = -1;
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/** Link from the page's start to its content, visible while it has the focus (R-A11Y-02). */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} onClick={makeMainFocusable}>
      {navigation.skip}
    </a>
  );
}
