import ts from 'typescript';
import { isTest, lineOf, type Source, walk } from '../sources.ts';
import type { Violation } from '../violation.ts';

const LETTER = /\p{L}/u;
/** The names on the keys are the same in every language. */
const KEYS = /^(Ctrl|Alt|Esc|Tab|Enter)(\+(\p{Lu}|[←→↑↓]|Enter))?$/u;
/** Attributes that people read. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]);

const isRead = (text: string): boolean => LETTER.test(text) && !KEYS.test(text.trim());

/** Texts that an expression may show: itself, the branches of a condition, a template's fixed parts. */
const literalsOf = (node: ts.Expression): ts.Node[] => {
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isStringLiteralLike(node)) return isRead(node.text) ? [node] : [];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return parts.some((part) => LETTER.test(part)) ? [node] : [];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const joins = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ];
    if (!joins.includes(kind)) return [];
    return kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? literalsOf(node.right)
      : [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
};

/** What stands in key caps and code is the same in every language. */
const isKeyCap = (node: ts.Node): boolean => {
  const parent = node.parent;
  return ts.isJsxElement(parent) && /^(kbd|Kbd|code|Code)$/.test(parent.openingElement.tagName.getText());
};

/** What people read comes from texts, in three languages. */
export const noLiteralText = (sources: readonly Source[]): Violation[] => {
  const found: Violation[] = [];
  for (const source of sources.filter(
    ({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path),
  )) {
    const report = (node: ts.Node): void => {
      const what = node.getText(source.tree).trim().replace(/\s+/g, ' ').slice(0, 60);
      found.push({ rule: 'no-literal-text', path: source.path, line: lineOf(source, node), what });
    };
    walk(source.tree, (node) => {
      if (ts.isJsxText(node) && isRead(node.text) && !isKeyCap(node)) report(node);
      if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent) && !isKeyCap(node)) {
        literalsOf(node.expression).forEach(report);
      }
      if (ts.isJsxAttribute(node) && READ.has(node.name.getText(source.tree)) && node.initializer) {
        const { initializer } = node;
        if (ts.isStringLiteral(initializer) && isRead(initializer.text)) report(initializer);
        if (ts.isJsxExpression(initializer) && initializer.expression) {
          literalsOf(initializer.expression).forEach(report);
        }
      }
    });
  }
  return found;
};
