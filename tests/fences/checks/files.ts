import ts from 'typescript';
import { isTest, lineOf, type Source } from '../sources.ts';
import type { Violation } from '../violation.ts';

const DRAWER = /(^|[-/.])(utils?|helpers?|misc|common)([-/.]|$)/;
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
const MIGRATION = /^migrations\/\d{14}_[a-z]+_[a-z_]+\.ts$/;
const CAPITALS = /(^|\/)(README|CONTRIBUTING|GLOSSARY|LICEN[CS]E|OFL)(\.[a-z]+)?$/;
const SHIPPED_AS_IS = /(^|\/)(catalogue|examples|fonts|public|__screenshots__)\//;
const CONFIG = /^[a-z]+\.config\.[a-z]+$/;
/** Lines a file may have before it is refused; tables of law, texts and tests may have more. */
const REFUSED_ABOVE = 400;
const WARNED_ABOVE = 250;
const MAY_BE_LONG = /(\.data\.ts|\/texts\/[a-z-]+\.ts|\.(test|spec)\.tsx?)$/;

/** A drawer with such a name takes in everything. */
export const noDrawers = (paths: readonly string[]): Violation[] =>
  paths
    .filter((path) => DRAWER.test(path))
    .map((path) => ({ rule: 'no-drawers', path, what: 'is named after nothing: name it by a word of the domain' }));

/** Folders and files in kebab-case, with dots only before suffixes. */
export const kebabCase = (paths: readonly string[]): Violation[] =>
  paths
    .filter((path) => !MIGRATION.test(path) && !CAPITALS.test(path) && !SHIPPED_AS_IS.test(path))
    .filter(
      (path) => !path.split('/').every((part) => part.split('.').every((word) => word === '' || KEBAB.test(word))),
    )
    .map((path) => ({ rule: 'kebab-case', path, what: 'is not in kebab-case' }));

const isDefaultExport = (statement: ts.Statement): boolean => {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    return statement.exportClause.elements.some((element) => element.name.text === 'default');
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
};

/** A thing has the same name wherever it is imported. Configuration files of tools are excepted. */
export const noDefaultExports = (sources: readonly Source[]): Violation[] =>
  sources
    .filter(({ path }) => !CONFIG.test(path))
    .flatMap((source) =>
      source.tree.statements.filter(isDefaultExport).map((statement) => ({
        rule: 'no-default-exports',
        path: source.path,
        line: lineOf(source, statement),
        what: 'exports a default',
      })),
    );

const longerThan = (sources: readonly Source[], limit: number): readonly Source[] =>
  sources.filter(({ path, lines }) => lines > limit && !MAY_BE_LONG.test(path) && !isTest(path));

export const notTooLong = (sources: readonly Source[]): Violation[] =>
  longerThan(sources, REFUSED_ABOVE).map(({ path, lines }) => ({
    rule: 'not-too-long',
    path,
    what: `has ${lines} lines: split it by a word of the domain`,
  }));

/** Files to split soon, which nobody is refused for yet. */
export const growing = (sources: readonly Source[]): Violation[] =>
  longerThan(sources, WARNED_ABOVE).map(({ path, lines }) => ({ rule: 'growing', path, what: `has ${lines} lines` }));
