import type { z } from 'zod';
import { checkObert } from '#areas/empresa/server/index.ts';
import { brokenPromise, esPrograma, freeName, vistaOf } from '#areas/treball/domain/arxiu.ts';
import { answerFile } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { checkVersio } from '#server/http/editing.ts';
import { ARXIUS_DESPESA, despesaArxiuRoutes } from '../contract/arxius.ts';
import type { DespesaArxiu } from '../contract/schemas.ts';
import {
  type ArxiuRow,
  deleteArxiu,
  filesOfArxiu,
  findArxiu,
  insertArxiu,
  listArxius,
  updateArxiu,
} from './arxiu-store.ts';
import { holdDespesa, loadDespesa } from './load.ts';
import type { DespesaPorts } from './ports.ts';
import { setArxius } from './store.ts';

export const presentArxiu = (row: ArxiuRow): DespesaArxiu => ({
  id: row.id,
  versio: row.versio,
  nom: row.nom,
  mida: row.mida,
  tipus: row.tipus,
  vista: vistaOf(row.tipus),
  pujat: row.pujat,
});

const rootOf = (despesaId: number) => ({ entitat: 'despesa', id: despesaId }) as const;
const told = ({ nom, mida }: Pick<ArxiuRow, 'nom' | 'mida'>) => ({ nom, mida });

/** Finished uploads become files of an expense, after those that are there; nobody else writes it meanwhile. */
export const attachArxius = async (
  context: CompanyContext,
  { uploads }: Pick<DespesaPorts, 'uploads'>,
  despesaId: number,
  pujades: readonly number[],
): Promise<ArxiuRow[]> => {
  const { db, empresa, clock, caller } = context;
  const have = await listArxius(db, empresa.id, despesaId);
  if (have.length + pujades.length > ARXIUS_DESPESA)
    throw new CodedError(422, 'massa_arxius', { params: { maxim: ARXIUS_DESPESA } });
  const names = new Set(have.map(({ nom }) => fold(nom)));
  const added: ArxiuRow[] = [];
  for (const [place, pujada] of pujades.entries()) {
    const { fitxer, nom: given } = await uploads.take(context, pujada, `pujades.${place}`);
    const promised = brokenPromise(given, fitxer.tipus);
    if (promised) throw fieldFault(`pujades.${place}`, 'contingut_no_es', { nom: given, tipus: promised });
    if (esPrograma(given, fitxer.tipus)) throw fieldFault(`pujades.${place}`, 'fitxer_executable', { nom: given });
    const nom = freeName(given, (one) => names.has(fold(one)));
    names.add(fold(nom));
    added.push(
      await insertArxiu(db, {
        empresa_fk: empresa.id,
        despesa_fk: despesaId,
        versio: 1,
        fitxer_fk: fitxer.id,
        vista_fk: null,
        nom,
        ordre: (have.at(-1)?.ordre ?? 0) + place + 1,
        mida: fitxer.mida,
        tipus: fitxer.tipus,
        pujat: clock.now(),
        pujat_per: caller.nom,
      }),
    );
  }
  if (added.length > 0) await setArxius(db, empresa.id, despesaId, have.length + added.length);
  await recordHistory(
    context,
    added.map((row) => ({
      entitat: 'despesa_arxiu' as const,
      id: row.id,
      accio: 'crea' as const,
      despres: told(row),
      arrel: rootOf(despesaId),
    })),
  );
  return [...have, ...added];
};

const load = async ({ db, empresa }: CompanyContext, despesaId: number, id: number): Promise<ArxiuRow> => {
  const row = await findArxiu(db, empresa.id, despesaId, id);
  if (!row) throw notFound();
  return row;
};

const renameArxiu = async (
  context: CompanyContext,
  despesaId: number,
  id: number,
  { versio, nom }: z.output<NonNullable<typeof despesaArxiuRoutes.update.body>>,
): Promise<DespesaArxiu> => {
  const { db, empresa } = context;
  await holdDespesa(context, despesaId);
  const before = await load(context, despesaId, id);
  await checkVersio(context, { entitat: 'despesa_arxiu', id }, versio, presentArxiu(before));
  const promised = brokenPromise(nom, before.tipus);
  if (promised) throw fieldFault('nom', 'contingut_no_es', { nom, tipus: promised });
  if (esPrograma(nom, before.tipus)) throw fieldFault('nom', 'fitxer_executable', { nom });
  const others = (await listArxius(db, empresa.id, despesaId)).filter((row) => row.id !== id);
  if (others.some((row) => fold(row.nom) === fold(nom))) throw fieldFault('nom', 'nom_repetit');
  const after = { ...before, nom, versio: versio + 1 };
  await updateArxiu(db, empresa.id, id, { nom, versio: after.versio });
  await recordHistory(context, [
    {
      entitat: 'despesa_arxiu',
      id,
      accio: 'canvia',
      abans: { nom: before.nom },
      despres: { nom },
      arrel: rootOf(despesaId),
    },
  ]);
  return presentArxiu(after);
};

/** A paper of a closed quarter stays with what was told by it. */
const removeArxiu = async (context: CompanyContext, despesaId: number, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const despesa = await holdDespesa(context, despesaId);
  await checkObert(context, [despesa.data_recepcio]);
  const row = await load(context, despesaId, id);
  const desfer = await keepDeleted(context, {
    tipus: 'despesa_arxiu',
    id,
    contingut: row,
    fitxers: filesOfArxiu(row),
  });
  await deleteArxiu(db, empresa.id, id);
  await setArxius(db, empresa.id, despesaId, (await listArxius(db, empresa.id, despesaId)).length);
  await recordHistory(context, [
    { entitat: 'despesa_arxiu', id, accio: 'suprimeix', abans: told(row), arrel: rootOf(despesaId) },
  ]);
  return desfer;
};

export const despesaArxiuHandlers = (ports: DespesaPorts): readonly Bound[] => [
  bind(despesaArxiuRoutes.add, async (context, { params, body }) => {
    await holdDespesa(context, params.did);
    return { items: (await attachArxius(context, ports, params.did, body.pujades)).map(presentArxiu) };
  }),
  bind(despesaArxiuRoutes.get, async (context, { params, query }) => {
    await loadDespesa(context, params.did);
    const row = await load(context, params.did, params.aid);
    return answerFile(context, ports.files, row, query, (db, vista_fk) =>
      updateArxiu(db, row.empresa_fk, row.id, { vista_fk }),
    );
  }),
  bind(despesaArxiuRoutes.update, (context, { params, body }) => renameArxiu(context, params.did, params.aid, body)),
  bind(despesaArxiuRoutes.remove, async (context, { params }) => ({
    desfer: await removeArxiu(context, params.did, params.aid),
  })),
];
