import { CONFIDENCES, type Confidence, type LawOverride, type LawRow } from './tipus.ts';

/** Shipped rows with the changes of a company or work laid over them; the last change of a row wins. */
export const withChanges = <Row extends LawRow>(
  rows: readonly Row[],
  canvis: readonly LawOverride[] = [],
): readonly Row[] => {
  if (canvis.length === 0) return rows;
  return rows.map((row) =>
    canvis.reduce<Row>((current, { fila, valors, qui, quan, motiu }) => {
      if (fila !== row.id) return current;
      const known = Object.fromEntries(Object.entries(valors).filter(([field]) => field !== 'id' && field in row));
      return { ...current, ...known, canviada: { qui, quan, motiu } };
    }, row),
  );
};

/** The least sure of several letters; `V` when there is none. */
export const lowestConfidence = (...letters: readonly Confidence[]): Confidence =>
  letters.reduce((low, letter) => (CONFIDENCES.indexOf(letter) > CONFIDENCES.indexOf(low) ? letter : low), 'V');

/** Rules that are inferred carry the mark «to be verified» wherever they are shown. */
export const needsVerifying = (confidence: Confidence): boolean => confidence === 'I';
