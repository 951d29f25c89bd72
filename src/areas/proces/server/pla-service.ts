import type { z } from 'zod';
import { nameOfProces } from '#areas/referencia/server/index.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { type Avis, fieldFault, notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { moveBody, programaSchema, TreballPartidaItem, TreballProces } from '../contract/schemas.ts';
import { estatPrograma } from '../domain/canvis-programa.ts';
import { readPla, sumOf } from './pla.ts';
import { arePartidesOfBank, areProcessosOfBank } from './places.ts';
import type { ProcesPorts } from './ports.ts';
import { presentItem } from './present.ts';
import { sinceIssue } from './revisio.ts';
import { loadTreballPartida } from './service.ts';
import type { Pla } from './shapes.ts';
import {
  deletePartida,
  deleteProces,
  listComprovacions,
  listLots,
  listPartides,
  listProcessos,
  type PartidaGuardada,
  setOrdrePartida,
  setOrdreProces,
} from './store.ts';
import type { PartidaRow } from './tables.ts';
import { avisosOf } from './validacio.ts';
import { foraDe, normesForaOf } from './vigencia.ts';

type Move = z.output<typeof moveBody>;
export type Programa = z.infer<typeof programaSchema>;
type ProcesAmbPartides = TreballProces & { partides: TreballPartidaItem[] };

/** Moves an element; both positions must exist. */
const moved = <Item>(items: readonly Item[], { from, to }: Move): Item[] => {
  if (from >= items.length) throw fieldFault('from', 'posicio_desconeguda');
  if (to >= items.length) throw fieldFault('to', 'posicio_desconeguda');
  return items.filter((_, index) => index !== from).toSpliced(to, 0, items[from] as Item);
};

/** Places of what is ordered, each after the one before: those left free by what was taken out stay free for its return. */
const placesOf = (rows: readonly { readonly ordre: number }[]): number[] => {
  const places: number[] = [];
  for (const { ordre } of rows) places.push(Math.max(ordre, (places.at(-1) ?? 0) + 1));
  return places;
};

/** The plan of a work, whole. */
export const readPrograma = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<Programa> => {
  await checkTreball(context, treballId);
  const pla = await readPla(context, ports, treballId);
  const { fora, normesFora } = await foraDe(context, ports, treballId, pla);
  const normes = new Map(pla.partides.map((row) => [Number(row.id), normesForaOf(pla, row, normesFora)]));
  const avisos = await avisosOf(context, pla, fora, normes);
  const processos = processosOf(pla, context.language).map((proces) => ({
    ...proces,
    partides: proces.partides.map((one) => ({
      ...one,
      avisos: avisos.get(one.id) ?? [],
      normes_fora: normes.get(one.id) ?? [],
    })),
  }));
  const { revisio, n_canvis } = await sinceIssue(context, ports, treballId, pla);
  return {
    estat: estatPrograma(pla.partides.length, revisio !== null, n_canvis),
    revisio,
    n_canvis,
    normativa_formigo: await ports.formigo.normativa(context, treballId),
    processos,
    cost: processos.reduce((sum, one) => sum + one.cost, 0),
    recompte: sumOf(pla, pla.partides),
  };
};

const processosOf = (pla: Pla, language: Language): ProcesAmbPartides[] =>
  pla.processos.map(({ proces_fk, ordre }) => {
    const rows = pla.partides.filter((row) => row.proces_fk === proces_fk);
    const partides = rows.map((row) => presentItem(pla, row, language));
    return {
      proces_fk,
      codi: '',
      nom: nameOfProces(proces_fk, language),
      ordre,
      n_partides: rows.length,
      n_comprovacions: partides.reduce((sum, one) => sum + one.n_comprovacions, 0),
      cost: partides.reduce((sum, one) => sum + one.cost, 0),
      recompte: sumOf(pla, rows),
      partides,
    };
  });

const readProcessos = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<ProcesAmbPartides[]> => {
  await checkTreball(context, treballId);
  return processosOf(await readPla(context, ports, treballId), context.language);
};

/** Processes of a work without their items. */
export const listTreballProcessos = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<TreballProces[]> =>
  (await readProcessos(context, ports, treballId)).map(({ partides: _partides, ...proces }) => proces);

const procesIn = (processos: readonly ProcesAmbPartides[], pid: number): ProcesAmbPartides => {
  const found = processos.find(({ proces_fk }) => proces_fk === pid);
  if (!found) throw notFound();
  return found;
};
export const getProces = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { id, pid }: { readonly id: number; readonly pid: number },
): Promise<TreballProces> => {
  const { partides: _partides, ...proces } = procesIn(await readProcessos(context, ports, id), pid);
  return proces;
};
export const listPartidesOf = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { id, pid }: { readonly id: number; readonly pid: number },
): Promise<TreballPartidaItem[]> => procesIn(await readProcessos(context, ports, id), pid).partides;

/** Moves a process within its work. */
export const reorderProcessos = async (context: CompanyContext, treballId: number, move: Move): Promise<void> => {
  await holdOpenTreball(context, treballId);
  const { db, empresa } = context;
  const rows = await listProcessos(db, empresa.id, treballId);
  const inOrder = moved(rows, move);
  const places = placesOf(rows);
  for (const [place, row] of inOrder.entries()) await setOrdreProces(db, { ...row, ordre: places[place] ?? row.ordre });
  await recordHistory(context, [
    {
      entitat: 'treball',
      id: treballId,
      accio: 'reordena',
      abans: { processos: rows.map(({ proces_fk }) => proces_fk) },
      despres: { processos: inOrder.map(({ proces_fk }) => proces_fk) },
    },
  ]);
};

/** Moves an item within its process. */
export const reorderPartides = async (
  context: CompanyContext,
  { id, pid }: { readonly id: number; readonly pid: number },
  move: Move,
): Promise<void> => {
  await holdOpenTreball(context, id);
  const { db, empresa } = context;
  const rows = (await listPartides(db, empresa.id, id)).filter(({ proces_fk }) => proces_fk === pid);
  const inOrder = moved(rows, move);
  const places = placesOf(rows);
  for (const [place, row] of inOrder.entries())
    await setOrdrePartida(db, empresa.id, Number(row.id), places[place] ?? row.ordre);
  await recordHistory(context, [
    {
      entitat: 'treball',
      id,
      accio: 'reordena',
      abans: { partides: rows.map(({ id: one }) => Number(one)) },
      despres: { partides: inOrder.map(({ id: one }) => Number(one)) },
    },
  ]);
};

const accepted = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** What is lost with some items, as soft checks: their lots and answers. */
const losses = (pla: Pla, rows: readonly PartidaRow[]): Avis[] => {
  const n = rows.reduce((sum, row) => sum + (pla.respostes.get(Number(row.id))?.length ?? 0), 0);
  return n > 0 ? [{ codi: 'pla_te_resultats', cami: '', params: { n } }] : [];
};

interface Guardat {
  readonly treball: number;
  /** Whether it stood among its like as the bank has them: it comes back so, wherever they stand then. */
  readonly delBanc: boolean;
  readonly proces: { readonly proces_fk: number; readonly ordre: number } | null;
  readonly partides: readonly PartidaGuardada[];
  readonly respostes: unknown;
  readonly formigo: unknown;
}

/** Takes items out of a work, with all that hangs from them; gives it. */
export const takePartides = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  rows: readonly PartidaRow[],
): Promise<Pick<Guardat, 'partides' | 'respostes' | 'formigo'> & { readonly fitxers: readonly number[] }> => {
  const { db, empresa } = context;
  const ids = rows.map((row) => Number(row.id));
  const { rows: respostes, fitxers } = await ports.takeRespostes(context, treballId, { partides: ids });
  const formigo = await ports.formigo.deixa(context, treballId, ids);
  const partides: PartidaGuardada[] = [];
  for (const partida of rows) {
    const id = Number(partida.id);
    partides.push({
      partida,
      comprovacions: await listComprovacions(db, empresa.id, treballId, id),
      lots: await listLots(db, empresa.id, treballId, id),
    });
    await deletePartida(db, empresa.id, id);
  }
  return { partides, respostes, formigo, fitxers };
};

/** Takes an item out of a work. */
export const removeTreballPartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
  avisos: string | undefined,
): Promise<Desfer> => {
  await holdOpenTreball(context, path.id);
  const row = await loadTreballPartida(context, path);
  const pla = await readPla(context, ports, path.id);
  const taken = checkAvisos(losses(pla, [row]), accepted(avisos));
  const abans = presentItem(pla, row, context.language);
  const { fitxers, ...kept } = await takePartides(context, ports, path.id, [row]);
  const delBanc = arePartidesOfBank(pla.partides.filter(({ proces_fk }) => proces_fk === path.pid));
  const contingut: Guardat = { treball: path.id, delBanc, proces: null, ...kept };
  const desfer = await keepDeleted(context, { tipus: 'treball_partida', id: path.xid, contingut, fitxers });
  await ports.saveControl(context, path.id);
  await recordHistory(context, [
    {
      entitat: 'treball_partida',
      id: path.xid,
      accio: 'suprimeix',
      abans: { nom: abans.nom, codi: abans.codi, ...(taken.length > 0 && { avisos_acceptats: taken }) },
      arrel: { entitat: 'treball', id: path.id },
    },
  ]);
  return desfer;
};

/** Takes a process out of a work, with its items. */
export const removeProces = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { id, pid }: { readonly id: number; readonly pid: number },
  avisos: string | undefined,
): Promise<Desfer> => {
  const { db, empresa } = context;
  await holdOpenTreball(context, id);
  const all = await listProcessos(db, empresa.id, id);
  const proces = all.find(({ proces_fk }) => proces_fk === pid);
  if (!proces) throw notFound();
  const pla = await readPla(context, ports, id);
  const rows = pla.partides.filter((row) => row.proces_fk === pid);
  const taken = checkAvisos(losses(pla, rows), accepted(avisos));
  const { fitxers, ...kept } = await takePartides(context, ports, id, rows);
  await deleteProces(db, empresa.id, id, pid);
  const delBanc = areProcessosOfBank(all);
  const contingut: Guardat = { treball: id, delBanc, proces: { proces_fk: pid, ordre: proces.ordre }, ...kept };
  const desfer = await keepDeleted(context, { tipus: 'treball_proces', id: pid, contingut, fitxers });
  await ports.saveControl(context, id);
  await recordHistory(context, [
    {
      entitat: 'treball_proces',
      id: pid,
      accio: 'suprimeix',
      abans: { proces_fk: pid, partides: rows.length, ...(taken.length > 0 && { avisos_acceptats: taken }) },
      arrel: { entitat: 'treball', id },
    },
  ]);
  return desfer;
};

export type { Guardat };
