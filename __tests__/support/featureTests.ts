import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns all nodes of a tree. */
const nodesOf = (node: ts.Node): ts.Node[] => {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesOf(child)));
  return nodes;
};

const nameOf = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? [node.text] : [];

/** Returns the operands of which a node only asks whether they are truthy. */
function conditionsOf(node: ts.Node): ts.Node[] {
  if (ts.isIfStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isPrefixUnaryExpression(node)) return [node.operand];
  const isLogical =
    ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText());
  return isLogical ? [node.left, node.right] : [];
}

/** Returns the features of browsers for which the source of a module asks. */
function featureTests(source: ts.SourceFile): string[] {
  const nodes = nodesOf(source);
  const called = new Set(
    nodes.filter(ts.isCallExpression).map(({ expression }) => nameOf(expression)),
  );
  return nodes.flatMap((node) => {
    if (ts.isTypeOfExpression(node)) return [nameOf(node.expression)];
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
      return textOf(node.left);
    if (ts.isCallExpression(node)) {
      if (node.questionDotToken) return [nameOf(node.expression)];
      return nameOf(node.expression) === 'supports' ? textOf(node.arguments[0]) : [];
    }
    return conditionsOf(node)
      .map(nameOf)
      .filter((name) => called.has(name));
  });
}

/**
 * Returns the names of the features of browsers for which the scripts of a folder ask before they use them: by `in`, by
 * `supports`, by `typeof`, by an optional call, or by a condition on a method that they then call.
 * @param folder path from the project's root
 */
export function featureTestsIn(folder: string): string[] {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
    .flatMap((file) =>
      featureTests(
        ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
      ),
    );
  return [...new Set(found)].toSorted();
}
