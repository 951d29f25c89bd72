import { lotsOf, type Pla, type ProcesPorts, readPla } from '#areas/proces/server/index.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { ArxiuResultat, ResultatAnswer } from '../contract/schemas.ts';
import { canvisDelTermini } from '../domain/resposta.ts';
import { type ArxiuRow, listArxius, listResultats, type Part, type ResultatRow } from './store.ts';
import { listTerminis, type TerminiRow } from './termini-store.ts';

export const presentArxiu = (row: ArxiuRow): ArxiuResultat => ({
  id: Number(row.id),
  resultat_fk: Number(row.resultat_fk),
  clau_client: row.clau_client,
  nom: row.nom,
  mida: row.mida,
  tipus: row.tipus,
  annex: row.annex === 1,
  ordre: row.ordre,
  pujat: row.pujat,
  pujat_per: row.pujat_per,
});

const present = (row: ResultatRow, arxius: readonly ArxiuRow[], terminis: readonly TerminiRow[]): ResultatAnswer => ({
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
  canvis_termini: canvisDelTermini(terminis, row.termini).map(({ quan, usuari_nom, abans, despres, motiu }) => ({
    quan,
    usuari: usuari_nom,
    abans,
    despres,
    motiu,
  })),
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
  const terminis = Map.groupBy(
    await listTerminis(
      db,
      empresa.id,
      rows.flatMap(({ id, resultat }) => (resultat === 'NC' ? [Number(id)] : [])),
    ),
    (row) => Number(row.resultat_fk),
  );
  return rows.map((row) => present(row, arxius.get(Number(row.id)) ?? [], terminis.get(Number(row.id)) ?? []));
};

/** Whether a part of a work is in its plan: its process, item, lot, heading and check, as far as it says. */
const isInPla = (pla: Pla, { proces_fk, treball_partida_fk, lot_fk, categoria_fk, comprovacio_fk }: Part): boolean => {
  if (!pla.processos.some((one) => one.proces_fk === proces_fk)) return proces_fk === undefined;
  if (treball_partida_fk === undefined) return true;
  const row = pla.partides.find((one) => Number(one.id) === treball_partida_fk && one.proces_fk === proces_fk);
  if (!row) return false;
  const checks = (pla.comprovacions.get(treball_partida_fk) ?? []).filter(
    (one) => categoria_fk === undefined || one.categoria_fk === categoria_fk,
  );
  return (
    (!lot_fk || lotsOf(pla, row).includes(lot_fk)) &&
    (categoria_fk === undefined || checks.length > 0) &&
    (comprovacio_fk === undefined || checks.some((one) => Number(one.comprovacio_fk) === comprovacio_fk))
  );
};

/** Answers of a work. */
export const readResultats = async (context: CompanyContext, treballId: number): Promise<ResultatAnswer[]> => {
  await checkTreball(context, treballId);
  return presentWithFiles(context, await listResultats(context.db, context.empresa.id, { treball_fk: treballId }));
};

/** Answers of a part of a work; 404 where the work has no such part and nothing was answered of one. */
export const readResultatsOf = async (
  context: CompanyContext,
  ports: ProcesPorts,
  part: Part,
): Promise<ResultatAnswer[]> => {
  await checkTreball(context, part.treball_fk);
  const rows = await listResultats(context.db, context.empresa.id, part);
  if (rows.length === 0 && !isInPla(await readPla(context, ports, part.treball_fk), part)) throw notFound();
  return presentWithFiles(context, rows);
};
