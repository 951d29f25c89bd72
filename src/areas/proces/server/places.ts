import { ordreOfProces } from '#areas/referencia/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { isBankOrder, type Posat, placeIn } from '../domain/ordre.ts';
import { insertProces, listPartides, listProcessos, setOrdrePartida, setOrdreProces } from './store.ts';
import type { PartidaRow, ProcesRow } from './tables.ts';

/** An item that stands, or that comes: then without an id, or with that which it had. */
type Situada = Pick<PartidaRow, 'control_fk' | 'codi'> & Partial<Pick<PartidaRow, 'id' | 'ordre'>>;

/** After any code or number. */
const LAST = '\uffff';
const padded = (n: number): string => String(n).padStart(6, '0');
const ofProces = ({ proces_fk, ordre }: Pick<ProcesRow, 'proces_fk' | 'ordre'>): Posat => ({
  ordre,
  rang: padded(ordreOfProces(proces_fk)),
});
/** Items stand by kind of control and code, those without one after the others; the same twice, as they came. */
const ofPartida = ({ control_fk, codi, id, ordre = 0 }: Situada): Posat => ({
  ordre,
  rang: [padded(control_fk), codi || LAST, id === undefined ? LAST : String(id).padStart(16, '0')].join(' '),
});

/** Whether the processes of a work, or the items of a process, stand as the bank has them. */
export const areProcessosOfBank = (rows: readonly ProcesRow[]): boolean => isBankOrder(rows.map(ofProces));
export const arePartidesOfBank = (rows: readonly Situada[]): boolean => isBankOrder(rows.map(ofPartida));

/** Puts a process into a work: where it is told to stand, else in the bank's place or last. */
export const placeProces = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  proces_fk: number,
  ordre?: number,
): Promise<void> => {
  const rows = await listProcessos(db, empresa.id, treballId);
  const place = placeIn(rows.map(ofProces), ofProces({ proces_fk, ordre: 0 }).rang);
  if (ordre === undefined)
    for (const [index, row] of rows.entries()) {
      const now = place.others[index] ?? row.ordre;
      if (now !== row.ordre) await setOrdreProces(db, { ...row, ordre: now });
    }
  const row = { empresa_fk: empresa.id, treball_fk: treballId, proces_fk };
  await insertProces(db, { ...row, ordre: ordre ?? place.ordre });
};

/** The place of an item that comes to a process; those that it finds there make room. */
export const placeForPartida = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  procesId: number,
  one: Omit<Situada, 'ordre'>,
): Promise<number> => {
  const rows = (await listPartides(db, empresa.id, treballId)).filter(({ proces_fk }) => proces_fk === procesId);
  const place = placeIn(rows.map(ofPartida), ofPartida(one).rang);
  for (const [index, row] of rows.entries()) {
    const now = place.others[index] ?? row.ordre;
    if (now !== row.ordre) await setOrdrePartida(db, empresa.id, Number(row.id), now);
  }
  return place.ordre;
};
