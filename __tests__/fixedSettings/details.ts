// A fixture: the suites read it in place of src/config/details.ts (docs/testing.md, «Fixed settings»).
import { detailRules } from '../../tools/settings/detailRules';

/** All details are empty. `__tests__/support/builds.ts` writes the same into the copy that it builds. */
export const details = Object.fromEntries(
  Object.keys(detailRules).map((name) => [name, '']),
) as Record<keyof typeof detailRules, string>;
