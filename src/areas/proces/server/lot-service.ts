import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, invalid, notFound } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { addLotsBody, Lot, lotBody } from '../contract/schemas.ts';
import { countPartida, readPla, thousandthsOf } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { presentLot, presentLotDeFormigo } from './present.ts';
import { loadTreballPartida } from './service.ts';
import type { Pla } from './shapes.ts';
import { deleteLot, findLot, insertLots, setNumeroLot, updateLot } from './store.ts';
import type { LotRow } from './tables.ts';

const rowIn = (pla: Pla, id: number) => {
  const row = pla.partides.find((one) => Number(one.id) === id);
  if (!row) throw notFound();
  return row;
};
/** Lots of an item of a plan, presented, in order. */
const present = (pla: Pla, partidaId: number): Lot[] => {
  const row = rowIn(pla, partidaId);
  const { lots } = countPartida(pla, row);
  if (row.formigo_flg === 1)
    return (pla.formigo.get(partidaId) ?? []).map((lot) => presentLotDeFormigo(lot, row, lots.get(lot.id)));
  return (pla.lots.get(partidaId) ?? []).map((lot) => presentLot(lot, row.unitat, lots.get(Number(lot.id))));
};

export const listLotsOf = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
): Promise<Lot[]> => {
  await loadTreballPartida(context, path);
  return present(await readPla(context, ports, path.id), path.xid);
};

/** Makes lots of an ordinary item: those given, or (`previstos`) those forecast that are missing. Those of concrete are its zones'. One sent again with its key is not made twice. */
export const addLots = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
  { lots = [], previstos = false }: z.output<typeof addLotsBody>,
): Promise<Lot[]> => {
  const { db, empresa, clock } = context;
  await holdOpenTreball(context, path.id);
  const row = await loadTreballPartida(context, path);
  if (row.formigo_flg === 1) throw new CodedError(409, 'lots_de_formigo');
  const pla = await readPla(context, ports, path.id);
  const counted = countPartida(pla, row);
  const now = clock.now();
  checkDates(lots, (place) => `lots.${place}.data_final`);
  // Sent again after a cut, with the key that each was made with: those are here already.
  const known = new Set((pla.lots.get(path.xid) ?? []).map(({ clau_client }) => clau_client));
  const fresh = lots.filter(({ clau_client }) => clau_client === undefined || !known.has(clau_client));
  const missing = previstos ? Math.max(counted.previsio.lots - counted.nLots - fresh.length, 0) : 0;
  const asked = [...fresh, ...Array.from({ length: missing }, (): (typeof lots)[number] => ({}))];
  let numero = (pla.lots.get(path.xid) ?? []).at(-1)?.numero ?? 0;
  const ids = await insertLots(
    db,
    asked.map((one): Omit<LotRow, 'id'> => {
      numero += 1;
      return {
        empresa_fk: empresa.id,
        treball_fk: path.id,
        treball_partida_fk: path.xid,
        clau_client: one.clau_client ?? randomUUID(),
        versio: 1,
        numero,
        descripcio: one.descripcio ?? '',
        ubicacio: one.ubicacio ?? '',
        data_inici: one.data_inici ?? null,
        data_final: one.data_final ?? null,
        quantitat: thousandthsOf(one.quantitat ?? null),
        estat: 'previst',
        creat: now,
        canviat: now,
      };
    }),
  );
  const [first] = ids;
  if (first !== undefined && counted.nLots === 0)
    await ports.passaRespostes(context, path.id, { partida: path.xid, lot: first });
  await ports.saveControl(context, path.id);
  const made = present(await readPla(context, ports, path.id), path.xid);
  await recordHistory(
    context,
    made
      .filter((lot) => ids.includes(lot.id))
      .map(({ recompte: _recompte, ...lot }) => ({
        entitat: 'lot' as const,
        id: lot.id,
        accio: 'crea' as const,
        despres: lot,
        arrel: rootsOf(lot),
      })),
  );
  return made;
};

/** Refuses lots that end before they begin. */
const checkDates = (
  lots: readonly { readonly data_inici?: string | null | undefined; readonly data_final?: string | null | undefined }[],
  cami: (place: number) => string,
): void => {
  const faults = lots.flatMap(({ data_inici, data_final }, place) =>
    data_inici && data_final && data_final < data_inici ? [{ cami: cami(place), codi: 'lot_final_abans_inici' }] : [],
  );
  if (faults.length > 0) throw invalid(faults);
};

const rootsOf = (lot: { readonly treball_fk: number; readonly treball_partida_fk: number }) =>
  [
    { entitat: 'treball_partida', id: Number(lot.treball_partida_fk) },
    { entitat: 'treball', id: Number(lot.treball_fk) },
  ] as const;

/** The lot's row, or 404 where it is absent, another company's or of a work not assigned to this role. */
const loadLot = async (context: CompanyContext, ports: ProcesPorts, id: number): Promise<LotRow> => {
  const { db, empresa } = context;
  const row = await findLot(db, empresa.id, id);
  if (!row && (await ports.formigo.isLot(db, empresa.id, id))) throw new CodedError(409, 'lots_de_formigo');
  if (!row) throw notFound();
  await checkTreball(context, Number(row.treball_fk));
  return row;
};

const presented = async (context: CompanyContext, ports: ProcesPorts, row: LotRow): Promise<Lot> => {
  const pla = await readPla(context, ports, Number(row.treball_fk));
  const found = present(pla, Number(row.treball_partida_fk)).find(({ id }) => id === Number(row.id));
  if (!found) throw notFound();
  return found;
};

/** Changes a lot; it is closed by hand once every answer is in, and takes no more until it is opened again. */
export const updateLotRecord = async (
  context: CompanyContext,
  ports: ProcesPorts,
  id: number,
  body: z.output<typeof lotBody>,
): Promise<Lot> => {
  const { db, empresa, clock } = context;
  const row = await loadLot(context, ports, id);
  await holdOpenTreball(context, Number(row.treball_fk));
  const before = await presented(context, ports, row);
  await checkVersio(context, { entitat: 'lot', id }, body.versio, before);
  if (body.estat === 'tancat' && before.recompte.pendents > 0)
    throw new CodedError(409, 'lot_amb_pendents', { params: { n: before.recompte.pendents } });
  const { quantitat, ...given } = givenFields(body);
  if (given.data_inici !== undefined || given.data_final !== undefined)
    checkDates([{ ...before, ...given }], () => (given.data_final === undefined ? 'data_inici' : 'data_final'));
  const columns = {
    ...given,
    ...(quantitat !== undefined && { quantitat: thousandthsOf(quantitat) }),
    canviat: clock.now(),
  };
  if (!(await updateLot(db, empresa.id, id, body.versio, columns)))
    throw await staleVersio(context, { entitat: 'lot', id }, before);
  await ports.saveControl(context, Number(row.treball_fk));
  const after = await presented(context, ports, row);
  const { recompte: _before, ...abans } = before;
  const { recompte: _after, ...despres } = after;
  await recordHistory(context, [{ entitat: 'lot', id, accio: 'canvia', abans, despres, arrel: rootsOf(row) }]);
  return after;
};

/** Deletes a lot with its answers; those after it are renumbered. */
export const removeLot = async (
  context: CompanyContext,
  ports: ProcesPorts,
  id: number,
  avisos: string | undefined,
): Promise<Desfer> => {
  const { db, empresa } = context;
  const row = await loadLot(context, ports, id);
  const treballId = Number(row.treball_fk);
  const partidaId = Number(row.treball_partida_fk);
  await holdOpenTreball(context, treballId);
  const pla = await readPla(context, ports, treballId);
  const n = (pla.respostes.get(partidaId) ?? []).filter(({ lot_fk }) => lot_fk === id).length;
  checkAvisos(
    n > 0 ? [{ codi: 'pla_te_resultats', cami: '', params: { n } }] : [],
    (avisos ?? '').split(',').filter(Boolean),
  );
  const { rows: respostes, fitxers } = await ports.takeRespostes(context, treballId, { lots: [id] });
  await deleteLot(db, empresa.id, id);
  const rest = (pla.lots.get(partidaId) ?? []).filter((lot) => Number(lot.id) !== id);
  for (const [place, lot] of rest.entries())
    if (lot.numero !== place + 1) await setNumeroLot(db, empresa.id, Number(lot.id), place + 1);
  const desfer = await keepDeleted(context, { tipus: 'lot', id, contingut: { lot: row, respostes }, fitxers });
  await ports.saveControl(context, treballId);
  await recordHistory(context, [
    {
      entitat: 'lot',
      id,
      accio: 'suprimeix',
      abans: { numero: row.numero, descripcio: row.descripcio },
      arrel: rootsOf(row),
    },
  ]);
  return desfer;
};
