import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import {
  countPartida,
  type Pla,
  type ProcesPorts,
  presentRecompte,
  readPla,
  sumOf,
} from '#areas/proces/server/index.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { CodedError, type FieldFault, invalid } from '#kernel/coded-error.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { staleVersio } from '#server/http/editing.ts';
import type {
  ArxiuResultat,
  ResultatAnswer,
  ResultatsAnswer,
  resultatFields,
  resultatsBody,
} from '../contract/schemas.ts';
import { checkResposta } from '../domain/resposta.ts';
import {
  type ArxiuRow,
  insertResultat,
  listArxius,
  listResultats,
  type Part,
  type ResultatRow,
  updateResultat,
} from './store.ts';

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

/** Answers of a part of a work, each with its files. */
export const readResultats = async (context: CompanyContext, part: Part): Promise<ResultatAnswer[]> => {
  const { db, empresa } = context;
  await checkTreball(context, part.treball_fk);
  const rows = await listResultats(db, empresa.id, part);
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

type Given = z.output<typeof resultatsBody>['resultats'][number];
type Fields = { -readonly [Key in keyof typeof resultatFields]: z.output<(typeof resultatFields)[Key]> };

const BLANK: Fields = {
  resultat: 'P',
  valor: '',
  unitat: '',
  data: null,
  responsable_fk: null,
  document_ref: '',
  observacions: '',
  accio: '',
  termini: null,
  tancada: null,
};
const KEYS = Object.keys(BLANK) as (keyof Fields)[];
const fieldsOf = (row: ResultatRow): Fields =>
  Object.fromEntries(KEYS.map((key) => [key, row[key]])) as unknown as Fields;
const keyOf = (one: { treball_partida_fk: number; lot_fk: number | null; comprovacio_fk: number }): string =>
  `${one.treball_partida_fk} ${one.lot_fk ?? 0} ${one.comprovacio_fk}`;

/** Where an answer may not be: its item, lot and check must be of the plan of the work. */
const checkPlace = (pla: Pla, given: Given, cami: string): FieldFault[] => {
  const unknown = (key: string): FieldFault => ({ cami: `${cami}${key}`, codi: 'registre_desconegut' });
  const row = pla.partides.find((one) => Number(one.id) === given.treball_partida_fk);
  if (!row || row.proces_fk !== given.proces_fk) return [unknown('treball_partida_fk')];
  const check = (pla.comprovacions.get(given.treball_partida_fk) ?? []).find(
    (one) => Number(one.comprovacio_fk) === given.comprovacio_fk,
  );
  const lots = pla.lots.get(given.treball_partida_fk) ?? [];
  const lot = lots.find((one) => Number(one.id) === given.lot_fk);
  return [
    ...(check ? [] : [unknown('comprovacio_fk')]),
    ...(check && check.categoria_fk !== given.categoria_fk ? [unknown('categoria_fk')] : []),
    ...(given.lot_fk !== null && !lot ? [unknown('lot_fk')] : []),
    ...(given.lot_fk === null && lots.length > 0 ? [{ cami: `${cami}lot_fk`, codi: 'cal_lot' }] : []),
    ...(lot?.estat === 'tancat' ? [{ cami: `${cami}lot_fk`, codi: 'lot_tancat' }] : []),
  ];
};

const told = ({ arxius: _arxius, ...rest }: ResultatAnswer) => rest;

/** Writes answers at once, all or nothing, and gives them with the states that they lead to. */
export const saveResultats = async (
  context: CompanyContext,
  ports: ProcesPorts,
  body: z.output<typeof resultatsBody>,
): Promise<ResultatsAnswer> => {
  const { db, empresa, clock, caller } = context;
  const treballId = body.treball_fk;
  await holdOpenTreball(context, treballId);
  const pla = await readPla(context, ports, treballId);
  const before = new Map((await readResultats(context, { treball_fk: treballId })).map((one) => [keyOf(one), one]));
  const rows = new Map(
    (await listResultats(db, empresa.id, { treball_fk: treballId })).map((row) => [
      keyOf({
        treball_partida_fk: Number(row.treball_partida_fk),
        lot_fk: Number(row.lot_fk),
        comprovacio_fk: Number(row.comprovacio_fk),
      }),
      row,
    ]),
  );
  const people = await agentsById(
    db,
    empresa.id,
    body.resultats.flatMap(({ responsable_fk }) => responsable_fk ?? []),
  );
  const now = clock.now();
  const avui = dayOf(now);
  const faults: FieldFault[] = [];
  const seen = new Set<string>();
  const writes: { given: Given; fields: Fields; row: ResultatRow | undefined }[] = [];
  for (const [place, given] of body.resultats.entries()) {
    const cami = `resultats.${place}.`;
    const key = keyOf(given);
    const misplaced = checkPlace(pla, given, cami);
    faults.push(...misplaced);
    if (seen.has(key)) faults.push({ cami: `${cami}comprovacio_fk`, codi: 'resultat_repetit' });
    seen.add(key);
    if (given.responsable_fk && !people.has(given.responsable_fk))
      faults.push({ cami: `${cami}responsable_fk`, codi: 'agent_desconegut' });
    if (misplaced.length > 0) continue;
    const row = rows.get(key);
    if (row && given.versio !== row.versio) {
      const known = before.get(key);
      throw given.clau_client === row.clau_client && given.versio === undefined
        ? new CodedError(409, 'conflicte')
        : await staleVersio(context, { entitat: 'resultat', id: Number(row.id) }, known);
    }
    if (row?.automatic === 1) faults.push({ cami: `${cami}resultat`, codi: 'resultat_automatic' });
    const asked = Object.fromEntries(
      KEYS.flatMap((one) => (given[one] === undefined ? [] : [[one, given[one]]])),
    ) as Partial<Fields>;
    const fields: Fields = { ...(row ? fieldsOf(row) : BLANK), ...asked };
    const check = (pla.comprovacions.get(given.treball_partida_fk) ?? []).find(
      (one) => Number(one.comprovacio_fk) === given.comprovacio_fk,
    );
    for (const fault of checkResposta(fields, (check?.valor_tipus ?? 'text') as 'text', avui))
      faults.push({ cami: `${cami}${fault.cami}`, codi: fault.codi });
    writes.push({ given, fields, row });
  }
  if (faults.length > 0) throw invalid(faults);
  for (const { given, fields, row } of writes) {
    const stamps = { usuari_fk: caller.usuariId || null, usuari_nom: caller.nom, canviat: now };
    if (row) {
      if (!(await updateResultat(db, empresa.id, Number(row.id), row.versio, { ...fields, ...stamps })))
        throw await staleVersio(context, { entitat: 'resultat', id: Number(row.id) }, before.get(keyOf(given)));
      continue;
    }
    await insertResultat(db, {
      empresa_fk: empresa.id,
      versio: 1,
      clau_client: given.clau_client ?? randomUUID(),
      treball_fk: treballId,
      proces_fk: given.proces_fk,
      treball_partida_fk: given.treball_partida_fk,
      lot_fk: given.lot_fk ?? 0,
      categoria_fk: given.categoria_fk,
      comprovacio_fk: given.comprovacio_fk,
      ...fields,
      automatic: 0,
      creat: now,
      ...stamps,
    });
  }
  await ports.saveControl(context, treballId);
  const after = (await readResultats(context, { treball_fk: treballId })).filter((one) => seen.has(keyOf(one)));
  await recordHistory(
    context,
    after.map((one): HistoryEntry => {
      const had = before.get(keyOf(one));
      return {
        entitat: 'resultat',
        id: one.id,
        accio: had ? 'canvia' : 'crea',
        ...(had && { abans: told(had) }),
        despres: told(one),
        arrel: [
          ...(one.lot_fk === null ? [] : [{ entitat: 'lot' as const, id: one.lot_fk }]),
          { entitat: 'treball_partida', id: one.treball_partida_fk },
          { entitat: 'treball', id: treballId },
        ],
      };
    }),
  );
  return { resultats: after, estats: await estatsOf(context, ports, treballId, after) };
};

/** States of what some answers are about, as they are now. */
const estatsOf = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  about: readonly ResultatAnswer[],
): Promise<ResultatsAnswer['estats']> => {
  const pla = await readPla(context, ports, treballId);
  const items = new Set(about.map((one) => one.treball_partida_fk));
  const touched = pla.partides.filter((row) => items.has(Number(row.id)));
  const processos = [...new Set(touched.map((row) => row.proces_fk))];
  return {
    treball: sumOf(pla, pla.partides),
    processos: processos.map((proces_fk) => ({
      proces_fk,
      recompte: sumOf(
        pla,
        pla.partides.filter((row) => row.proces_fk === proces_fk),
      ),
    })),
    partides: touched.map((row) => ({ treball_partida_fk: Number(row.id), recompte: sumOf(pla, [row]) })),
    lots: touched.flatMap((row) =>
      [...countPartida(pla, row).lots].map(([lot_fk, counted]) => ({
        lot_fk,
        recompte: presentRecompte(counted, 1, 1),
      })),
    ),
  };
};
