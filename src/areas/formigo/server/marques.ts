import { createHash } from 'node:crypto';
import type { Previsio } from '../domain/previsio.ts';
import type { LotRow, PastadaRow } from './tables.ts';

const LENGTH = 12;

/** A short text that is another one once anything of the lot or of its samples is another. */
export const markOf = (lot: LotRow, samples: readonly PastadaRow[]): string => {
  const { veredicte, abans, respostes, decisio, descripcio, ...rest } = lot;
  const hash = createHash('sha1');
  for (const text of [veredicte, abans, respostes, decisio ?? '', descripcio, Object.values(rest).join('|')])
    hash.update(text).update('\u0000');
  for (const { id, versio, canviat } of samples) hash.update(`${id}.${versio}.${canviat};`);
  return hash.digest('base64url').slice(0, LENGTH);
};

export const forecastMark = (previsio: Previsio): string =>
  createHash('sha1').update(JSON.stringify(previsio)).digest('base64url').slice(0, LENGTH);

/** What a zone looked like: the marks of its lots by their id, and that of its forecast. */
export interface ZonaMarks {
  readonly lots: ReadonlyMap<number, string>;
  readonly previsio: string;
}

/** The marks of lots by their id. */
export const marksOf = (lots: readonly LotRow[], pastades: readonly PastadaRow[]): ReadonlyMap<number, string> => {
  const samplesOf = Map.groupBy(pastades, (row) => row.lot_fk);
  return new Map(lots.map((lot) => [lot.id, markOf(lot, samplesOf.get(lot.id) ?? [])]));
};
