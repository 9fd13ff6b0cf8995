/**
 * Writes a Markdown table.
 * @param rule alignment of the columns after the first: right for numbers, `---` (left) for texts
 */
export const table = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  rule: '---:' | '---' = '---:',
): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : rule)), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/**
 * Replaces the text of a page between two marks, `<!-- name -->` and `<!-- /name -->`. The text gets the
 * page's line ends, which an editor on Windows may have changed to CRLF.
 * @returns the new page
 * @throws Error if the page lacks one of the marks
 */
export function withMarked(page: string, name: string, text: string): string {
  const marks = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  const [from, to] = marks.map((mark) => page.indexOf(mark)) as [number, number];
  if (from < 0 || to < from) throw new Error(`The page has lost ${marks.join(' or ')}`);
  const lineEnd = page.includes('\r\n') ? '\r\n' : '\n';
  const lines = [marks[0], ...text.split('\n'), ''].join(lineEnd);
  return page.slice(0, from) + lines + page.slice(to);
}
