import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { cruiseTree, unreadFiles } from './cruise.ts';
import { runFences } from './fences.ts';

const PLANTED = fileURLToPath(new URL('./planted', import.meta.url));

/** What is broken in the planted tree, by rule: the file, and the line where there is one. */
const BREAKS: Readonly<Record<string, readonly string[]>> = {
  'no-cycles': ['src/kernel/ring-one.ts'],
  'no-unknown-import': ['src/kernel/lost.ts'],
  'kernel-alone': ['src/kernel/lost.ts', 'src/kernel/not-alone.ts'],
  'domain-pure': ['src/areas/formigo/domain/impure.ts', 'src/areas/formigo/domain/knows-contract.ts'],
  'domain-leans-only-where-declared': ['src/areas/formigo/domain/leans-too-far.ts'],
  'contract-floor': ['src/areas/formigo/contract/knows-server.ts'],
  'texts-floor': ['src/areas/formigo/texts/knows-domain.ts'],
  'server-without-web': ['src/areas/formigo/server/knows-web.ts'],
  'web-without-server': ['src/areas/formigo/web/knows-server.tsx', 'src/web/ui/knows-server.ts'],
  'web-without-node': ['src/areas/formigo/web/knows-node.ts'],
  'rooms-meet-at-doors': ['src/areas/formigo/server/past-the-door.ts', 'src/areas/formigo/server/past-the-door.ts'],
  'platform-knows-no-area': ['src/contract/knows-area.ts', 'src/server/database/knows-area.ts'],
  'areas-named-at-doors': ['src/server/app.ts'],
  'product-without-tests': ['src/server/database/leans-on-tests.ts'],
  'domain-without-globals': [
    'src/areas/formigo/domain/clock.ts:1',
    'src/areas/formigo/domain/dice.ts:1',
    'src/areas/formigo/domain/sentence.ts:1',
    'src/areas/formigo/domain/surroundings.ts:1',
  ],
  'one-writer-per-table': [
    'src/areas/formigo/server/raw.ts:2',
    'src/areas/formigo/server/service.ts:3',
    'src/areas/formigo/server/zona-store.ts:4',
    'src/areas/treball/server/store.ts:3',
  ],
  'no-literal-text': [
    'src/areas/formigo/web/literal.tsx:1',
    'src/areas/formigo/web/literal.tsx:2',
    'src/areas/formigo/web/literal.tsx:3',
    'src/areas/formigo/web/literal.tsx:4',
  ],
  'no-mocks': ['src/areas/formigo/server/mocked.test.ts:3'],
  'no-drawers': ['src/areas/formigo/domain/utils.ts'],
  'kebab-case': ['src/areas/formigo/domain/camelCase.ts'],
  'no-default-exports': ['src/areas/formigo/domain/nameless.ts:1', 'src/areas/formigo/domain/renamed-default.ts:2'],
  'not-too-long': ['src/areas/formigo/domain/endless.ts'],
  'rooms-as-declared': ['src/areas/garatge', 'src/areas/garatge/cotxes'],
  'room-readme': ['src/areas/formigo', 'src/areas/garatge/README.md'],
  'glossary-holds-all': ['GLOSSARY.md'],
};

const run = await runFences(PLANTED);
const caught: Record<string, string[]> = {};
for (const { rule, path, line } of run.violations) {
  caught[rule] ??= [];
  caught[rule].push(line ? `${path}:${line}` : path);
}

for (const [rule, places] of Object.entries(BREAKS)) {
  test(`the fence "${rule}" catches what is planted against it, and nothing else`, () => {
    expect(caught[rule]?.toSorted()).toEqual(places);
  });
}

test('no fence is without a planted break', () => {
  expect(Object.keys(caught).toSorted()).toEqual(Object.keys(BREAKS).toSorted());
});

test('a cruise that misses a file is caught', async () => {
  const { modules } = await cruiseTree(PLANTED);
  expect(unreadFiles(PLANTED, modules)).toEqual([]);
  const looksAway = modules.filter((path) => path !== 'src/kernel/money.ts');
  expect(unreadFiles(PLANTED, looksAway).map(({ path }) => path)).toEqual(['src/kernel/money.ts']);
});

test('the pure type check knows neither Node nor the browser', () => {
  const options: ts.CompilerOptions = {
    lib: ['lib.es2023.d.ts'],
    types: [],
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
  };
  const program = ts.createProgram([`${PLANTED}/src/areas/formigo/domain/surroundings.ts`], options);
  const said = program.getSemanticDiagnostics().map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '));
  expect(said.join('\n')).toMatch(/Cannot find name 'process'/);
});
