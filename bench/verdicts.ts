import { readFileSync } from 'node:fs';
import type { JudgeInput } from '#areas/formigo/domain/tipus.ts';
import { judge } from '#areas/formigo/domain/verdict.ts';

interface Golden {
  readonly kind: string;
  readonly regulation: JudgeInput['norma']['normativa'];
  readonly structure: JudgeInput['estructura'];
  readonly mark: JudgeInput['distintiu'];
  readonly fck: number;
  readonly volume: number | null;
  readonly samples: readonly number[] | null;
  readonly context: { readonly previousSamples?: readonly number[] };
}

/** Verdicts that one core gives in a second, over the reference cases, steps included. */
export const verdictsPerSecond = (): number => {
  const cases = JSON.parse(
    readFileSync(new URL('../src/areas/formigo/domain/examples/formigo.json', import.meta.url), 'utf8'),
  ) as Golden[];
  const inputs = cases
    .filter((one) => one.kind === 'acceptance')
    .map(
      (one): JudgeInput => ({
        norma: { normativa: one.regulation, per: 'projecte', data: '2022-01-01' },
        estructura: one.structure,
        distintiu: one.mark,
        modalitat: 'ESTADISTIC',
        fck: one.fck,
        volum: one.volume,
        mostres: (one.samples ?? []).map((resistencia, index) => ({ numero: index + 1, resistencia })),
        anteriors: one.context.previousSamples ?? [],
      }),
    );
  const run = (): void => {
    for (const input of inputs) judge(input);
  };
  for (let warm = 0; warm < 200; warm += 1) run();
  const before = performance.now();
  let rounds = 0;
  while (performance.now() - before < 2000) {
    run();
    rounds += 1;
  }
  return Math.round((rounds * inputs.length * 1000) / (performance.now() - before));
};
