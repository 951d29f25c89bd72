import ts from 'typescript';
import { lineOf, type Source, walk } from '../sources.ts';
import type { Violation } from '../violation.ts';

const MOCKS = new Set(['mock', 'doMock', 'hoisted']);

/** Tests run our own code as it is: nothing is put in its place. */
export const noMocks = (sources: readonly Source[]): Violation[] => {
  const found: Violation[] = [];
  for (const source of sources) {
    walk(source.tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const { expression, name } = node.expression;
      if (!ts.isIdentifier(expression) || expression.text !== 'vi' || !MOCKS.has(name.text)) return;
      found.push({ rule: 'no-mocks', path: source.path, line: lineOf(source, node), what: `calls vi.${name.text}` });
    });
  }
  return found;
};
