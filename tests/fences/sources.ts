import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A source file, parsed. `path` is relative to the root, with `/`. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly tree: ts.SourceFile;
}

const SKIPPED = /(^|\/)(node_modules|dist|data|planted)(\/|$)/;

/** Paths of the files below these folders of the root, sorted. */
export const filesBelow = (root: string, folders: readonly string[]): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((path) => !SKIPPED.test(path))
    .sort();

export const readSources = (root: string, paths: readonly string[]): Source[] =>
  paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      return {
        path,
        lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
        tree: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind),
      };
    });

export const lineOf = (source: Source, node: ts.Node): number =>
  source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;

/** Calls `visit` on every node below, parents first. */
export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
export const roomOf = (path: string): string | null => /^src\/areas\/([^/]+)\//.exec(path)?.[1] ?? null;
