import type { CompanyContext } from '#server/http/context.ts';
import { amidamentOf, readPla } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { deleteRevisions, listRevisions, putBackRevisions, type RevisioRow } from './revisio-store.ts';
import { addProces, returnPartides } from './service.ts';
import type { Pla } from './shapes.ts';
import {
  deletePartida,
  deleteProces,
  insertComprovacions,
  insertPartida,
  insertProces,
  listComprovacions,
  listLots,
  listPartides,
  listProcessos,
  type PartidaGuardada,
} from './store.ts';
import type { ProcesRow } from './tables.ts';

/**
 * Processes, items and checks of a plan made again in another work, after those that it has, with their observations: without
 * lots, answers or makes; with measurements and prices when they are asked for, also those that zones gave. Gives which item
 * each became.
 */
export const copyItems = async (
  context: CompanyContext,
  pla: Pla,
  { to, ambAmidaments }: { readonly to: number; readonly ambAmidaments: boolean },
): Promise<ReadonlyMap<number, number>> => {
  const { db, empresa, clock } = context;
  const now = clock.now();
  const became = new Map<number, number>();
  // A plan that comes to an empty one keeps the order of its processes, whoever gave it.
  const empty = (await listProcessos(db, empresa.id, to)).length === 0;
  for (const { proces_fk, ordre: theirPlace } of pla.processos) {
    await addProces(context, to, proces_fk, empty ? theirPlace : undefined);
    const have = (await listPartides(db, empresa.id, to)).filter((row) => row.proces_fk === proces_fk);
    let ordre = have.at(-1)?.ordre ?? 0;
    for (const { id, ...row } of pla.partides.filter((one) => one.proces_fk === proces_fk)) {
      ordre += 10;
      const made = await insertPartida(db, {
        ...row,
        treball_fk: to,
        versio: 1,
        ordre,
        amidament: ambAmidaments ? amidamentOf(pla, { id, ...row }).valor : null,
        ...(!ambAmidaments && { lots_previstos: null }),
        marca: '',
        fabricant: '',
        proveidor_fk: null,
        creat: now,
        canviat: now,
      });
      became.set(Number(id), made);
      await insertComprovacions(
        db,
        (pla.comprovacions.get(Number(id)) ?? [])
          .filter((one) => one.exigida === 1)
          .map((one) => ({
            ...one,
            treball_fk: to,
            treball_partida_fk: made,
            ...(!ambAmidaments && { preu: null, assaigs: null }),
          })),
      );
    }
  }
  return became;
};

/** The plan of a new work as that of another, measured and priced as it is. */
export const copyWholePla = async (
  context: CompanyContext,
  ports: ProcesPorts,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, number>> => {
  const became = await copyItems(context, await readPla(context, ports, from), { to, ambAmidaments: true });
  await ports.saveControl(context, to);
  return became;
};

export const countPla = async (context: CompanyContext, ports: ProcesPorts, treballId: number) => {
  const pla = await readPla(context, ports, treballId);
  return {
    partides: pla.partides.length,
    lots: [...pla.lots.values()].reduce((sum, some) => sum + some.length, 0),
    resultats: [...pla.respostes.values()].reduce((sum, some) => sum + some.length, 0),
  };
};

interface PlaGuardat {
  readonly processos: readonly ProcesRow[];
  readonly partides: readonly PartidaGuardada[];
  readonly revisions: readonly RevisioRow[];
  readonly respostes: unknown;
}

/** Takes the plan of a work away with its answers and issues, once its concrete has gone; gives it. */
export const takePla = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<{ readonly rows: unknown; readonly fitxers: readonly number[] }> => {
  const { db, empresa } = context;
  const rows = await listPartides(db, empresa.id, treballId);
  const partidaIds = rows.map(({ id }) => Number(id));
  const { rows: respostes, fitxers } = await ports.takeRespostes(context, treballId, { partides: partidaIds });
  const ofPartida = <Row extends { readonly treball_partida_fk: number }>(all: readonly Row[]) =>
    Map.groupBy(all, (row) => Number(row.treball_partida_fk));
  const comprovacions = ofPartida(await listComprovacions(db, empresa.id, treballId));
  const lots = ofPartida(await listLots(db, empresa.id, treballId));
  const processos = await listProcessos(db, empresa.id, treballId);
  const kept: PlaGuardat = {
    processos,
    partides: rows.map((partida) => ({
      partida,
      comprovacions: comprovacions.get(Number(partida.id)) ?? [],
      lots: lots.get(Number(partida.id)) ?? [],
    })),
    revisions: await listRevisions(db, empresa.id, treballId),
    respostes,
  };
  for (const id of partidaIds) await deletePartida(db, empresa.id, id);
  for (const { proces_fk } of processos) await deleteProces(db, empresa.id, treballId, proces_fk);
  await deleteRevisions(db, empresa.id, treballId);
  return { rows: kept, fitxers };
};

/** Puts back what `takePla` gave. */
export const putBackPla = async (context: CompanyContext, ports: ProcesPorts, taken: unknown): Promise<void> => {
  const { db } = context;
  const { processos, partides, revisions, respostes } = taken as PlaGuardat;
  for (const row of processos) await insertProces(db, row);
  await returnPartides(context, partides);
  await putBackRevisions(db, revisions);
  await ports.putBackRespostes(context, respostes);
};
