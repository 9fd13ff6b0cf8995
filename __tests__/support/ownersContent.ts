import * as details from '../../src/config/details';
import { owner } from '../../src/config/owner';
import { isPhoto } from '../../tools/build/pictures';
import { currentSettings, placeholders } from '../../tools/build/settings';

/**
 * Tells whether the owner has replaced a value in src/config/owner.ts, filled in a detail or set a photo. The
 * pages may then be larger than with placeholders.
 */
export function hasOwnersContent(): boolean {
  const remaining = placeholders(currentSettings).map(({ name }) => name);
  const { reviews, founderPicture } = currentSettings;
  return (
    Object.keys(owner).some((name) => !remaining.includes(name)) ||
    Object.values(details).some((detail) => detail !== '') ||
    [...reviews, founderPicture].some(isPhoto)
  );
}
