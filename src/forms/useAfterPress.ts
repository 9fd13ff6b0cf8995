import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback at once or, while the visitor presses something, after the press and its click.
 * A press on a button takes the focus from a field. If the blur changed the height of the form at once, the button could
 * move away from the pointer, and would receive no click.
 */
export function useAfterPress(): (callback: () => void) => void {
  const press = useRef({ isOn: false, callbacks: [] as (() => void)[] });
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPress = () => {
      clearTimeout(timer);
      press.current.isOn = true;
    };
    // In a later task than `mouseup`, because `click` follows it in the same task.
    const onRelease = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { callbacks } = press.current;
        press.current = { isOn: false, callbacks: [] };
        callbacks.forEach((callback) => callback());
      });
    };
    // A finger's tap has `pointerup` before the mouse events that move the focus and click.
    for (const type of ['pointerdown', 'mousedown']) addEventListener(type, onPress, options);
    for (const type of ['pointerup', 'pointercancel', 'mouseup'])
      addEventListener(type, onRelease, options);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return (callback) => {
    if (press.current.isOn) press.current.callbacks.push(callback);
    else callback();
  };
}
