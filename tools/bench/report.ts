/** Sections of the report that runs of their own write, and a whole run keeps, in their order at its end. */
const APART = ['## First touch', '## Frames', '## Load'] as const;

const sectionsOf = (report: string) => report.split(/^(?=## )/m).map((text) => text.trimEnd());

/** A report's sections that a whole run does not write. */
export const keptSections = (report: string): string =>
  sectionsOf(report)
    .filter((text) => APART.some((heading) => text.startsWith(heading)))
    .map((text) => `\n${text}\n`)
    .join('');

/** A report with one of those sections written anew. */
export function withSection(report: string, heading: (typeof APART)[number], text: string): string {
  const others = sectionsOf(report).filter((section) => !section.startsWith(heading));
  const own = `${heading}\n\n${text.trim()}`;
  const rank = (section: string) => APART.findIndex((one) => section.startsWith(one));
  return `${[...others, own].toSorted((a, b) => rank(a) - rank(b)).join('\n\n')}\n`;
}
