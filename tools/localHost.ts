/** Names and addresses of this machine: the whole of 127.0.0.0/8 is its own (RFC 1122, 3.2.1.3). */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is one of this machine's, which nobody else can open. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) && LOCAL.test(new URL(address).hostname);
