import { checkTreball } from '#areas/treball/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { consFora } from '../domain/con.ts';
import type { Consistencia } from '../domain/consistencia.data.ts';
import { settledBy } from '../domain/decisio.ts';
import { type PartidaDeFormigo, partidaByDefault, servesNorma } from '../domain/partida.ts';
import { pastadesDeZona } from '../domain/pastades-zona.ts';
import type { Previsio } from '../domain/previsio.ts';
import type { Normativa } from '../domain/tipus.ts';
import { outcomeOf, previsioOf, readCanvis } from './judging.ts';
import {
  deleteFormigoPartides,
  listCons,
  listFormigoPartides,
  listLotsOfPla,
  saveFormigoPartida,
  setPartidaOfZona,
} from './pla-store.ts';
import type { FormigoPorts } from './ports.ts';
import { decisioOf, designacioText, zonaFieldsOf } from './rows.ts';
import { workNorma } from './settings.ts';
import { listZones } from './store.ts';
import type { FormigoPartidaTable } from './tables.ts';

/** Thousandths of a cubic metre of a zone: as it says, else what its lots say together; null while neither does. */
const volumeOf = (volum: number | null, lots: readonly { readonly volum: number | null }[]): number | null => {
  if (volum !== null) return Number(volum);
  const known = lots.flatMap((lot) => (lot.volum === null ? [] : [Number(lot.volum)]));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
};

/** Whether a zone may have more lots: no pour of it is made, or nothing says how much it holds. */
const isMinim = ({ perAbocada, limitant }: Previsio, lots: readonly { readonly volum: number | null }[]): boolean =>
  perAbocada ? lots.length === 0 : limitant === null && lots.every(({ volum }) => volum === null);

/** Zones of a work that belong to items of its plan, each with its concrete and the lots and samples planned of it, and their lots. */
export const concreteOfPla = async (db: Executor, empresaId: number, treballId: number) => {
  const rows = (await listZones(db, empresaId, treballId)).filter((zona) => zona.treball_partida_fk !== null);
  if (rows.length === 0) return { zones: [], lots: [] };
  const zonaOf = new Map(rows.map((zona) => [zona.id, zona]));
  const cons = Map.groupBy(await listCons(db, empresaId, treballId), ({ lot_fk }) => lot_fk);
  /** Samples of a lot whose slump is out of what the concrete of its zone accepts. */
  const consForaOf = (lot: { readonly id: number; readonly zona_fk: number }): number => {
    const zona = zonaOf.get(lot.zona_fk);
    if (!zona) return 0;
    const accepts = { normativa: zona.normativa as Normativa, consistencia: zona.consistencia as Consistencia };
    const lectures = (cons.get(lot.id) ?? []).map(({ con }) => JSON.parse(con) as number[]);
    return consFora(accepts, lectures);
  };
  const lots = (await listLotsOfPla(db, empresaId, treballId)).map(
    ({ treball_partida_fk, decisio, insuficients, ...lot }) => ({
      ...lot,
      treball_partida_fk: Number(treball_partida_fk),
      cons_fora: consForaOf(lot),
      veredicte: outcomeOf(lot.verdict, insuficients === 1),
      /** Day of the decision that settled a failure; null while there is none. */
      decidit: ((kept) => (settledBy(kept) === null ? null : (kept?.data ?? null)))(decisioOf({ decisio })),
    }),
  );
  const canvis = await readCanvis(db, empresaId, treballId);
  const byZona = Map.groupBy(lots, ({ zona_fk }) => zona_fk);
  return {
    zones: rows.map((zona) => {
      const own = byZona.get(zona.id) ?? [];
      const fields = zonaFieldsOf(zona);
      const previsio = previsioOf(zona, own, canvis);
      const { lots: n, perLot, total } = pastadesDeZona(previsio, own.length);
      return {
        id: Number(zona.id),
        treball_partida_fk: Number(zona.treball_partida_fk),
        nom: zona.nom,
        designacio: designacioText(fields),
        normativa: zona.normativa,
        estructura: fields.estructura,
        modalitat: fields.modalitat,
        lots: n,
        ...(isMinim(previsio, own) && { lots_minim: true }),
        mostres_lot: perLot,
        mostres: total,
        volum: volumeOf(zona.volum, own),
      };
    }),
    lots,
  };
};

/** The regulation that governs the concrete of a work; null where no date says which that is. */
export const normativaOf = async (context: CompanyContext, treballId: number): Promise<Normativa | null> =>
  (await workNorma(context, treballId, await checkTreball(context, treballId)))?.normativa ?? null;

/** Whether an item of concrete serves the regulation of a work; null where no date says which that is. */
export const servedIn = async (
  context: CompanyContext,
  treballId: number,
): Promise<((item: Omit<PartidaDeFormigo, 'id'>) => boolean) | null> => {
  const norma = await workNorma(context, treballId, await checkTreball(context, treballId));
  return norma === null ? null : (item) => servesNorma(norma.normativa, item);
};

/** The item that a zone is given to: the one said, else the only one for its regulation. */
export const partidaForZona = async (
  context: CompanyContext,
  ports: FormigoPorts,
  treballId: number,
  normativa: Normativa,
  given: number | null | undefined,
): Promise<number | null> => {
  if (given === null) return null;
  const partides = await ports.partides(context, treballId);
  if (given === undefined) return partidaByDefault(normativa, partides);
  if (!partides.some(({ id }) => id === given)) throw fieldFault('treball_partida_fk', 'partida_no_formigo');
  return given;
};

/** Zones without an item fall to the only one for their regulation, where there is one now. */
export const adoptZones = async (context: CompanyContext, ports: FormigoPorts, treballId: number): Promise<void> => {
  const { db, empresa } = context;
  const partides = await ports.partides(context, treballId);
  for (const zona of await listZones(db, empresa.id, treballId)) {
    if (zona.treball_partida_fk !== null) continue;
    const partida = partidaByDefault(zona.normativa as Normativa, partides);
    if (partida !== null) await setPartidaOfZona(db, empresa.id, zona.id, partida);
  }
};

/** What concrete had of items that leave the plan. */
interface Deixat {
  readonly zones: readonly { readonly id: number; readonly partida: number }[];
  readonly formigo: readonly FormigoPartidaTable[];
}

/** Items leave the plan: their zones stay, without an item. Gives what brings it all back. */
export const leaveZones = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  partides: readonly number[],
): Promise<Deixat> => {
  const zones = (await listZones(db, empresa.id, treballId)).flatMap(({ id, treball_partida_fk }) =>
    treball_partida_fk !== null && partides.includes(treball_partida_fk) ? [{ id, partida: treball_partida_fk }] : [],
  );
  for (const { id } of zones) await setPartidaOfZona(db, empresa.id, id, null);
  const formigo = (await listFormigoPartides(db, empresa.id, treballId)).filter((row) =>
    partides.includes(row.treball_partida_fk),
  );
  await deleteFormigoPartides(db, empresa.id, partides);
  return { zones, formigo };
};

/** Items are back in the plan: the zones that were theirs, and that nobody else has taken, are theirs again. */
export const returnZones = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  taken: unknown,
): Promise<void> => {
  const { zones, formigo } = taken as Deixat;
  const free = new Set(
    (await listZones(db, empresa.id, treballId)).flatMap((zona) => (zona.treball_partida_fk === null ? [zona.id] : [])),
  );
  for (const { id, partida } of zones) if (free.has(id)) await setPartidaOfZona(db, empresa.id, id, partida);
  for (const row of formigo) await saveFormigoPartida(db, row);
};
