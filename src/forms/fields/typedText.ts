// Unicode's invisible characters (https://www.unicode.org/reports/tr44/): `DI`, Default_Ignorable_Code_Point, is what a
// font shows as nothing, for example bidirectional marks, soft hyphens and joiners; `Cc` and `Cf` are controls.

/**
 * Removes invisible characters from an address or a telephone number. Chats and contact cards put them around
 * what a visitor copies. The joiners of an emoji stay.
 */
const removeInvisible = (value: string): string =>
  value.replace(
    /(\p{ExtPict}[\p{EMod}\u200d\ufe0f\u{e0020}-\u{e007f}]*)|[\p{DI}\p{Cc}\p{Cf}]/gu,
    '$1',
  );

/** Returns an address or a telephone number as it is checked and sent (R-FORM-09). */
export const cleanWord = (value: string): string => removeInvisible(value).trim();

/**
 * Removes white space and invisible characters at both ends of a text. Variation selectors and tags directly
 * after a visible character stay, because they belong to an emoji.
 */
export const trimVisible = (value: string): string =>
  value
    .replace(/^[\s\p{DI}\p{Cc}\p{Cf}]+/u, '')
    .replace(/([\ufe00-\ufe0f\u{e0020}-\u{e01ef}]*)[\s\p{DI}\p{Cc}\p{Cf}]*$/u, '$1');

const absoluteUrl =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Returns true only for an http or https URL with a dot in its host, and without user, password or
 * white space. `new URL` alone would also accept `https://1` and `https:\\a.com`.
 */
export function isWebAddress(value: string): boolean {
  try {
    return absoluteUrl.test(value) && new URL(value) !== null;
  } catch {
    return false;
  }
}
