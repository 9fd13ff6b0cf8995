const shape = /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * True for a whole http or https address with a dotted host, without user, password or spaces.
 * `new URL` alone takes `https://1` and mends backslashes, so the shape is checked first.
 */
export function isWebAddress(value: string): boolean {
  try {
    return shape.test(value) && new URL(value) !== null;
  } catch {
    return false;
  }
}

/**
 * The whole address for one without its scheme, or with a broken one.
 * @returns «https://www.agencia.com.ar» for «www.agencia.com.ar», or null where adding it does not help
 */
export function suggestWeb(value: string): string | null {
  const typed = value.trim();
  if (typed === '' || isWebAddress(typed)) return null;
  const address = `https://${typed.replace(/^(?:[a-z]*:)?[/\\]+|^https?:/i, '')}`;
  return isWebAddress(address) ? address : null;
}
