/** Middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Visits' times as a table shows them: median and worst, in whole ms. */
export const medianAndWorst = (ms: readonly number[]): string =>
  `${Math.round(median(ms))} / ${Math.round(Math.max(...ms))}`;

/** Sections of the report that runs of their own write, and a whole run keeps, in their order at its end. */
const APART = ['## First touch', '## Frames', '## Load'] as const;

/** Heading of such a section. */
export type Apart = (typeof APART)[number];

const sectionsOf = (report: string) => report.split(/^(?=## )/m).map((text) => text.trimEnd());

/** A report's sections that a whole run does not write. */
export const keptSections = (report: string): string =>
  sectionsOf(report)
    .filter((text) => APART.some((heading) => text.startsWith(heading)))
    .map((text) => `\n${text}\n`)
    .join('');

/** A report with one of those sections written anew. */
export function withSection(report: string, heading: Apart, text: string): string {
  const others = sectionsOf(report).filter((section) => !section.startsWith(heading));
  const own = `${heading}\n\n${text.trim()}`;
  const rank = (section: string) => APART.findIndex((one) => section.startsWith(one));
  return `${[...others, own].toSorted((a, b) => rank(a) - rank(b)).join('\n\n')}\n`;
}
