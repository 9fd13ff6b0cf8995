/**
 * A Markdown table.
 * @param rule of the columns after the first: numbers stand to the right, texts to the left (`---`)
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
 * A page with a text between two marks: `<!-- name -->`, `<!-- /name -->`. The text gets the page's line
 * ends, which an editor on Windows may have made CRLF.
 * @throws Error if the page has lost one of them
 */
export function withMarked(page: string, name: string, text: string): string {
  const marks = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  const [from, to] = marks.map((mark) => page.indexOf(mark)) as [number, number];
  if (from < 0 || to < from) throw new Error(`The page has lost ${marks.join(' or ')}`);
  const lineEnd = page.includes('\r\n') ? '\r\n' : '\n';
  const lines = [marks[0], ...text.split('\n'), ''].join(lineEnd);
  return page.slice(0, from) + lines + page.slice(to);
}
