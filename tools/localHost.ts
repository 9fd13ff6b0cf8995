/** Hosts of this machine, among them all of 127.0.0.0/8 (RFC 1122, 3.2.1.3). */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a URL leads to this machine, so that no other machine can open it. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) && LOCAL.test(new URL(address).hostname);
