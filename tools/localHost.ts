const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is one of this machine's, which nobody else can open. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) && NAMES.includes(new URL(address).hostname);
