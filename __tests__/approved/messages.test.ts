import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inboxPage } from '../../tools/inbox/page';

/**
 * Compares the Spanish texts in `tools`, which owners read in a terminal, with the list in `__snapshots__`, which a
 * person has read. `npm run test:unit -- approved -u` renews it.
 */

const SPANISH = /[áéíóúñ¿¡«»]|\b(el|la|los|las|que|con|sin|de|en|un|una|tu)\b/i;

/** Returns the texts of a source file; a template has «#» in place of each expression. */
function textsIn(node: ts.Node): string[] {
  const texts = ts.isStringLiteralLike(node) ? [node.text] : [];
  if (ts.isTemplateExpression(node))
    texts.push(
      [node.head, ...node.templateSpans.map((span) => span.literal)]
        .map(({ text }) => text)
        .join('#'),
    );
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

test('R-OWNER-03a: the Spanish texts of the owner’s commands', () => {
  const files = readdirSync('tools', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|cjs)$/.test(file) && !file.startsWith('release/hosts/'))
    .toSorted();
  const texts = files.flatMap((file) => {
    const source = readFileSync(`tools/${file}`, 'utf8');
    const spanish = textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest)).filter(
      (text) => / /.test(text.trim()) && SPANISH.test(text),
    );
    return spanish.length > 0 ? [[file, ...spanish.map((text) => text.trim())].join('\n  ')] : [];
  });
  expect(texts.join('\n')).toMatchSnapshot();
});

test('R-DEV-03a: the page of an empty inbox', () => {
  expect(inboxPage([])).toMatchSnapshot();
});
