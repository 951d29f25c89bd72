import type { z } from 'zod';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import type { Uploads } from '#server/files/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio } from '#server/http/editing.ts';
import { ARXIUS_MAXIMS, type Arxiu, type arxiuRoutes } from '../contract/arxius.ts';
import { brokenPromise, freeName, reordered, vistaOf } from '../domain/arxiu.ts';
import {
  type ArxiuRow,
  allArxius,
  deleteArxiu,
  filesOfArxiu,
  findArxiu,
  insertArxiu,
  updateArxiu,
} from './arxiu-store.ts';
import { holdOpen } from './service.ts';

type Body<Name extends keyof typeof arxiuRoutes> = z.output<NonNullable<(typeof arxiuRoutes)[Name]['body']>>;

export const presentArxiu = (row: ArxiuRow): Arxiu => ({
  id: row.id,
  versio: row.versio,
  nom: row.nom,
  carpeta: row.carpeta,
  annex: row.annex === 1,
  mida: row.mida,
  tipus: row.tipus,
  vista: vistaOf(row.tipus),
  pujat: row.pujat,
  pujat_per: row.pujat_per,
});

/** What history tells of an attachment. */
export const toldOf = ({ nom, carpeta, annex, mida }: ArxiuRow) => ({ nom, carpeta, annex: annex === 1, mida });
const rootOf = (treballId: number) => ({ entitat: 'treball', id: treballId }) as const;
const ids = (rows: readonly ArxiuRow[]): number[] => rows.map(({ id }) => id);

/** Whether a folder already has such a name, but for one attachment. */
export const isTaken =
  (rows: readonly ArxiuRow[], carpeta: string, but = 0) =>
  (nom: string): boolean =>
    rows.some((row) => row.id !== but && row.carpeta === carpeta && fold(row.nom) === fold(nom));

export const addArxius = async (
  context: CompanyContext,
  uploads: Uploads,
  treballId: number,
  { pujades, carpeta, annex }: Body<'add'>,
): Promise<Arxiu[]> => {
  await holdOpen(context, treballId);
  const { db, empresa, clock, caller } = context;
  const rows = await allArxius(db, empresa.id, treballId);
  if (rows.length + pujades.length > ARXIUS_MAXIMS)
    throw new CodedError(422, 'massa_arxius', { params: { maxim: ARXIUS_MAXIMS } });
  const added: ArxiuRow[] = [];
  for (const [index, id] of pujades.entries()) {
    const { fitxer, nom } = await uploads.take(context, id, `pujades.${index}`);
    const promised = brokenPromise(nom, fitxer.tipus);
    if (promised) throw fieldFault(`pujades.${index}`, 'contingut_no_es', { nom, tipus: promised });
    const all = [...rows, ...added];
    added.push(
      await insertArxiu(db, {
        empresa_fk: empresa.id,
        treball_fk: treballId,
        versio: 1,
        fitxer_fk: fitxer.id,
        vista_fk: null,
        nom: freeName(nom, isTaken(all, carpeta)),
        carpeta,
        annex: annex ? 1 : 0,
        ordre: Math.max(0, ...all.map((row) => row.ordre)) + 1,
        mida: fitxer.mida,
        tipus: fitxer.tipus,
        pujat: clock.now(),
        pujat_per: caller.nom,
      }),
    );
  }
  await recordHistory(
    context,
    added.map((row) => ({
      entitat: 'arxiu',
      id: row.id,
      accio: 'crea',
      despres: toldOf(row),
      arrel: rootOf(treballId),
    })),
  );
  return added.map(presentArxiu);
};

const load = async (context: CompanyContext, treballId: number, id: number): Promise<ArxiuRow> => {
  const row = await findArxiu(context.db, context.empresa.id, treballId, id);
  if (!row) throw notFound();
  return row;
};

export const changeArxiu = async (
  context: CompanyContext,
  treballId: number,
  id: number,
  { versio, nom, carpeta, annex }: Body<'update'>,
): Promise<Arxiu> => {
  await holdOpen(context, treballId);
  const before = await load(context, treballId, id);
  await checkVersio(context, { entitat: 'arxiu', id }, versio, presentArxiu(before));
  const after: ArxiuRow = {
    ...before,
    nom: nom ?? before.nom,
    carpeta: carpeta ?? before.carpeta,
    annex: annex === undefined ? before.annex : annex ? 1 : 0,
    versio: versio + 1,
  };
  const { db, empresa } = context;
  const promised = brokenPromise(after.nom, after.tipus);
  if (promised) throw fieldFault('nom', 'contingut_no_es', { nom: after.nom, tipus: promised });
  if (isTaken(await allArxius(db, empresa.id, treballId), after.carpeta, id)(after.nom))
    throw fieldFault('nom', 'nom_repetit');
  await updateArxiu(db, empresa.id, id, {
    nom: after.nom,
    carpeta: after.carpeta,
    annex: after.annex,
    versio: after.versio,
  });
  await recordHistory(context, [
    { entitat: 'arxiu', id, accio: 'canvia', abans: toldOf(before), despres: toldOf(after), arrel: rootOf(treballId) },
  ]);
  return presentArxiu(after);
};

export const removeArxiu = async (context: CompanyContext, treballId: number, id: number): Promise<Desfer> => {
  await holdOpen(context, treballId);
  const row = await load(context, treballId, id);
  const desfer = await keepDeleted(context, { tipus: 'arxiu', id, contingut: row, fitxers: filesOfArxiu(row) });
  await deleteArxiu(context.db, context.empresa.id, id);
  await recordHistory(context, [
    { entitat: 'arxiu', id, accio: 'suprimeix', abans: toldOf(row), arrel: rootOf(treballId) },
  ]);
  return desfer;
};

export const reorderArxius = async (
  context: CompanyContext,
  treballId: number,
  asked: readonly number[],
): Promise<Arxiu[]> => {
  await holdOpen(context, treballId);
  const { db, empresa } = context;
  const rows = await allArxius(db, empresa.id, treballId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wrong = asked.findIndex((id, place) => !byId.has(id) || asked.indexOf(id) !== place);
  if (wrong >= 0) throw fieldFault(`documentsIds.${wrong}`, 'registre_desconegut');
  const after = reordered(ids(rows), asked).flatMap((id) => byId.get(id) ?? []);
  const changed = after.flatMap((row, place) => {
    const ordre = rows[place]?.ordre ?? place + 1;
    return row.ordre === ordre ? [] : [{ ...row, ordre }];
  });
  for (const { id, ordre } of changed) await updateArxiu(db, empresa.id, id, { ordre });
  if (changed.length > 0)
    await recordHistory(context, [
      {
        entitat: 'treball',
        id: treballId,
        accio: 'reordena',
        abans: { documents: rows.map(({ nom }) => nom) },
        despres: { documents: after.map(({ nom }) => nom) },
      },
    ]);
  return after.map(presentArxiu);
};

export const renameFolder = async (
  context: CompanyContext,
  treballId: number,
  { carpeta, nom }: Body<'folder'>,
): Promise<Arxiu[]> => {
  await holdOpen(context, treballId);
  const { db, empresa } = context;
  const rows = await allArxius(db, empresa.id, treballId);
  const inside = rows.filter((row) => row.carpeta === carpeta);
  if (inside.length === 0) throw fieldFault('carpeta', 'carpeta_desconeguda');
  if (carpeta !== nom && inside.some((row) => isTaken(rows, nom)(row.nom))) throw fieldFault('nom', 'nom_repetit');
  for (const row of inside) await updateArxiu(db, empresa.id, row.id, { carpeta: nom, versio: row.versio + 1 });
  await recordHistory(
    context,
    inside.map((row) => ({
      entitat: 'arxiu',
      id: row.id,
      accio: 'canvia',
      abans: { carpeta },
      despres: { carpeta: nom },
      arrel: rootOf(treballId),
    })),
  );
  return (await allArxius(db, empresa.id, treballId)).map(presentArxiu);
};
