/**
 * Keeps an Enter key that the visitor holds from pressing the element to which the focus has moved meanwhile: held on
 * «Cerrar», the repeated key would press the submit button, which has the focus again. Serves the whole visit.
 */
export function ignoreHeldEnter(): void {
  /** The element on which the visitor has pressed the key. */
  let pressed: EventTarget | null = null;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      if (!event.repeat) pressed = event.target;
      else if (event.target !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}
