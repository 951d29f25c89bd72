import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { isLotTancat, llocsDelPla } from '#areas/proces/server/index.ts';
import { brokenPromise, freeName } from '#areas/treball/domain/arxiu.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import type { Uploads } from '#server/files/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { resultatRoutes } from '../contract/routes.ts';
import type { ArxiuResultat } from '../contract/schemas.ts';
import { presentArxiu } from './service.ts';
import {
  type ArxiuRow,
  deleteArxiu,
  findArxiu,
  findResultat,
  insertArxiu,
  listArxius,
  listArxiusOfTreball,
  type ResultatRow,
  setAnnex,
} from './store.ts';

/** Files that an answer holds at most. */
const ARXIUS_MAXIMS = 100;

export const rootsOf = (row: ResultatRow) =>
  [
    { entitat: 'resultat', id: Number(row.id) },
    { entitat: 'treball_partida', id: Number(row.treball_partida_fk) },
    { entitat: 'treball', id: Number(row.treball_fk) },
  ] as const;

/** The answer, or 404 where it is absent, another company's or of a work not assigned to this role. */
export const loadResultat = async (context: CompanyContext, id: number): Promise<ResultatRow> => {
  const row = await findResultat(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  await checkTreball(context, Number(row.treball_fk));
  return row;
};
/** Refuses what would change an answer of a closed lot. */
export const checkLotObert = async ({ db, empresa }: CompanyContext, row: ResultatRow): Promise<void> => {
  if (await isLotTancat(db, empresa.id, Number(row.lot_fk))) throw new CodedError(409, 'lot_tancat');
};
/** A file of an answer, under the same conditions. */
export const loadArxiu = async (
  context: CompanyContext,
  id: number,
): Promise<{ arxiu: ArxiuRow; resultat: ResultatRow }> => {
  const arxiu = await findArxiu(context.db, context.empresa.id, id);
  if (!arxiu) throw notFound();
  return { arxiu, resultat: await loadResultat(context, Number(arxiu.resultat_fk)) };
};

export const listArxiusOf = async (context: CompanyContext, id: number): Promise<ArxiuResultat[]> => {
  await loadResultat(context, id);
  return (await listArxius(context.db, context.empresa.id, [id])).map(presentArxiu);
};

/** Adds finished uploads to an answer. One that came before under the same key is not added again. */
export const addArxius = async (
  context: CompanyContext,
  uploads: Uploads,
  body: z.output<NonNullable<(typeof resultatRoutes.addArxiu)['body']>>,
): Promise<ArxiuResultat[]> => {
  const { db, empresa, clock, caller } = context;
  const resultat = await loadResultat(context, body.resultat_fk);
  await holdOpenTreball(context, Number(resultat.treball_fk));
  await checkLotObert(context, resultat);
  const have = await listArxius(db, empresa.id, [Number(resultat.id)]);
  const known = new Set(have.map(({ clau_client }) => clau_client));
  const fresh = body.arxius.filter(({ clau_client }) => clau_client === undefined || !known.has(clau_client));
  if (have.length + fresh.length > ARXIUS_MAXIMS)
    throw new CodedError(422, 'massa_arxius', { params: { maxim: ARXIUS_MAXIMS } });
  const names = have.map(({ nom }) => fold(nom));
  const made: { id: number; nom: string; mida: number }[] = [];
  let ordre = have.at(-1)?.ordre ?? 0;
  for (const [place, { pujada_fk, clau_client }] of body.arxius.entries()) {
    if (clau_client !== undefined && known.has(clau_client)) continue;
    const { fitxer, nom: given } = await uploads.take(context, pujada_fk, `arxius.${place}.pujada_fk`);
    const promised = brokenPromise(given, fitxer.tipus);
    if (promised) throw fieldFault(`arxius.${place}.pujada_fk`, 'contingut_no_es', { nom: given, tipus: promised });
    const nom = freeName(given, (one) => names.includes(fold(one)));
    names.push(fold(nom));
    ordre += 10;
    const id = await insertArxiu(db, {
      empresa_fk: empresa.id,
      resultat_fk: Number(resultat.id),
      clau_client: clau_client ?? randomUUID(),
      fitxer_fk: fitxer.id,
      vista_fk: null,
      nom,
      mida: fitxer.mida,
      tipus: fitxer.tipus,
      annex: 0,
      ordre,
      pujat: clock.now(),
      pujat_per: caller.nom,
    });
    made.push({ id, nom, mida: fitxer.mida });
  }
  await recordHistory(
    context,
    made.map(({ id, nom, mida }) => ({
      entitat: 'resultat_arxiu' as const,
      id,
      accio: 'crea' as const,
      despres: { nom, mida },
      arrel: rootsOf(resultat),
    })),
  );
  return listArxiusOf(context, Number(resultat.id));
};

/** Marks a file of an answer for the annex of the reports; also of a closed lot, whose answers it leaves as they are. */
export const markArxiu = async (
  context: CompanyContext,
  id: number,
  { annex }: { readonly annex: boolean },
): Promise<ArxiuResultat> => {
  const { arxiu, resultat } = await loadArxiu(context, id);
  await holdOpenTreball(context, Number(resultat.treball_fk));
  if ((arxiu.annex === 1) === annex) return presentArxiu(arxiu);
  await setAnnex(context.db, context.empresa.id, id, annex ? 1 : 0);
  await recordHistory(context, [
    {
      entitat: 'resultat_arxiu',
      id,
      accio: 'canvia',
      abans: { nom: arxiu.nom, annex: !annex },
      despres: { nom: arxiu.nom, annex },
      arrel: rootsOf(resultat),
    },
  ]);
  return presentArxiu({ ...arxiu, annex: annex ? 1 : 0 });
};

/** Files of the answers of a work, or those that go in the annex of its reports, each with what it is of. */
export const arxiusDelTreball = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  { language, nomesAnnex }: { readonly language: Language; readonly nomesAnnex: boolean },
) => {
  const rows = await listArxiusOfTreball(db, empresa.id, treballId, nomesAnnex);
  const llocs = await llocsDelPla(
    db,
    empresa.id,
    {
      partides: rows.map((row) => Number(row.treball_partida_fk)),
      lots: rows.map((row) => Number(row.lot_fk)),
    },
    language,
  );
  return rows.map((row) => {
    const partida = Number(row.treball_partida_fk);
    return {
      ...row,
      partida: llocs.partida(partida),
      comprovacio: llocs.comprovacio(partida, Number(row.comprovacio_fk)),
      lot: Number(row.lot_fk),
      /** Of a lot of the plan; those of concrete are known by their zone. */
      numero: llocs.lot(Number(row.lot_fk)),
    };
  });
};

export const removeArxiu = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const { arxiu, resultat } = await loadArxiu(context, id);
  await holdOpenTreball(context, Number(resultat.treball_fk));
  await checkLotObert(context, resultat);
  const fitxers = [arxiu.fitxer_fk, ...(arxiu.vista_fk === null ? [] : [arxiu.vista_fk])];
  const desfer = await keepDeleted(context, { tipus: 'resultat_arxiu', id, contingut: arxiu, fitxers });
  await deleteArxiu(context.db, context.empresa.id, id);
  await recordHistory(context, [
    { entitat: 'resultat_arxiu', id, accio: 'suprimeix', abans: { nom: arxiu.nom }, arrel: rootsOf(resultat) },
  ]);
  return desfer;
};
