import { useEffect, useState } from 'react';

/** Pause in typing after which screen readers are told of what has changed, in ms. */
const PAUSE_MS = 1000;

/**
 * Returns the last value that has not changed for a second: the value after a pause in typing.
 * @param initial what is returned before the first pause
 */
export function useDebouncedValue<Value>(value: Value, initial: Value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
