import type { Role } from '../../src/theme/palette';

/**
 * Returns what each colour of the light scheme is for: the comment above the colour in src/theme/palette.ts, which the
 * designer's editor shows too.
 * @param source text of palette.ts
 */
export function roleTextsIn(source: string): Partial<Record<Role, string>> {
  const [, object = ''] = /export const light = \{\n([\s\S]*?)\n\};/.exec(source) ?? [];
  const texts: Record<string, string> = {};
  let group = '';
  let comment = '';
  for (const [, text, name, opens] of object.matchAll(
    /\/\*\*\s*([\s\S]*?)\s*\*\/|^\s*(?:(\w+): (\{)?|\})/gm,
  )) {
    if (text !== undefined) comment = text.replace(/\s*\n\s*\* ?/g, ' ');
    else if (!name) group = '';
    else if (opens) group = `${name}.`;
    else if (comment) {
      texts[group + name] = comment;
      comment = '';
    }
  }
  return texts;
}
