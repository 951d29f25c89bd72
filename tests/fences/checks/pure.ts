import ts from 'typescript';
import { isTest, lineOf, type Source, walk } from '../sources.ts';
import type { Violation } from '../violation.ts';

const PURE = /^src\/(kernel|areas\/[^/]+\/domain)\//;
/** What reads the clock, throws dice, or reaches out of the function that was called. */
const GLOBALS = new Set(
  'Date Temporal performance crypto process globalThis window document navigator fetch console setTimeout setInterval queueMicrotask localStorage require eval Function Intl'.split(
    ' ',
  ),
);

const isName = (node: ts.Identifier): boolean => {
  const parent = node.parent;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  return isMember || isKey || ts.isJSDoc(parent);
};

/** Domain and kernel get time and randomness as arguments, and leave sentences to texts. */
export const pureDomain = (sources: readonly Source[]): Violation[] => {
  const found: Violation[] = [];
  for (const source of sources.filter(({ path }) => PURE.test(path) && !isTest(path))) {
    walk(source.tree, (node) => {
      const report = (what: string): void => {
        found.push({ rule: 'domain-without-globals', path: source.path, line: lineOf(source, node), what });
      };
      if (ts.isIdentifier(node) && GLOBALS.has(node.text) && !isName(node)) report(`uses ${node.text}`);
      if (
        ts.isPropertyAccessExpression(node) &&
        node.name.text === 'random' &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'Math'
      ) {
        report('uses Math.random');
      }
      if (ts.isPropertyAccessExpression(node) && /^toLocale/.test(node.name.text)) report(`uses ${node.name.text}`);
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        report('imports while it runs');
      }
    });
  }
  return found;
};
