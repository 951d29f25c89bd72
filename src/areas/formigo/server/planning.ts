import { randomUUID } from 'node:crypto';
import type { CompanyContext } from '#server/http/context.ts';
import { previsioOf, readCanvis } from './judging.ts';
import { BLANK_PASTADA, newPastada } from './seguiment-rows.ts';
import { insertPastades, listLotsOfZona } from './store.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';

/** A lot as it is made, pending. */
export const newLot = (
  context: CompanyContext,
  zona: Pick<ZonaRow, 'id' | 'treball_fk'>,
  given: {
    numero: number;
    clau_client?: string | undefined;
    descripcio?: string;
    volum?: number | null;
    amassades?: number | null;
  },
): Omit<LotRow, 'id'> => ({
  empresa_fk: context.empresa.id,
  treball_fk: zona.treball_fk,
  zona_fk: zona.id,
  clau_client: given.clau_client ?? randomUUID(),
  versio: 1,
  numero: given.numero,
  descripcio: given.descripcio ?? '',
  volum: given.volum ?? null,
  amassades: given.amassades ?? null,
  respostes: '{}',
  decisio: null,
  verdict: 'pendent',
  insuficients: 0,
  per_sota_fck: 0,
  mostres_tingudes: 0,
  mostres_demanades: null,
  veredicte: '{}',
  abans: '{}',
  creat: context.clock.now(),
  canviat: context.clock.now(),
  canviat_per: context.caller.nom,
});

/** Makes for each new lot the samples that it asks for, without data yet: the lot stays pending until they have a value. */
export const planPastades = async (
  context: CompanyContext,
  zona: ZonaRow,
  lotIds: readonly number[],
): Promise<PastadaRow[]> => {
  const { db, empresa } = context;
  const lots = await listLotsOfZona(db, empresa.id, zona.id);
  const { mostresLot } = previsioOf(zona, lots, await readCanvis(db, empresa.id, zona.treball_fk));
  const place = { empresa_fk: empresa.id, treball_fk: zona.treball_fk, zona_fk: zona.id };
  const asked = new Set(lotIds);
  const rows: Omit<PastadaRow, 'id'>[] = [];
  for (const [index, lot] of lots.entries()) {
    if (!asked.has(lot.id)) continue;
    const count = Math.min((mostresLot[index] ?? mostresLot[0])?.mostres ?? 0, 200);
    for (let numero = 1; numero <= count; numero += 1)
      rows.push(newPastada({ ...place, lot_fk: lot.id }, { ...BLANK_PASTADA, numero }, context.clock.now()));
  }
  return insertPastades(db, rows);
};
