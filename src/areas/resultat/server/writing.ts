import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import {
  countPartida,
  lotsOf,
  openLots,
  type Pla,
  type ProcesPorts,
  presentRecompte,
  type RespostaDePartida,
  readPla,
  sumOf,
  valorsDe,
  withAnswers,
} from '#areas/proces/server/index.ts';
import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { CodedError, type FieldFault, invalid } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { type HistoryEntry, recordHistory } from '#server/historial/store.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { staleVersio } from '#server/http/editing.ts';
import type { ResultatAnswer, ResultatsAnswer, resultatFields, resultatsBody } from '../contract/schemas.ts';
import { checkResposta } from '../domain/resposta.ts';
import { presentWithFiles } from './service.ts';
import { insertResultats, listResultatsOfPartides, type ResultatRow, updateResultat } from './store.ts';
import { canviaTerminis } from './termini-store.ts';

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
/** Fields that some rules weigh: where none of them changes, what stands is let stand. */
const WEIGHED: Readonly<Record<string, readonly (keyof Fields)[]>> = {
  termini_abans: ['termini', 'data'],
  tancada_sense_data: ['tancada', 'data'],
  cal_motiu_valor: ['resultat', 'valor', 'observacions'],
};
const KEYS = Object.keys(BLANK) as (keyof Fields)[];
const fieldsOf = (row: ResultatRow): Fields =>
  Object.fromEntries(KEYS.map((key) => [key, row[key]])) as unknown as Fields;
const keyOf = (one: {
  readonly treball_partida_fk: number;
  readonly lot_fk: number | null;
  readonly comprovacio_fk: number;
}): string => `${Number(one.treball_partida_fk)} ${Number(one.lot_fk ?? 0)} ${Number(one.comprovacio_fk)}`;

const partidaOf = (pla: Pla, id: number) => pla.partides.find((one) => Number(one.id) === id);
const comprovacioOf = (pla: Pla, given: Pick<Given, 'treball_partida_fk' | 'comprovacio_fk'>) =>
  (pla.comprovacions.get(given.treball_partida_fk) ?? []).find(
    (one) => Number(one.comprovacio_fk) === given.comprovacio_fk,
  );

/**
 * Where an answer may not be: its item, lot and check must be of the plan of the work, and not written by concrete. One
 * that is there already is changed where it is.
 */
const checkPlace = (pla: Pla, given: Given, had: ResultatRow | undefined, cami: string): FieldFault[] => {
  const unknown = (key: string): FieldFault => ({ cami: `${cami}${key}`, codi: 'registre_desconegut' });
  const row = partidaOf(pla, given.treball_partida_fk);
  if (!row || row.proces_fk !== given.proces_fk) return [unknown('treball_partida_fk')];
  const check = comprovacioOf(pla, given);
  const lots = lotsOf(pla, row);
  const closed = (pla.lots.get(given.treball_partida_fk) ?? []).some(
    (lot) => Number(lot.id) === given.lot_fk && lot.estat === 'tancat',
  );
  const written = check?.automatica === 1 && row.formigo_flg === 1;
  const shut: FieldFault[] = [
    ...(closed ? [{ cami: `${cami}lot_fk`, codi: 'lot_tancat' }] : []),
    ...(written || had?.automatic === 1 ? [{ cami: `${cami}resultat`, codi: 'resultat_automatic' }] : []),
  ];
  if (had) return had.categoria_fk === given.categoria_fk ? shut : [unknown('categoria_fk'), ...shut];
  return [
    ...(check ? [] : [unknown('comprovacio_fk')]),
    ...(check && check.categoria_fk !== given.categoria_fk ? [unknown('categoria_fk')] : []),
    ...(given.lot_fk !== null && !lots.includes(given.lot_fk) ? [unknown('lot_fk')] : []),
    ...(given.lot_fk === null && lots.length > 0 ? [{ cami: `${cami}lot_fk`, codi: 'cal_lot' }] : []),
    ...shut,
  ];
};

/** Samples of the lot of a slump that are out of tolerance; none of any other check. */
const consForaDe = (pla: Pla, given: Given): number =>
  comprovacioOf(pla, given)?.con === 1
    ? ((pla.formigo.get(given.treball_partida_fk) ?? []).find(({ id }) => id === given.lot_fk)?.cons_fora ?? 0)
    : 0;

/** What is asked of the value of a check, in a language. */
const demanatsDe = (pla: Pla, given: Given, language: Language): string[] => {
  const [row, check] = [partidaOf(pla, given.treball_partida_fk), comprovacioOf(pla, given)];
  return row && check ? valorsDe(pla, row, check).flatMap((one) => one[language] || []) : [];
};

const told = ({ arxius: _arxius, canvis_termini: _canvis, ...rest }: ResultatAnswer) => rest;

interface Write {
  readonly given: Given;
  readonly fields: Fields;
  readonly row: ResultatRow | undefined;
}

/** What is to be written, once every answer keeps the rules; one that breaks them refuses all. */
const settle = async (
  context: CompanyContext,
  pla: Pla,
  given: readonly Given[],
  before: ReadonlyMap<string, ResultatRow>,
): Promise<Write[]> => {
  const { db, empresa, clock } = context;
  const people = await agentsById(
    db,
    empresa.id,
    given.flatMap(({ responsable_fk }) => responsable_fk ?? []),
  );
  const avui = dayOf(clock.now());
  const faults: FieldFault[] = [];
  const seen = new Set<string>();
  const writes: Write[] = [];
  for (const [place, one] of given.entries()) {
    const cami = `resultats.${place}.`;
    const key = keyOf(one);
    const row = before.get(key);
    // Written from a reading of one that is not here: it went, or it is of another lot now.
    if (!row && one.versio !== undefined) throw new CodedError(409, 'versio_obsoleta', { extra: { actual: null } });
    const misplaced = checkPlace(pla, one, row, cami);
    faults.push(...misplaced);
    if (seen.has(key)) faults.push({ cami: `${cami}comprovacio_fk`, codi: 'resultat_repetit' });
    seen.add(key);
    if (one.responsable_fk && !people.has(one.responsable_fk))
      faults.push({ cami: `${cami}responsable_fk`, codi: 'agent_desconegut' });
    if (misplaced.length > 0) continue;
    if (row && one.versio !== row.versio) {
      const sameDeed = one.clau_client === row.clau_client && one.versio === undefined;
      if (sameDeed) throw new CodedError(409, 'conflicte');
      const [known] = await presentWithFiles(context, [row]);
      throw await staleVersio(context, { entitat: 'resultat', id: Number(row.id) }, known);
    }
    const asked = Object.fromEntries(
      KEYS.flatMap((field) => (one[field] === undefined ? [] : [[field, one[field]]])),
    ) as Partial<Fields>;
    const fields: Fields = { ...(row ? fieldsOf(row) : BLANK), ...asked };
    const tipus = (comprovacioOf(pla, one)?.valor_tipus ?? 'text') as 'text';
    const escrita = row ? dayOf(row.creat) : avui;
    for (const { cami: field, codi } of checkResposta(
      { ...fields, motiu_termini: one.motiu_termini },
      tipus,
      avui,
      escrita,
      consForaDe(pla, one),
      row && { resultat: row.resultat as Fields['resultat'], termini: row.termini },
      demanatsDe(pla, one, context.language),
    )) {
      // What was written before the rule is closed all the same.
      const old = row && WEIGHED[codi]?.every((key) => asked[key] === undefined || asked[key] === row[key]);
      if (!old) faults.push({ cami: `${cami}${field}`, codi });
    }
    writes.push({ given: one, fields, row });
  }
  if (faults.length > 0) throw invalid(faults);
  return writes;
};

const store = async (context: CompanyContext, treballId: number, writes: readonly Write[]): Promise<void> => {
  const { db, empresa, clock, caller } = context;
  const now = clock.now();
  const stamps = { usuari_fk: caller.usuariId || null, usuari_nom: caller.nom, canviat: now };
  for (const { fields, row } of writes)
    if (row && !(await updateResultat(db, empresa.id, Number(row.id), row.versio, { ...fields, ...stamps })))
      throw await staleVersio(context, { entitat: 'resultat', id: Number(row.id) }, undefined);
  await canviaTerminis(
    context,
    writes.flatMap(({ given, fields, row }) =>
      row && row.resultat === 'NC' && fields.resultat === 'NC' && row.termini !== null && fields.termini !== null
        ? [
            {
              resultat_fk: Number(row.id),
              abans: row.termini,
              despres: fields.termini,
              motiu: (given.motiu_termini ?? '').trim(),
            },
          ]
        : [],
    ),
  );
  await insertResultats(
    db,
    writes.flatMap(({ given, fields, row }) =>
      row
        ? []
        : [
            {
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
            },
          ],
    ),
  );
  await openLots(
    db,
    empresa.id,
    writes.flatMap(({ given, fields }) => (given.lot_fk !== null && fields.resultat !== 'P' ? [given.lot_fk] : [])),
  );
};

/** Writes answers at once, all or nothing, and gives them with the states that they lead to. */
export const saveResultats = async (
  context: CompanyContext,
  ports: ProcesPorts,
  body: z.output<typeof resultatsBody>,
): Promise<ResultatsAnswer> => {
  const { db, empresa } = context;
  const treballId = body.treball_fk;
  await holdOpenTreball(context, treballId);
  const pla = await readPla(context, ports, treballId);
  const keys = new Set(body.resultats.map(keyOf));
  const known = new Set(pla.partides.map(({ id }) => Number(id)));
  const items = [...new Set(body.resultats.map((one) => one.treball_partida_fk))].filter((id) => known.has(id));
  const ofItems = async (): Promise<ResultatRow[]> =>
    (await listResultatsOfPartides(db, empresa.id, items)).filter((row) => keys.has(keyOf(row)));
  const rows = new Map((await ofItems()).map((row) => [keyOf(row), row]));
  const before = new Map((await presentWithFiles(context, [...rows.values()])).map((one) => [keyOf(one), one]));
  const writes = await settle(context, pla, body.resultats, rows);
  await store(context, treballId, writes);
  const after = await presentWithFiles(context, await ofItems());
  const now = withAnswers(
    pla,
    writes.map(
      ({ given, fields }): RespostaDePartida => ({
        treball_partida_fk: given.treball_partida_fk,
        lot_fk: given.lot_fk,
        comprovacio_fk: given.comprovacio_fk,
        resultat: fields.resultat,
        tancada: fields.tancada !== null,
        automatic: false,
      }),
    ),
  );
  await ports.saveControl(context, treballId, now);
  const motius = new Map(body.resultats.map((one) => [keyOf(one), one.motiu_termini?.trim()]));
  await recordHistory(
    context,
    after.map((one): HistoryEntry => {
      const had = before.get(keyOf(one));
      // Why its term is another one goes with what changed.
      const motiu = had?.termini && had.termini !== one.termini ? motius.get(keyOf(one)) : undefined;
      return {
        entitat: 'resultat',
        id: one.id,
        accio: had ? 'canvia' : 'crea',
        ...(had && { abans: told(had) }),
        despres: { ...told(one), ...(motiu && { motiu_termini: motiu }) },
        arrel: [
          ...(one.lot_fk === null ? [] : [{ entitat: 'lot' as const, id: one.lot_fk }]),
          { entitat: 'treball_partida', id: one.treball_partida_fk },
          { entitat: 'treball', id: treballId },
        ],
      };
    }),
  );
  return { resultats: after, estats: estatsOf(now, new Set(items)) };
};

/** States of what some items and all around them come to. */
const estatsOf = (pla: Pla, items: ReadonlySet<number>): ResultatsAnswer['estats'] => {
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
