import type { Scheme } from '../../theme/roles';

/**
 * A frame shows its page in the scheme that its own `color-scheme` has, whatever the system's is: so
 * day and night stand side by side and the page itself needs no switch.
 */
export const frameStyle = (scheme: Scheme) =>
  ({ display: 'block', width: '100%', height: '100%', border: 0, colorScheme: scheme }) as const;
