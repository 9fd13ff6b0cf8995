import { transform } from 'lightningcss';

/** The hash that the build adds to the name of a file, and the text that replaces it. */
const FILE_HASH = /([/\w-]+)-[a-z\d]{8}(?=[-.][\w.-]+)/g;
const STYLE_CLASS = /css-[\w-]+/g;

/** A class of MUI that says what an element is: `MuiTypography-h1`, `MuiButton-ticket`. */
const VARIANT =
  /^Mui\w+-(?!root|size|color|disable|underline|edge|fontSize|inherit|outlined|docked)\w+$/;

/** Replaces hashes of files and of style elements, and shows no-break spaces as «⍽». */
export const withoutHashes = (text: string): string =>
  text
    .replace(/\/assets\/[^\s"',)]+|\/compartir-[^\s"',)]+/g, (url) =>
      url.replace(FILE_HASH, '$1-#'),
    )
    .replace(/'sha256-[^']+'/g, "'sha256-#'")
    .replaceAll('\u00a0', '⍽');

/** Names for Emotion's classes, which say where the first element with the class stands. */
export class StyleNames {
  readonly #names = new Map<string, string>();

  /** Names the classes of the elements in a document that have no name yet. */
  add(root: ParentNode): void {
    const taken = new Set(this.#names.values());
    for (const element of root.querySelectorAll('[class*="css-"]')) {
      for (const [name] of element.getAttribute('class')!.matchAll(STYLE_CLASS)) {
        if (this.#names.has(name)) continue;
        const place = element.parentElement?.closest('[id]:not(#root), header, footer, form, main');
        const part = [...element.classList].findLast((other) => VARIANT.test(other));
        const label = [
          place && (place.id ? `#${place.id}` : place.localName),
          element.localName + (part ? `.${part}` : ''),
        ];
        const base = `‹${label.filter(Boolean).join(' ')}›`;
        let unique = base;
        for (let count = 2; taken.has(unique); count += 1) unique = base.replace('›', ` ${count}›`);
        taken.add(unique);
        this.#names.set(name, unique);
      }
    }
  }

  /** Replaces Emotion's classes in a text. A class that no element has keeps the name «‹›». */
  in(text: string): string {
    return text.replace(STYLE_CLASS, (name) => this.#names.get(name) ?? '‹›');
  }
}

/** Returns an element as text: one line for each element and each text, with all attributes in alphabetical order. */
export function markupOf(element: Element, names: StyleNames, indent = ''): string {
  const attributes = [...element.attributes]
    .map(({ name, value }) => [name, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${name}${value && `="${names.in(withoutHashes(value))}"`}`);
  const lines = [`${indent}<${element.localName}${attributes.join('')}>`];
  const inner = `${indent}  `;
  if (element.localName === 'script' && element.textContent) {
    const data = JSON.stringify(JSON.parse(element.textContent), null, 2);
    lines.push(withoutHashes(data).replace(/^/gm, inner));
  } else if (element.localName !== 'style') {
    for (const child of element.childNodes) {
      if (child.nodeType === 1) lines.push(markupOf(child as Element, names, inner));
      const text = child.nodeType === 3 ? child.textContent!.replace(/[ \n]+/g, ' ') : '';
      if (text.trim()) lines.push(inner + withoutHashes(text).replace(/^ | $/g, '_'));
    }
  }
  return lines.join('\n');
}

/** Returns the rules of a style sheet, each with its at-rules, on lines of their own. */
export function rulesOf(css: string): string[] {
  const code = transform({ filename: 'page.css', code: Buffer.from(css) }).code.toString();
  return withoutHashes(code)
    .split(/\n\n(?=\S)/)
    .map((rule) => rule.trim());
}

/** Returns the lines of one text that the other lacks, as often as they are missing; indentation does not count. */
const missingLines = (text: string, other: string): string[] => {
  const left = other.split('\n').map((line) => line.trim());
  return text.split('\n').filter((line) => {
    const index = left.indexOf(line.trim());
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
