/** Returns a Markdown table. All columns except the first are aligned right. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/**
 * Replaces the text between the comments `<!-- name -->` and `<!-- /name -->` of a Markdown document, each
 * on a line of its own.
 * @returns the new document
 * @throws Error if the document lacks one of the comments, or has them in the wrong order
 */
export function replaceSection(document: string, name: string, text: string): string {
  const comments = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  // A sentence of the document may quote a comment.
  const find = (comment: string) => document.search(new RegExp(`^${comment}\\r?$`, 'm'));
  const [start, end] = [find(comments[0]), find(comments[1])];
  if (start < 0 || end < start) throw new Error(`The document needs ${comments.join(', then ')}`);
  // An editor on Windows may have changed the document to CRLF; the new lines get the same line ends.
  const lineEnd = document.includes('\r\n') ? '\r\n' : '\n';
  const lines = [comments[0], ...text.split('\n'), ''].join(lineEnd);
  return document.slice(0, start) + lines + document.slice(end);
}
