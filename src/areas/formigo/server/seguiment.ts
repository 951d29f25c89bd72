import { CodedError, fieldFault, forbidden, notFound } from '#kernel/coded-error.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { SeguimentAnswer, SeguimentBody } from '../contract/inputs.ts';
import { decisioOf, fromScaled, respostesOf, toScaled, VOLUM } from './rows.ts';
import { BLANK_PASTADA, campsOf, type Conflicte, hasContent, hasResult, mergeCells, newPastada, pastadaColumns } from './seguiment-rows.ts';
import {
  deleteLot,
  deletePastada,
  findByClaus,
  insertLots,
  insertPastada,
  listLotsOfZona,
  listPastadesOfZona,
  updateLot,
  updatePastada,
  updateZona,
} from './store.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';
import { getZona, holdZona, judgeAfter, newLot, planPastades } from './zona-service.ts';

type LotChange = NonNullable<SeguimentBody['lots']>[number];

interface Saving {
  readonly context: CompanyContext;
  readonly zona: ZonaRow;
  readonly lots: Map<number, LotRow>;
  readonly pastades: Map<number, PastadaRow>;
  readonly history: HistoryEntry[];
  readonly conflictes: Conflicte[];
  /** Ids of rows made by this or an earlier try, by the client's key. */
  readonly lotByClau: Map<string, number>;
}

const lotRoot = (saving: Saving) => ({ entitat: 'zona' as const, id: saving.zona.id });

/** Answers with who and when; null takes one back. */
const mergeRespostes = (context: CompanyContext, lot: LotRow, given: NonNullable<LotChange['respostes']>): string => {
  const merged: Record<string, unknown> = { ...respostesOf(lot) };
  for (const [ask, answer] of Object.entries(given)) {
    if (answer === undefined) continue;
    if (answer === null) delete merged[ask];
    else merged[ask] = { ...answer, qui: context.caller.nom, quan: context.clock.today() };
  }
  return JSON.stringify(merged);
};

const createLot = async (saving: Saving, change: LotChange, plan: boolean): Promise<void> => {
  const { context, zona } = saving;
  const numero = Math.max(0, ...[...saving.lots.values()].map((lot) => lot.numero)) + 1;
  const row = newLot(context, zona, {
    numero,
    clau_client: change.clau_client,
    descripcio: change.descripcio ?? '',
    volum: toScaled(change.volum ?? null, VOLUM),
    amassades: change.amassades ?? null,
  });
  const [id] = await insertLots(context.db, [row]);
  if (id === undefined) return;
  saving.lots.set(id, { ...row, id });
  saving.lotByClau.set(row.clau_client, id);
  if (plan) for (const planned of await planPastades(context, zona, [id])) saving.pastades.set(planned.id, planned);
  saving.history.push({ entitat: 'zona_lot', id, accio: 'crea', despres: { numero, descripcio: row.descripcio }, arrel: lotRoot(saving) });
};

const changeLot = async (saving: Saving, lot: LotRow, change: LotChange): Promise<void> => {
  const { context } = saving;
  const stored = { descripcio: lot.descripcio, volum: fromScaled(lot.volum, VOLUM), amassades: lot.amassades };
  const columns: Partial<LotRow> = {};
  for (const camp of ['descripcio', 'volum', 'amassades'] as const) {
    const mine = change[camp];
    if (mine === undefined || mine === stored[camp]) continue;
    if (change.versio !== lot.versio) saving.conflictes.push({ tipus: 'lot', id: lot.id, camp, meu: mine, desat: stored[camp] });
    else Object.assign(columns, { [camp]: camp === 'volum' ? toScaled(mine as number | null, VOLUM) : mine });
  }
  for (const camp of ['respostes', 'decisio'] as const)
    if (change[camp] !== undefined && change.versio !== lot.versio)
      throw new CodedError(409, 'versio_obsoleta', { extra: { actual: await getZona(context, saving.zona.id) } });
  if (change.respostes) columns.respostes = mergeRespostes(context, lot, change.respostes);
  if (change.decisio !== undefined) {
    if (change.decisio !== null && lot.verdict !== 'no_satisfactori') throw new CodedError(409, 'decisio_sense_fallada');
    columns.decisio = change.decisio
      ? JSON.stringify({ ...change.decisio, qui: context.caller.nom, quan: context.clock.now() })
      : null;
  }
  if (Object.keys(columns).length === 0) return;
  const next = { ...lot, ...columns, versio: lot.versio + 1, canviat: context.clock.now(), canviat_per: context.caller.nom };
  await updateLot(context.db, context.empresa.id, lot.id, { ...columns, versio: next.versio, canviat: next.canviat, canviat_per: next.canviat_per });
  saving.lots.set(lot.id, next);
  const told = (row: LotRow) => ({
    descripcio: row.descripcio,
    volum: fromScaled(row.volum, VOLUM),
    amassades: row.amassades,
    respostes: respostesOf(row),
    decisio: decisioOf(row),
  });
  saving.history.push({
    entitat: 'zona_lot',
    id: lot.id,
    accio: change.respostes ? 'resposta' : change.decisio !== undefined ? 'decisio' : 'canvia',
    abans: told(lot),
    despres: told(next),
    arrel: lotRoot(saving),
  });
};

const saveLots = async (saving: Saving, changes: readonly LotChange[], named: ReadonlySet<string>): Promise<void> => {
  for (const change of changes) {
    const id = change.id ?? (change.clau_client ? saving.lotByClau.get(change.clau_client) : undefined);
    if (id === undefined) {
      await createLot(saving, change, change.preveu_pastades !== false && !named.has(change.clau_client ?? ''));
      continue;
    }
    const lot = saving.lots.get(id);
    if (!lot) throw notFound();
    if (change.id !== undefined) await changeLot(saving, lot, change);
  }
};

const touched = (saving: Saving, lotId: number): Promise<void> =>
  updateLot(saving.context.db, saving.context.empresa.id, lotId, {
    canviat: saving.context.clock.now(),
    canviat_per: saving.context.caller.nom,
  });

const savePastades = async (saving: Saving, changes: NonNullable<SeguimentBody['pastades']>, byClau: ReadonlyMap<string, number>): Promise<boolean> => {
  const { context, zona } = saving;
  let result = false;
  for (const [index, change] of changes.entries()) {
    const id = change.id ?? (change.clau_client ? byClau.get(change.clau_client) : undefined);
    if (id !== undefined) {
      const row = saving.pastades.get(id);
      if (!row) throw notFound();
      if (change.id === undefined) continue;
      const { camps, changed, conflictes } = mergeCells(row, change);
      saving.conflictes.push(...conflictes);
      if (!changed) continue;
      const columns = { ...pastadaColumns(camps), versio: row.versio + 1, canviat: context.clock.now() };
      await updatePastada(context.db, context.empresa.id, id, columns);
      saving.pastades.set(id, { ...row, ...columns });
      saving.history.push({ entitat: 'pastada', id, accio: 'resultat', abans: { ...campsOf(row) }, despres: { ...camps }, arrel: { entitat: 'zona_lot', id: row.lot_fk } });
      await touched(saving, row.lot_fk);
      result ||= hasResult(camps);
      continue;
    }
    const lotId = change.lot_fk ?? (change.lot_clau ? saving.lotByClau.get(change.lot_clau) : undefined);
    if (lotId === undefined) throw fieldFault(`pastades.${index}.lot_fk`, 'obligatori');
    if (!saving.lots.has(lotId)) throw notFound();
    const numbers = [...saving.pastades.values()].filter((row) => row.lot_fk === lotId).map((row) => row.numero);
    const camps = { ...BLANK_PASTADA, numero: Math.max(0, ...numbers) + 1, ...definedCamps(change.camps) };
    const row = newPastada(
      { empresa_fk: context.empresa.id, treball_fk: zona.treball_fk, zona_fk: zona.id, lot_fk: lotId, clau_client: change.clau_client },
      camps,
      context.clock.now(),
    );
    const made = await insertPastada(context.db, row);
    saving.pastades.set(made, { ...row, id: made });
    saving.history.push({ entitat: 'pastada', id: made, accio: 'crea', despres: { ...camps }, arrel: { entitat: 'zona_lot', id: lotId } });
    await touched(saving, lotId);
    result ||= hasResult(camps);
  }
  return result;
};

const definedCamps = <Camps extends object>(camps: Camps): Camps =>
  Object.fromEntries(Object.entries(camps).filter(([, value]) => value !== undefined)) as Camps;

const removeRows = async (saving: Saving, body: SeguimentBody): Promise<void> => {
  const { context } = saving;
  const gone = body.suprimeix ?? {};
  for (const { id, versio } of gone.pastades ?? []) {
    const row = saving.pastades.get(id);
    if (!row) continue;
    if (row.versio !== versio) throw new CodedError(409, 'versio_obsoleta', { extra: { actual: await getZona(context, saving.zona.id) } });
    await deletePastada(context.db, context.empresa.id, id);
    saving.pastades.delete(id);
    await touched(saving, row.lot_fk);
    saving.history.push({ entitat: 'pastada', id, accio: 'suprimeix', abans: { ...campsOf(row) }, arrel: { entitat: 'zona_lot', id: row.lot_fk } });
  }
  for (const { id, versio } of gone.lots ?? []) {
    const lot = saving.lots.get(id);
    if (!lot) continue;
    if (lot.versio !== versio) throw new CodedError(409, 'versio_obsoleta', { extra: { actual: await getZona(context, saving.zona.id) } });
    const samples = [...saving.pastades.values()].filter((row) => row.lot_fk === id);
    const filled = samples.filter((row) => hasContent(campsOf(row)));
    if (filled.length > 0)
      checkAvisos([{ codi: 'te_resultats', cami: '', params: { lots: 1, pastades: filled.length } }], body.avisos_acceptats);
    await deleteLot(context.db, context.empresa.id, id);
    saving.lots.delete(id);
    for (const sample of samples) saving.pastades.delete(sample.id);
    saving.history.push({
      entitat: 'zona_lot',
      id,
      accio: 'suprimeix',
      abans: { numero: lot.numero, veredicte: lot.verdict, pastades: samples.map((row) => campsOf(row)) },
      arrel: lotRoot(saving),
    });
  }
  if ((gone.lots ?? []).length > 0) await renumber(saving);
};

/** Lots are numbered from 1 without holes. */
const renumber = async (saving: Saving): Promise<void> => {
  const inOrder = [...saving.lots.values()].sort((one, other) => one.numero - other.numero || one.id - other.id);
  for (const [index, lot] of inOrder.entries())
    if (lot.numero !== index + 1) await updateLot(saving.context.db, saving.context.empresa.id, lot.id, { numero: index + 1 });
};

/** Who types results on site neither answers for the plant nor decides on a failed lot. */
const checkRole = (context: CompanyContext, body: SeguimentBody): void => {
  if (context.empresa.rol !== 'obra') return;
  if (body.lots?.some((lot) => lot.respostes !== undefined || lot.decisio !== undefined) || body.suprimeix?.lots?.length) throw forbidden();
};

/** Saves changed cells, answers and decisions of one zone, judges the work again and tells what moved. */
export const saveSeguiment = async (context: CompanyContext, id: number, body: SeguimentBody): Promise<SeguimentAnswer> => {
  checkRole(context, body);
  const { zona } = await holdZona(context, id);
  const { db, empresa } = context;
  const claus = (rows: readonly { clau_client?: string | undefined }[] | undefined): string[] =>
    (rows ?? []).flatMap((row) => (row.clau_client ? [row.clau_client] : []));
  const knownLots = await findByClaus(db, 'zona_lot', empresa.id, [...claus(body.lots), ...(body.pastades ?? []).flatMap((row) => row.lot_clau ?? [])]);
  const knownPastades = await findByClaus(db, 'pastada', empresa.id, claus(body.pastades));
  if ([...knownLots.values(), ...knownPastades.values()].some((row) => row.zona_fk !== id)) throw notFound();
  const saving: Saving = {
    context,
    zona,
    lots: new Map((await listLotsOfZona(db, empresa.id, id)).map((lot) => [lot.id, lot])),
    pastades: new Map((await listPastadesOfZona(db, empresa.id, id)).map((row) => [row.id, row])),
    history: [],
    conflictes: [],
    lotByClau: new Map([...knownLots].map(([clau, row]) => [clau, row.id])),
  };
  await saveLots(saving, body.lots ?? [], new Set((body.pastades ?? []).flatMap((row) => row.lot_clau ?? [])));
  const result = await savePastades(saving, body.pastades ?? [], new Map([...knownPastades].map(([clau, row]) => [clau, row.id])));
  await removeRows(saving, body);
  if (result && zona.norma_fixada === 0) await updateZona(db, empresa.id, id, { norma_fixada: 1 });
  await recordHistory(context, saving.history);
  const { moved, concrete } = await judgeAfter(context, zona.treball_fk);
  const names = new Map(concrete.zones.map((row) => [row.id, row.nom]));
  return {
    zona: await getZona(context, id),
    conflictes: saving.conflictes,
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
