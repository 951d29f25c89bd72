import { sampleValue } from './mostra.ts';
import { comparePours, type PourMark } from './ordre.ts';
import type { ClassState, JudgeInput, LotVerdict } from './tipus.ts';
import { judge } from './verdict.ts';

/** A lot of the sequence: what a verdict needs, without what the sequence itself carries. */
export interface SequenceLot<Ref> extends Omit<JudgeInput, 'anteriors' | 'anteriorsSenseValor' | 'estatClasse'> {
  readonly ref: Ref;
  /** When each sample of `mostres` was poured. Absent: the samples of a lot all come before those of the next one. */
  readonly pours?: readonly PourMark[];
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

/** A sample of the concrete in the order of pours: `lot` and `place` settle what the marks leave equal. */
interface Poured {
  readonly lot: number;
  readonly place: number;
  readonly mark: PourMark | null;
  readonly valor: number | null;
}

const byPour = (one: Poured, other: Poured): number =>
  (one.mark && other.mark ? comparePours(one.mark, other.mark) : 0) || one.lot - other.lot || one.place - other.place;

/** Under indirect control no strength is ever measured: its loads are no samples of the concrete. */
const pouredOf = <Ref>({ mostres, norma, fck, canvis, pours, modalitat }: SequenceLot<Ref>, lot: number): Poured[] =>
  (modalitat === 'INDIRECTE' ? [] : mostres).map((mostra, place) => ({
    lot,
    place,
    mark: pours?.[place] ?? null,
    valor: sampleValue(mostra, norma.normativa, fck, canvis).valor,
  }));

/** Samples poured before the first one of a lot (so never its own); those of the lots before it when it has none yet. */
const earlierThan = (all: readonly Poured[], lot: number): readonly Poured[] => {
  const first = all.findIndex((sample) => sample.lot === lot);
  return first < 0 ? all.filter((sample) => sample.lot < lot) : all.slice(0, first);
};

/**
 * Judges the lots of one concrete (designation and plant), given in the order of their first pours. Each lot sees the
 * samples of any lot that were poured before its own first one, for the boundary of 36 and the window of s35 (lots may
 * overlap in time), and the EHE-98 class that the lots before it left. A lot that straddles the boundary keeps the case
 * of its first sample. Source: Codi Estructural 57.5.4.3, EHE-08 86.5.4.3; the specification counts in pour order.
 */
export const judgeSequence = <Ref>(
  lots: readonly SequenceLot<Ref>[],
  start: SequenceStart = {},
): readonly SequenceVerdict<Ref>[] => {
  const known = start.anteriors ?? [];
  const all = lots.flatMap(pouredOf).sort(byPour);
  let estatClasse = start.estatClasse ?? null;
  return lots.map(({ ref, pours: _pours, ...lot }, index) => {
    const earlier = earlierThan(all, index);
    const values = earlier.flatMap(({ valor }) => (valor === null ? [] : [valor]));
    const abans = {
      anteriors: [...known, ...values],
      anteriorsSenseValor: earlier.length - values.length,
      estatClasse,
    };
    const verdict = judge({ ...lot, ...abans });
    estatClasse = verdict.estatClasse;
    return { ref, verdict, abans };
  });
};
