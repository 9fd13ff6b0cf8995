/**
 * Parses a URL.
 *
 * Not with `URL.canParse`: after V8 has optimized the code that calls it, Node 20.20 returns false for valid
 * URLs with letters such as «ñ».
 * @param base URL to which a relative URL is resolved
 * @returns undefined if the URL is invalid
 */
export function parseUrl(url: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
