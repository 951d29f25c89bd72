import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { LANGUAGES, type Language, LOCALE_OF } from '#kernel/language.ts';
import type { RoomTexts, Texts } from '#kernel/translate.ts';
import type { Source } from '#tests/fences/sources.ts';

export interface Gathered {
  /** Path and export, `src/areas/agent/texts/index.ts agentTexts`. */
  readonly place: string;
  readonly texts: RoomTexts;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const isRoomTexts = (value: unknown): value is RoomTexts =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((language) => language in value && isTexts((value as RoomTexts)[language]));

/** Every trilingual set that a `texts` folder exports. */
export const gatherTexts = async (root: string): Promise<Gathered[]> => {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[\\/]texts$/.test(entry.parentPath) && /^[a-z-]+\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(pathToFileURL(file).href)) as Record<string, unknown>] as const),
  );
  return modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, RoomTexts] => isRoomTexts(entry[1]))
      .map(([name, texts]) => ({ place: `${file.slice(root.length)} ${name}`, texts })),
  );
};

type AstNode = { type: number; value?: string; options?: Record<string, { value: AstNode[] }>; children?: AstNode[] };
const LITERAL = 0;
const POUND = 7;

/** Names of what a message takes, sorted. Throws when it is not a well-formed ICU message. */
export const argumentsOf = (message: string, language: Language): string[] => {
  const names = new Set<string>();
  const visit = (nodes: readonly AstNode[]): void => {
    for (const node of nodes) {
      if (node.type !== LITERAL && node.type !== POUND && node.value) names.add(node.value);
      for (const option of Object.values(node.options ?? {})) visit(option.value);
      visit(node.children ?? []);
    }
  };
  visit(new IntlMessageFormat(message, LOCALE_OF[language]).getAst() as AstNode[]);
  return [...names].sort();
};

/** A code that somebody reads as a sentence: any of these keys may carry it. */
export interface Needed {
  readonly keys: readonly string[];
  readonly place: string;
}

const WRITTEN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/new CodedError\(\s*\d+,\s*'([a-z_]+)'/g, ['error']],
  [/\b(?:conflict|forbidden)\(\s*'([a-z_]+)'/g, ['error']],
  [/\bfieldFault\(\s*[^,]+,\s*'([a-z_]+)'/g, ['camp']],
  [/\{\s*error: '([a-z_]+)'/g, ['camp']],
  [/\{\s*codi: '([a-z_]+)',\s*cami\b/g, ['avis', 'importacio.avis']],
  [/\{\s*cami: [^,{}]+,\s*codi: '([a-z_]+)'/g, ['camp']],
];

/** What the refusals and soft checks written in these sources need to be said. */
export const neededTexts = (sources: readonly Source[]): Needed[] =>
  sources.flatMap(({ path, tree }) =>
    WRITTEN.flatMap(([pattern, prefixes]) =>
      [...tree.getFullText().matchAll(pattern)].map((match) => ({
        keys: prefixes.map((prefix) => `${prefix}.${match[1]}`),
        place: path,
      })),
    ),
  );

/** A text asked for by its key where it is written, and the names that it is given. */
export interface Asked {
  readonly key: string;
  readonly given: readonly string[];
  readonly place: string;
}

/** Texts asked for with a key and parameters that can be read there: `t('key')`, `t('key', { n })`; spread ones cannot. */
export const askedTexts = (sources: readonly Source[]): Asked[] =>
  sources.flatMap(({ path, tree }) => {
    const found: Asked[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const [key, params, ...more] = node.arguments;
        const literal = params === undefined || ts.isObjectLiteralExpression(params) ? params : null;
        const properties = literal?.properties ?? [];
        const given = properties.map((one) => (one.name && ts.isIdentifier(one.name) ? one.name.text : null));
        if (key && ts.isStringLiteral(key) && literal !== null && more.length === 0 && !given.includes(null))
          found.push({ key: key.text, given: given as string[], place: path });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
