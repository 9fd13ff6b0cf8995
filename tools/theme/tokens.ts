import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { breakpoints } from '../../src/theme/breakpoints';
import { roles, variableOf } from './roles';

const SRC = path.resolve('src');

const filesOf = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .toSorted()
    .map((file) => ({
      file: path.relative('.', path.join(folder, file)).replaceAll(path.sep, '/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));

/** Everything that can read a token: code and drawings. */
const sources = () => filesOf(SRC, /\.(tsx?|svg)$/);

const escape = (text: string) => text.replaceAll('.', '\\.');

/** How a use of each token reads, wherever it stands; the files that make the tokens do not count. */
function usesOf(themeFile: string): readonly (readonly [token: string, use: RegExp])[] {
  const names = (block: string) => {
    const [, body = ''] = new RegExp(`^ {6}${block}: \\{(.*)\\},$`, 'm').exec(themeFile) ?? [];
    return [...body.matchAll(/(\w+):/g)].map(([, name]) => name!);
  };
  const typography = themeFile.slice(
    themeFile.indexOf('    typography: {'),
    themeFile.indexOf('    site: {'),
  );
  const variants = [...typography.matchAll(/^ {6}(\w+): \{/gm)].map(([, name]) => name!);
  return [
    ...roles.map(
      (role) =>
        [
          role,
          new RegExp(
            `palette\\.${escape(role)}\\b|${variableOf(role)}\\b|palette\\[|['"]${escape(role)}['"]`,
          ),
        ] as const,
    ),
    ...['duration', 'revealOffset', 'radius', 'height'].flatMap((block) =>
      names(block).map(
        (name) => [`site.${block}.${name}`, new RegExp(`\\b${block}\\.${name}\\b`)] as const,
      ),
    ),
    ...['easing', 'sectionPadding', 'compactLines', 'container'].map(
      (name) => [`site.${name}`, new RegExp(`site\\.${name}\\b`)] as const,
    ),
    ...variants.map(
      (name) =>
        [
          `typography.${name}`,
          // Text without a variant is `body1`.
          name === 'body1'
            ? /<Typography\b/
            : new RegExp(`typography\\.${name}\\b|variant="${name}"`),
        ] as const,
    ),
    ...Object.keys(breakpoints)
      .filter((name) => name !== 'xs')
      .map(
        (name) =>
          [`breakpoints.${name}`, new RegExp(`'${name}'|breakpoints\\.${name}\\b`)] as const,
      ),
  ];
}

const isUsedByProp = (role: string, text: string) => {
  const [group = '', name = ''] = role.split('.');
  // MUI's props: `color="textSecondary"`, `color="primary"`.
  const prop = group === 'text' ? `text${name[0]?.toUpperCase()}${name.slice(1)}` : group;
  return new RegExp(`color="${prop}"`).test(text);
};

/** Tokens of the theme that no page, part or drawing reads. */
export function unusedTokens(): string[] {
  const makers = /^src\/theme\/(theme|palette|breakpoints)\.ts$/;
  const all = sources();
  const themeFile = all.find(({ file }) => file === 'src/theme/theme.ts')!.text;
  const readers = all.filter(({ file }) => !makers.test(file)).map(({ text }) => text);
  return usesOf(themeFile)
    .filter(
      ([token, use]) =>
        !use.test(themeFile.replace(/^ {6}\w+: \{.*$/gm, '')) &&
        !readers.some((text) => use.test(text) || isUsedByProp(token, text)),
    )
    .map(([token]) => token);
}

/** A value that a part has for itself, where the theme has tokens for such values. */
export interface LooseValue {
  readonly what: string;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

/** What the theme has tokens for, by the style's name; what only places one thing is the part's own. */
const tokenKinds: readonly (readonly [what: string, property: RegExp])[] = [
  ['letra', /^(fontSize|fontWeight|lineHeight|letterSpacing|fontFamily)$/],
  ['esquina', /^border(\w+)?Radius$/],
  ['borde', /^(border(Top|Right|Bottom|Left)?|outline|borderWidth)$/],
  ['movimiento', /^(transition|animation)(Duration|TimingFunction)?$/],
  ['color', /color$/i],
];

/** Nothing, a whole, a circle: no token could say it better. */
const plain = /^(0|none|inherit|transparent|currentcolor|50%|'?100%|block|solid|auto)$/i;

const literalOf = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  // What is put together of tokens has its numbers in between.
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('…');
  return undefined;
};

/** Values of parts of the site, outside the theme, that stand where a token could. */
export function looseValues(): LooseValue[] {
  const found: LooseValue[] = [];
  for (const { file, text } of filesOf(SRC, /\.tsx?$/)) {
    if (file.startsWith('src/theme/')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const walk = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node)) {
        const name = node.name.getText().replaceAll(/['"]/g, '');
        const kind = tokenKinds.find(([, property]) => property.test(name));
        const value = kind && literalOf(node.initializer);
        if (value !== undefined && /\d|#/.test(value) && !plain.test(value)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.push({ what: kind![0], file, line: line + 1, value: `${name}: ${value}` });
        }
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return found;
}
