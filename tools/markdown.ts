/**
 * Returns a Markdown table.
 * @param alignment alignment of all columns except the first: `---:` right, `---` left
 */
export const table = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  alignment: '---:' | '---' = '---:',
): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : alignment)), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/**
 * Replaces the text between the comments `<!-- name -->` and `<!-- /name -->` of a Markdown document.
 * @returns the new document
 * @throws Error if the document lacks one of the comments
 */
export function replaceSection(document: string, name: string, text: string): string {
  const comments = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  const [start, end] = comments.map((comment) => document.indexOf(comment)) as [number, number];
  if (start < 0 || end < start) throw new Error(`The document lacks ${comments.join(' or ')}`);
  // An editor on Windows may have changed the line ends to CRLF.
  const lineEnd = document.includes('\r\n') ? '\r\n' : '\n';
  const lines = [comments[0], ...text.split('\n'), ''].join(lineEnd);
  return document.slice(0, start) + lines + document.slice(end);
}
