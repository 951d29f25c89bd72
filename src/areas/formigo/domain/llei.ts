import { CONFIDENCES, type Confidence, type LawOverride, type LawRow } from './tipus.ts';

/** Shipped rows with the changes of a company or work laid over them; the last change of a row wins. */
export const withChanges = <Row extends LawRow>(
  rows: readonly Row[],
  canvis: readonly LawOverride[] = [],
): readonly Row[] => {
  if (canvis.length === 0) return rows;
  return rows.map((row) => {
    const change = canvis.findLast(({ fila }) => fila === row.id);
    if (!change) return row;
    const { valors, qui, quan, motiu } = change;
    const known = Object.entries(valors).filter(([field]) => field !== 'id' && field in row);
    return { ...row, ...Object.fromEntries(known), canviada: { qui, quan, motiu } };
  });
};

/** The least sure of several letters; `V` when there is none. */
export const lowestConfidence = (...letters: readonly Confidence[]): Confidence =>
  letters.reduce((low, letter) => (CONFIDENCES.indexOf(letter) > CONFIDENCES.indexOf(low) ? letter : low), 'V');

/** Rules not yet compared with the official gazette, inferred or known, carry the mark «to be verified» wherever they are shown. */
export const needsVerifying = (confidence: Confidence): boolean => confidence === 'I' || confidence === 'K';
