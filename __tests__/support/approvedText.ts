import { transform } from 'lightningcss';
import { colours } from '../../tools/theme/roles';

/** The hash that the build adds to the name of a file, and the text that replaces it. */
const FILE_HASH = /([/\w-]+)-[a-z\d]{8}(?=[-.][\w.-]+)/g;

/** The name of each colour of the palette, by its value in lower case. */
const colourNames = new Map(
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(colours[scheme])
      .toReversed()
      .map(([role, colour]) => [colour.toLowerCase(), `{${scheme} ${role}}`] as const),
  ),
);

/**
 * Replaces hashes of files and of style elements, and colours of the palette by their names, so that an edit elsewhere does
 * not change the text; shows no-break spaces as «⍽».
 */
export const withoutValues = (text: string): string =>
  text
    .replace(/#[\da-f]{6}\b/gi, (colour) => colourNames.get(colour.toLowerCase()) ?? colour)
    .replace(/\/assets\/[^\s"',)]+|\/compartir-[^\s"',)]+/g, (url) =>
      url.replace(FILE_HASH, '$1-#'),
    )
    .replace(/'sha256-[^']+'/g, "'sha256-#'")
    .replaceAll('\u00a0', '⍽');

/** What no reference picture shows: rules for these media and for these states, and these declarations. */
const UNSEEN_RULE =
  /print|forced-colors|prefers-(?!color-scheme)|scripting|keyframes|aria-busy|:(hover|focus|active|target|placeholder|selection)/;
const UNSEEN_DECLARATION =
  /^(-webkit-)?(animation|cursor|object-fit|overscroll|scroll-|touch-action|transition)/;

/** A class of MUI that says what an element is: `MuiTypography-h1`, `MuiButton-ticket`. */
const VARIANT =
  /^Mui\w+-(?!root|size|color|disable|underline|edge|fontSize|inherit|outlined|docked|\w+Button$)\w+$/;

/**
 * Returns the rules of a document's style sheets that no reference picture shows, each in one line with its at-rules; of
 * the other rules, the declarations that none shows.
 * Instead of a class of Emotion, a selector has the first element with this class.
 */
export function unseenRules(document: Document): string[] {
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  const code = transform({ filename: 'page.css', code: Buffer.from(css) }).code.toString();
  const named = withoutValues(code).replace(/\.(css-[\w-]+)/g, (_, name: string) => {
    const element = document.querySelector(`.${name}`);
    const variant = [...(element?.classList ?? [])].findLast((other) => VARIANT.test(other));
    return `‹${[element?.localName, variant].filter(Boolean).join('.')}›`;
  });
  const rules: string[] = [];
  const open: string[] = [];
  let declarations: string[] = [];
  // The printer of lightningcss writes each declaration, and the beginning and the end of each block, on its own line.
  for (const line of named.replace(/,\n */g, ', ').split('\n')) {
    const text = line.trim();
    if (text.endsWith('{')) open.push(text.slice(0, -2));
    else if (text === '}') {
      const rule = open.join(' ');
      const unseen = declarations.filter(
        (declaration) => UNSEEN_RULE.test(rule) || UNSEEN_DECLARATION.test(declaration),
      );
      if (unseen.length > 0) rules.push(`${rule} { ${unseen.join(' ')} }`);
      declarations = [];
      open.pop();
    } else if (text) declarations.push(text);
  }
  return rules;
}

/** Returns the lines of one text that the other lacks, as often as they are missing; indentation does not count. */
const missingLines = (text: string, other: string): string[] => {
  const left = other.split('\n').map((line) => line.trimStart());
  return text
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
};

/** Returns the lines that are gone, with «- », and then the lines that are new, with «+ ». */
export const changedLines = (before: string, after: string): string =>
  [
    ...missingLines(before, after).map((line) => `- ${line}`),
    ...missingLines(after, before).map((line) => `+ ${line}`),
  ].join('\n');
