import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { colours } from '../../tools/theme/roles';
import { loadContent, textsOf } from './content';

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

/** Labels, which are usually shorter, are shown as they are. */
const LABEL_LENGTH = 40;

/**
 * Returns a function that replaces a text of `src/content` with its place, for example `{home.hero.lead}`, because
 * approved/texts.test.ts approves the texts. Labels and addresses of the site are not replaced.
 */
export function placesOf(modules: ReturnType<typeof loadContent>): (text: string) => string {
  const places = new Map(
    textsOf(modules)
      .filter(([, text]) => text.length > LABEL_LENGTH || text.startsWith('https:'))
      .toReversed()
      .map(([place, text]) => [text, `{${place}}`]),
  );
  return (text) => places.get(text) ?? withoutValues(text);
}

/** Describes elements as text. */
export interface Outline {
  /** Replaces a text or the value of an attribute. */
  readonly show: (text: string) => string;
  /** Whether each attribute of an element with an id has a line of its own, so that a change of one is one line. */
  readonly isApart?: boolean;
}

/** Returns the attributes of an element, with the text of a field as its value: React sets the field's property. */
function attributesOf(element: Element): [name: string, value: string][] {
  const values = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const text = element.matches('input, textarea') && (element as HTMLInputElement).value;
  if (text) values.set('value', text);
  return [...values];
}

/** Returns the tag of an element with its attributes in alphabetical order, without the classes of MUI and Emotion. */
function tagLines(element: Element, { show, isApart }: Outline): string[] {
  const attributes = attributesOf(element)
    .map(([name, value]) => [name, name === 'class' ? ownClasses(value) : value] as const)
    .filter(([name, value]) => name !== 'class' || value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, value && `="${show(value)}"`].join(''));
  const { id, localName } = element;
  if (id && isApart)
    return [
      `<${localName} id="${id}">`,
      ...attributes.filter((each) => !each.startsWith('id=')).map((each) => `#${id} ${each}`),
    ];
  return [`<${[localName, ...attributes].join(' ')}>`];
}

const ownClasses = (value: string) =>
  value
    .split(' ')
    .filter((name) => !/^(css-|error-|Mui)/.test(name))
    .join(' ');

/** Returns what an SVG shows: the address of a drawing, or a hash of an icon's paths. */
function drawingIn(svg: Element): string {
  const address = svg.querySelector('use')?.getAttribute('href');
  return address ?? createHash('sha256').update(svg.innerHTML).digest('hex').slice(0, 6);
}

/**
 * Returns an element as lines, one for each element, with its text. An element without attributes shares the line of
 * its only child.
 * @param linesOfChild returns the lines of a child
 */
export function linesOf(
  element: Element,
  outline: Outline,
  linesOfChild = (child: Element): string[] => linesOf(child, outline),
): string[] {
  const [tag = '', ...apart] = tagLines(element, outline);
  if (element.localName === 'script' && element.textContent) {
    const show = (_: string, value: unknown) =>
      typeof value === 'string' ? outline.show(value) : value;
    return [tag, ...JSON.stringify(JSON.parse(element.textContent), show, 1).split('\n')];
  }
  if (element.localName === 'style') return [tag, ...apart];
  if (element.localName === 'svg') return [`${tag} ${outline.show(drawingIn(element))}`, ...apart];
  const inner: string[][] = [];
  let run = '';
  const endRun = () => {
    if (run.trim()) inner.push([outline.show(run).replace(/^ | $/g, '_')]);
    run = '';
  };
  for (const child of element.childNodes) {
    // A text has an element of its own for words that must not be broken.
    const isText = child.nodeType === 3 || (child as Element).matches?.('.nowrap');
    if (isText) run += child.textContent!.replace(/[ \n]+/g, ' ');
    else if (child.nodeType === 1) {
      endRun();
      inner.push(linesOfChild(child as Element));
    }
  }
  endRun();
  const [only = [], ...others] = inner;
  const joins = others.length === 0 && (only.length <= 1 || element.attributes.length === 0);
  if (joins && apart.length === 0) return [[tag, only[0]].join(' ').trim(), ...only.slice(1)];
  return [tag, ...apart, ...inner.flat().map((line) => ` ${line}`)];
}

/** Shorter parts are repeated. */
const FOLDED_LINES = 4;

/** Returns a function that describes one page after the other, each part only on the first page that has it. */
export function foldingOutline(outline: Outline): (element: Element, page: string) => string[] {
  const pageOf = new Map<string, string>();
  let head: string[] | undefined;
  return function linesOn(element, page): string[] {
    const full = linesOf(element, outline);
    if (element.localName === 'head') {
      head ??= full;
      if (head === full) return full;
      const own = full.filter((line) => !head!.includes(line));
      return [`<head> … (${full.length - own.length} lines as on the first page)`, ...own];
    }
    if (full.length < FOLDED_LINES) return full;
    const text = full.join('\n');
    const first = pageOf.get(text);
    if (first) return [`${full[0]} … (as on ${first})`];
    pageOf.set(text, page);
    return linesOf(element, outline, (child) => linesOn(child, page));
  };
}

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
