import { checkTreball } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { ArxiuResultat, ResultatAnswer } from '../contract/schemas.ts';
import { type ArxiuRow, listArxius, listResultats, type Part, type ResultatRow } from './store.ts';

export const presentArxiu = (row: ArxiuRow): ArxiuResultat => ({
  id: Number(row.id),
  resultat_fk: Number(row.resultat_fk),
  clau_client: row.clau_client,
  nom: row.nom,
  mida: row.mida,
  tipus: row.tipus,
  ordre: row.ordre,
  pujat: row.pujat,
  pujat_per: row.pujat_per,
});

const present = (row: ResultatRow, arxius: readonly ArxiuRow[]): ResultatAnswer => ({
  id: Number(row.id),
  treball_fk: Number(row.treball_fk),
  proces_fk: row.proces_fk,
  treball_partida_fk: Number(row.treball_partida_fk),
  lot_fk: Number(row.lot_fk) || null,
  categoria_fk: row.categoria_fk,
  comprovacio_fk: Number(row.comprovacio_fk),
  clau_client: row.clau_client,
  versio: row.versio,
  resultat: row.resultat as ResultatAnswer['resultat'],
  valor: row.valor,
  unitat: row.unitat,
  data: row.data,
  responsable_fk: row.responsable_fk === null ? null : Number(row.responsable_fk),
  document_ref: row.document_ref,
  observacions: row.observacions,
  accio: row.accio,
  termini: row.termini,
  tancada: row.tancada,
  automatic: row.automatic === 1,
  usuari: row.usuari_nom,
  arxius: arxius.map(presentArxiu),
  creat: row.creat,
  canviat: row.canviat,
});

/** Answers, each with its files. */
export const presentWithFiles = async (
  { db, empresa }: CompanyContext,
  rows: readonly ResultatRow[],
): Promise<ResultatAnswer[]> => {
  const arxius = Map.groupBy(
    await listArxius(
      db,
      empresa.id,
      rows.map(({ id }) => Number(id)),
    ),
    (row) => Number(row.resultat_fk),
  );
  return rows.map((row) => present(row, arxius.get(Number(row.id)) ?? []));
};

/** Answers of a part of a work. */
export const readResultats = async (context: CompanyContext, part: Part): Promise<ResultatAnswer[]> => {
  await checkTreball(context, part.treball_fk);
  return presentWithFiles(context, await listResultats(context.db, context.empresa.id, part));
};
