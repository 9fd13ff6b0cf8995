import { parseUrl } from './parseUrl';

/** `localhost` and the loopback addresses; IPv4 reserves all of 127.0.0.0/8 (RFC 1122, 3.2.1.3). */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the host of a URL is `localhost` or a loopback address; false for a relative URL. */
export const isLocal = (url: string): boolean => LOCAL_HOST.test(parseUrl(url)?.hostname ?? '');
