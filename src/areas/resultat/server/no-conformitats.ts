import { agentsById } from '#areas/agent/server/index.ts';
import { llocsDelPla } from '#areas/proces/server/index.ts';
import { estatDeTreballs, treballsAssigned } from '#areas/treball/server/index.ts';
import type { Page } from '#contract/page.ts';
import { fold, foldWords, holdsWords, searchWords } from '#kernel/fold.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import { ESTATS_NC, type NC_ORDER, type NoConformitat, type NoConformitatQuery } from '../contract/no-conformitats.ts';
import { diesTard } from '../domain/calendari.ts';
import { ajornaments, canvisDelTermini, isLate } from '../domain/resposta.ts';
import type { CalendariPorts } from './calendari-ports.ts';
import { listNoConformitats } from './nc-store.ts';
import type { ResultatRow } from './store.ts';
import { listTerminis } from './termini-store.ts';

/** Works that the caller sees, where it is not all of them: role `obra` those assigned to it. */
export const veuNomes = (context: CompanyContext): Promise<number[]> | null =>
  context.empresa.rol === 'obra' ? treballsAssigned(context.db, context.empresa.id, context.caller.usuariId) : null;

const presentats = async (
  context: CompanyContext,
  ports: Pick<CalendariPorts, 'lotsDeZones'>,
  rows: readonly ResultatRow[],
): Promise<NoConformitat[]> => {
  const { db, empresa, language, clock } = context;
  const [treballs, agents, concrete, llocs] = await Promise.all([
    estatDeTreballs(
      db,
      empresa.id,
      rows.map((row) => Number(row.treball_fk)),
    ),
    agentsById(
      db,
      empresa.id,
      rows.flatMap((row) => (row.responsable_fk === null ? [] : [Number(row.responsable_fk)])),
    ),
    ports.lotsDeZones(
      db,
      empresa.id,
      rows.map((row) => Number(row.lot_fk)),
    ),
    llocsDelPla(
      db,
      empresa.id,
      {
        partides: rows.map((row) => Number(row.treball_partida_fk)),
        lots: rows.map((row) => Number(row.lot_fk)),
      },
      language,
    ),
  ]);
  const terminis = Map.groupBy(
    await listTerminis(
      db,
      empresa.id,
      rows.map(({ id }) => Number(id)),
    ),
    (row) => Number(row.resultat_fk),
  );
  const avui = clock.today();
  return rows.map((row) => {
    const { resultat, termini, tancada } = row;
    const late = isLate({ resultat: resultat as 'NC', termini, tancada }, avui);
    const treball = treballs.get(Number(row.treball_fk));
    const partida = Number(row.treball_partida_fk);
    return {
      id: Number(row.id),
      versio: row.versio,
      treball_fk: Number(row.treball_fk),
      treball: { codi: treball?.codi ?? '', nom: treball?.nom ?? '', obert: treball?.obert ?? false },
      proces_fk: row.proces_fk,
      treball_partida_fk: partida,
      partida: llocs.partida(partida),
      lot_fk: Number(row.lot_fk) || null,
      zona: concrete.get(Number(row.lot_fk))?.zona ?? '',
      lot: llocs.lot(Number(row.lot_fk)) ?? concrete.get(Number(row.lot_fk))?.numero ?? null,
      categoria_fk: row.categoria_fk,
      comprovacio_fk: Number(row.comprovacio_fk),
      comprovacio: llocs.comprovacio(partida, Number(row.comprovacio_fk)),
      automatic: row.automatic === 1,
      data: row.data,
      accio: row.accio,
      termini,
      tancada,
      responsable_fk: row.responsable_fk === null ? null : Number(row.responsable_fk),
      responsable: agents.get(Number(row.responsable_fk))?.nom_complet ?? '',
      estat: tancada === null ? (late ? 'vencuda' : 'oberta') : row.automatic === 1 ? 'decidida' : 'tancada',
      dies: late && termini !== null ? diesTard(termini, avui) : 0,
      oberta_dies: diesTard(row.data ?? dayOf(row.creat), tancada ?? avui),
      ajornaments: ajornaments(canvisDelTermini(terminis.get(Number(row.id)) ?? [], termini)),
    };
  });
};

const KEY: Readonly<Record<(typeof NC_ORDER)[number], (one: NoConformitat) => string | number>> = {
  data: ({ data }) => data ?? '',
  treball: ({ treball }) => treball.codi,
  partida: ({ partida }) => fold(partida),
  lot: ({ lot }) => lot ?? 0,
  accio: ({ accio }) => fold(accio),
  // One without a term comes after those that have one.
  termini: ({ termini }) => termini ?? '9999',
  responsable: ({ responsable }) => fold(responsable),
  estat: ({ estat }) => ESTATS_NC.indexOf(estat),
  // Those that are open come after those that were closed.
  tancada: ({ tancada }) => tancada ?? '9999',
  oberta_dies: ({ oberta_dies }) => oberta_dies,
  ajornaments: ({ ajornaments: n }) => n,
};

/** The list, filtered, searched and in order. They are few beside the answers of a company: it is done over them all. */
export const readNoConformitats = async (
  context: CompanyContext,
  ports: Pick<CalendariPorts, 'lotsDeZones'>,
  {
    obertes,
    tancades,
    decidides,
    termini_final,
    en_curs,
    search,
    ordre_camp = 'termini',
    ordre_criteri = 'ASC',
  }: Omit<NoConformitatQuery, 'offset' | 'limit' | 'getAll'>,
): Promise<NoConformitat[]> => {
  const rows = await listNoConformitats(context.db, context.empresa.id, await veuNomes(context), {
    obertes,
    tancades,
    decidides,
  });
  const words = searchWords(search ?? '');
  const key = KEY[ordre_camp];
  const way = ordre_criteri === 'DESC' ? -1 : 1;
  const dins = rows.filter(
    ({ termini }) => termini_final === undefined || (termini !== null && termini <= termini_final),
  );
  return (await presentats(context, ports, dins))
    .filter(({ treball }) => !en_curs || treball.obert)
    .filter(
      (one) =>
        words.length === 0 ||
        holdsWords(
          foldWords(
            one.treball.codi,
            one.treball.nom,
            one.partida,
            one.zona,
            one.comprovacio,
            one.accio,
            one.responsable,
          ),
          words,
        ),
    )
    .sort((a, b) => {
      const [left, right] = [key(a), key(b)];
      return way * (left < right ? -1 : left > right ? 1 : a.id - b.id);
    });
};

export const pageNoConformitats = async (
  context: CompanyContext,
  ports: Pick<CalendariPorts, 'lotsDeZones'>,
  query: NoConformitatQuery,
): Promise<Page<NoConformitat> & { items: NoConformitat[] }> => {
  const all = await readNoConformitats(context, ports, query);
  return pageFrom(query, all.length, all.slice(query.offset, query.offset + limitOf(query)));
};
