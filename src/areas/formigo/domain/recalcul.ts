import { sampleValue } from './mostra.ts';
import type { ClassState, JudgeInput, LotVerdict } from './tipus.ts';
import { judge } from './verdict.ts';

/** A lot of the sequence: what a verdict needs, without what the sequence itself carries. */
export interface SequenceLot<Ref> extends Omit<JudgeInput, 'anteriors' | 'anteriorsSenseValor' | 'estatClasse'> {
  readonly ref: Ref;
}

/** What a sequence starts from, when earlier samples of the concrete are known but not kept as lots. */
export interface SequenceStart {
  readonly anteriors?: readonly number[];
  readonly estatClasse?: ClassState | null;
}

export interface SequenceVerdict<Ref> {
  readonly ref: Ref;
  readonly verdict: LotVerdict;
  /** What the lots before it left: enough to judge the lot again by itself. */
  readonly abans: Pick<JudgeInput, 'anteriorsSenseValor'> & {
    readonly anteriors: readonly number[];
    readonly estatClasse: ClassState | null;
  };
}

/**
 * Judges the lots of one concrete (designation and plant) in pour order. Each lot sees the samples of the lots before it,
 * for the boundary of 36 and the window of s35, and the EHE-98 class that they left. A lot that straddles the boundary
 * keeps the case of its first sample.
 */
export const judgeSequence = <Ref>(
  lots: readonly SequenceLot<Ref>[],
  start: SequenceStart = {},
): readonly SequenceVerdict<Ref>[] => {
  const anteriors = [...(start.anteriors ?? [])];
  let estatClasse = start.estatClasse ?? null;
  let anteriorsSenseValor = 0;
  return lots.map(({ ref, ...lot }) => {
    const abans = { anteriors: [...anteriors], anteriorsSenseValor, estatClasse };
    const verdict = judge({ ...lot, ...abans });
    estatClasse = verdict.estatClasse;
    for (const mostra of lot.mostres) {
      const { valor } = sampleValue(mostra, lot.norma.normativa, lot.fck, lot.canvis);
      if (valor === null) anteriorsSenseValor += 1;
      else anteriors.push(valor);
    }
    return { ref, verdict, abans };
  });
};
