import { showDate } from '#kernel/calendar-date.ts';
import { type Avis, fieldFault, forbidden, notFound } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, givenFields } from '#server/http/editing.ts';
import type { SeguimentAnswer, SeguimentBody } from '../contract/inputs.ts';
import { isEarly } from '../domain/edat.ts';
import { LOTS_MAXIMS } from '../domain/previsio.ts';
import { EDAT_VEREDICTE } from '../domain/provetes.data.ts';
import { sampleRoots } from './arrels.ts';
import { previsioOf, readCanvis } from './judging.ts';
import { judgeAfter } from './judging-again.ts';
import { type Gone, removeLots } from './lot-removal.ts';
import { forecastMark, marksOf } from './marques.ts';
import type { FormigoPorts } from './ports.ts';
import { mostraOf } from './rows.ts';
import { type Saving, saveLots } from './seguiment-lots.ts';
import { BLANK_PASTADA, campsOf, hasResult, mergeCells, newPastada, pastadaColumns } from './seguiment-rows.ts';
import {
  deletePastada,
  findByClaus,
  insertPastada,
  listLotsOfZona,
  listPastadesOfZona,
  updateLot,
  updatePastada,
  updateZona,
} from './store.ts';
import type { PastadaRow } from './tables.ts';
import { checkZonaVersio, holdZona, readChanges } from './zona-reading.ts';

const touched = (saving: Saving, lotId: number): Promise<void> =>
  updateLot(saving.context.db, saving.context.empresa.id, lotId, {
    canviat: saving.context.clock.now(),
    canviat_per: saving.context.caller.nom,
  });

const savePastades = async (
  saving: Saving,
  changes: NonNullable<SeguimentBody['pastades']>,
  byClau: ReadonlyMap<string, number>,
): Promise<void> => {
  const { context, zona } = saving;
  for (const [index, change] of changes.entries()) {
    const id = change.id ?? (change.clau_client ? byClau.get(change.clau_client) : undefined);
    if (id !== undefined) {
      const row = saving.pastades.get(id);
      if (!row) throw notFound();
      const { camps, changed, conflictes } = mergeCells(row, change);
      saving.conflictes.push(...conflictes);
      if (!changed) continue;
      const columns = { ...pastadaColumns(camps), versio: row.versio + 1, canviat: context.clock.now() };
      await updatePastada(context.db, context.empresa.id, id, columns);
      saving.pastades.set(id, { ...row, ...columns });
      saving.history.push({
        entitat: 'pastada',
        id,
        accio: 'resultat',
        abans: { ...campsOf(row) },
        despres: { ...camps },
        arrel: sampleRoots(saving.zona, row.lot_fk),
      });
      await touched(saving, row.lot_fk);
      continue;
    }
    const lotId = change.lot_fk ?? (change.lot_clau ? saving.lotByClau.get(change.lot_clau) : undefined);
    if (lotId === undefined) throw fieldFault(`pastades.${index}.lot_fk`, 'obligatori');
    if (!saving.lots.has(lotId)) throw notFound();
    const numbers = [...saving.pastades.values()].filter((row) => row.lot_fk === lotId).map((row) => row.numero);
    const camps = { ...BLANK_PASTADA, numero: Math.max(0, ...numbers) + 1, ...givenFields(change.camps) };
    const row = newPastada(
      {
        empresa_fk: context.empresa.id,
        treball_fk: zona.treball_fk,
        zona_fk: zona.id,
        lot_fk: lotId,
        clau_client: change.clau_client,
      },
      camps,
      context.clock.now(),
    );
    const made = await insertPastada(context.db, row);
    saving.pastades.set(made, { ...row, id: made });
    saving.history.push({
      entitat: 'pastada',
      id: made,
      accio: 'crea',
      despres: { ...camps },
      arrel: sampleRoots(saving.zona, lotId),
    });
    await touched(saving, lotId);
  }
};

const removePastades = async (saving: Saving, gone: Gone): Promise<void> => {
  const { context } = saving;
  for (const { id, versio } of gone) {
    const row = saving.pastades.get(id);
    if (!row) continue;
    await checkZonaVersio(context, saving.zona.id, versio, row);
    await deletePastada(context.db, context.empresa.id, id);
    saving.pastades.delete(id);
    await touched(saving, row.lot_fk);
    saving.history.push({
      entitat: 'pastada',
      id,
      accio: 'suprimeix',
      abans: { ...campsOf(row) },
      arrel: sampleRoots(saving.zona, row.lot_fk),
    });
  }
};

/** Strengths just written of an age that their samples do not have yet; what was kept so before is not asked about again. */
const earlyAvisos = (saving: Saving, before: ReadonlyMap<number, PastadaRow>): Avis[] => {
  const avui = saving.context.clock.today();
  const earlyOf = (row: PastadaRow | undefined): string | null =>
    row === undefined ? null : isEarly({ ...mostraOf(row), data: row.data }, avui);
  const isSame = (row: PastadaRow, old: PastadaRow | undefined): boolean =>
    old !== undefined && row.data === old.data && row.resistencia === old.resistencia && row.provetes === old.provetes;
  return [...saving.pastades.values()].flatMap((row) => {
    const day = earlyOf(row);
    if (day === null || isSame(row, before.get(row.id))) return [];
    const params = { numero: row.numero, edat: EDAT_VEREDICTE, data: showDate(day) };
    return [{ codi: 'resistencia_sense_edat', cami: `pastades.${row.id}`, params }];
  });
};

/** Samples just given a day that has not come: what was kept so before is not asked about again. */
const futureAvisos = (saving: Saving, before: ReadonlyMap<number, PastadaRow>): Avis[] => {
  const avui = saving.context.clock.today();
  return [...saving.pastades.values()].flatMap(({ id, numero, data }) =>
    data === null || data <= avui || before.get(id)?.data === data
      ? []
      : [{ codi: 'pastada_futura', cami: `pastades.${id}`, params: { numero, data: showDate(data) } }],
  );
};

/** Who types results on site neither answers for the plant nor decides on a failed lot. */
const checkRole = (context: CompanyContext, body: SeguimentBody): void => {
  if (context.empresa.rol !== 'obra') return;
  if (
    body.lots?.some((lot) => lot.respostes !== undefined || lot.decisio !== undefined) ||
    body.suprimeix?.lots?.length
  )
    throw forbidden();
};

/** Saves changed cells, answers and decisions of one zone, judges the work again and tells what moved. */
export const saveSeguiment = async (
  context: CompanyContext,
  ports: FormigoPorts,
  id: number,
  body: SeguimentBody,
): Promise<SeguimentAnswer> => {
  checkRole(context, body);
  const { zona } = await holdZona(context, id);
  const { db, empresa } = context;
  const claus = (rows: readonly { clau_client?: string | undefined }[] | undefined): string[] =>
    (rows ?? []).flatMap((row) => (row.clau_client ? [row.clau_client] : []));
  const knownLots = await findByClaus(db, 'zona_lot', empresa.id, [
    ...claus(body.lots),
    ...(body.pastades ?? []).flatMap((row) => row.lot_clau ?? []),
  ]);
  const knownPastades = await findByClaus(db, 'pastada', empresa.id, claus(body.pastades));
  if ([...knownLots.values(), ...knownPastades.values()].some((row) => row.zona_fk !== id)) throw notFound();
  const lots = await listLotsOfZona(db, empresa.id, id);
  const pastades = await listPastadesOfZona(db, empresa.id, id);
  const marks = {
    lots: marksOf(lots, pastades),
    previsio: forecastMark(previsioOf(zona, lots, await readCanvis(db, empresa.id, zona.treball_fk))),
  };
  const saving: Saving = {
    context,
    zona,
    lots: new Map(lots.map((lot) => [lot.id, lot])),
    pastades: new Map(pastades.map((row) => [row.id, row])),
    history: [],
    conflictes: [],
    desfer: [],
    lotByClau: new Map([...knownLots].map(([clau, row]) => [clau, row.id])),
  };
  const before = saving.lots.size;
  await saveLots(saving, body.lots ?? [], new Set((body.pastades ?? []).flatMap((row) => row.lot_clau ?? [])));
  await savePastades(saving, body.pastades ?? [], new Map([...knownPastades].map(([clau, row]) => [clau, row.id])));
  const stored = new Map(pastades.map((row) => [row.id, row]));
  checkAvisos([...futureAvisos(saving, stored), ...earlyAvisos(saving, stored)], body.avisos_acceptats);
  await removePastades(saving, body.suprimeix?.pastades ?? []);
  await removeLots(saving, ports, body.suprimeix?.lots ?? [], body.avisos_acceptats);
  if (saving.lots.size > Math.max(LOTS_MAXIMS, before))
    throw fieldFault('lots', 'massa_lots', { lots: saving.lots.size, maxim: LOTS_MAXIMS });
  const fixed = [...saving.pastades.values()].some((row) => hasResult(campsOf(row))) ? 1 : 0;
  if (fixed !== zona.norma_fixada) await updateZona(db, empresa.id, id, { norma_fixada: fixed });
  await recordHistory(context, saving.history);
  const { moved, concrete } = await judgeAfter(context, ports, zona.treball_fk);
  const names = new Map(concrete.zones.map((row) => [row.id, row.nom]));
  const clashing = saving.conflictes.map(({ tipus, id: row }) =>
    tipus === 'lot' ? row : (saving.pastades.get(row)?.lot_fk ?? 0),
  );
  return {
    ...(await readChanges(context, id, marks, new Set(clashing))),
    conflictes: saving.conflictes,
    desfer: saving.desfer,
    recalculats: moved.map(({ lot, abans, despres }) => ({
      zona_fk: lot.zona_fk,
      zona: names.get(lot.zona_fk) ?? '',
      lot_fk: lot.id,
      lot: lot.numero,
      abans,
      despres,
    })),
  };
};
