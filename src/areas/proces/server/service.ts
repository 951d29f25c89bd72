import type { z } from 'zod';
import { agentById } from '#areas/agent/server/index.ts';
import { type BancPartida, findComprovacions, loadPartida } from '#areas/banc/server/index.ts';
import { isProces } from '#areas/referencia/server/index.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { type FieldFault, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { addPartidesBody, TreballPartida, treballPartidaBody } from '../contract/schemas.ts';
import { changeComprovacions } from '../domain/canvi.ts';
import { type Pla, presentPartida, readPla, thousandthsOf } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import {
  deleteComprovacions,
  findPartida,
  insertComprovacions,
  insertPartida,
  insertProces,
  listPartides,
  listProcessos,
  updatePartida,
} from './store.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { checksFor, checkTriat, rowOfCheck, type Triat } from './take.ts';

/** Puts a process into the plan unless it is there. */
export const addProces = async (context: CompanyContext, treballId: number, procesId: number): Promise<void> => {
  const { db, empresa } = context;
  await holdOpenTreball(context, treballId);
  if (!isProces(procesId)) throw fieldFault('proces_fk', 'registre_desconegut');
  const processos = await listProcessos(db, empresa.id, treballId);
  if (processos.some(({ proces_fk }) => proces_fk === procesId)) return;
  const ordre = (processos.at(-1)?.ordre ?? 0) + 10;
  await insertProces(db, { empresa_fk: empresa.id, treball_fk: treballId, proces_fk: procesId, ordre });
  await recordHistory(context, [
    {
      entitat: 'treball_proces',
      id: procesId,
      accio: 'crea',
      despres: { proces_fk: procesId },
      arrel: { entitat: 'treball', id: treballId },
    },
  ]);
};

/** The item of a work, or 404: also where it is of another work or process. */
export const loadTreballPartida = async (
  context: CompanyContext,
  { id, pid, xid }: { readonly id: number; readonly pid: number; readonly xid: number },
): Promise<PartidaRow> => {
  await checkTreball(context, id);
  const row = await findPartida(context.db, context.empresa.id, xid);
  if (!row || Number(row.treball_fk) !== id || row.proces_fk !== pid) throw notFound();
  return row;
};

/** The same, presented. */
export const getTreballPartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  row: Pick<PartidaRow, 'id' | 'treball_fk'>,
): Promise<TreballPartida> => {
  const pla = await readPla(context, ports, Number(row.treball_fk));
  return presentIn(context, pla, Number(row.id));
};
const presentIn = ({ language }: CompanyContext, pla: Pla, id: number): TreballPartida => {
  const row = pla.partides.find((one) => Number(one.id) === id);
  if (!row) throw notFound();
  return presentPartida(pla, row, language);
};

const checkProveidor = async ({ db, empresa }: CompanyContext, id: number | null, cami: string): Promise<void> => {
  if (id !== null && !(await agentById(db, empresa.id, id))) throw fieldFault(cami, 'agent_desconegut');
};

type Taken = z.output<typeof addPartidesBody>['partides'][number];

const blankRow = (
  key: Pick<PartidaRow, 'empresa_fk' | 'treball_fk' | 'proces_fk' | 'ordre'>,
  banc: BancPartida,
  given: Taken,
  triat: Triat,
  now: string,
  language: CompanyContext['language'],
): Omit<PartidaRow, 'id'> => ({
  ...key,
  versio: 1,
  partida_fk: banc.id,
  control_fk: banc.control_fk,
  codi: banc.codi,
  nom: JSON.stringify(banc.nom),
  unitat: banc.unitat,
  normes: JSON.stringify(banc.normes),
  sistema_fk: triat.sistema_fk,
  usos: JSON.stringify(triat.usos),
  nivells: JSON.stringify(triat.nivells),
  lot: JSON.stringify(banc.lot),
  completa: asFlag(triat.completa),
  formigo_flg: asFlag(banc.formigo_flg),
  amidament: thousandthsOf(given.amidament ?? null),
  lots_previstos: given.lots_previstos ?? null,
  marca: given.marca ?? '',
  fabricant: given.fabricant ?? '',
  proveidor_fk: given.proveidor_fk ?? null,
  observacions_programa: given.observacions_programa ?? banc.observacions_programa[language],
  observacions_seguiment: given.observacions_seguiment ?? banc.observacions_seguiment[language],
  creat: now,
  canviat: now,
});

/** Takes items into a process of a work, each with the checks that the rules give (`qualitat.md` §2.4, rule 2). */
export const addPartides = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { id, pid }: { readonly id: number; readonly pid: number },
  { partides }: z.output<typeof addPartidesBody>,
): Promise<TreballPartida[]> => {
  const { db, empresa, clock, language } = context;
  await addProces(context, id, pid);
  const now = clock.now();
  const have = (await listPartides(db, empresa.id, id)).filter(({ proces_fk }) => proces_fk === pid);
  let ordre = have.at(-1)?.ordre ?? 0;
  const made: number[] = [];
  for (const [place, given] of partides.entries()) {
    const cami = `partides.${place}.`;
    const banc = await loadPartida(context, given.partida_fk).catch(() => {
      throw fieldFault(`${cami}partida_fk`, 'registre_desconegut');
    });
    const triat: Triat = {
      sistema_fk: given.sistema_fk ?? banc.sistema_fk,
      usos: given.usos ?? [],
      nivells: given.nivells ?? [],
      completa: given.completa ?? banc.completa,
    };
    checkTriat(banc, triat, cami);
    await checkProveidor(context, given.proveidor_fk ?? null, `${cami}proveidor_fk`);
    ordre += 10;
    const key = { empresa_fk: empresa.id, treball_fk: id, proces_fk: pid, ordre };
    const partidaId = await insertPartida(db, blankRow(key, banc, given, triat, now, language));
    const checks = await checksFor(context, banc.id, triat);
    await insertComprovacions(
      db,
      checks.map((one, index) =>
        rowOfCheck(
          { empresa_fk: empresa.id, treball_fk: id, treball_partida_fk: partidaId, ordre: (index + 1) * 10 },
          one.banc,
          { ...one, afegida: 0 },
        ),
      ),
    );
    made.push(partidaId);
  }
  await ports.saveControl(context, id);
  const pla = await readPla(context, ports, id);
  const answers = made.map((one) => presentIn(context, pla, one));
  await recordHistory(
    context,
    answers.map((one) => ({
      entitat: 'treball_partida' as const,
      id: one.id,
      accio: 'crea' as const,
      despres: told(one),
      arrel: { entitat: 'treball' as const, id },
    })),
  );
  return answers;
};

/** What the history tells of an item: not what is counted. */
const told = ({ recompte: _r, previsio: _p, cost: _c, comprovacions, ...rest }: TreballPartida) => ({
  ...rest,
  comprovacions: comprovacions.filter((one) => one.exigida).map((one) => one.comprovacio_fk),
});

type Body = z.output<typeof treballPartidaBody>;

/** Puts checks in or out by hand, and says what they cost. */
const byHand = async (
  context: CompanyContext,
  row: PartidaRow,
  rows: readonly ComprovacioRow[],
  asked: NonNullable<Body['comprovacions']>,
): Promise<ComprovacioRow[]> => {
  const byId = new Map(rows.map((one) => [Number(one.comprovacio_fk), one]));
  const found = await findComprovacions(
    context,
    asked.map(({ comprovacio_fk }) => comprovacio_fk),
  );
  const faults: FieldFault[] = [];
  for (const [place, one] of asked.entries()) {
    const had = byId.get(one.comprovacio_fk);
    const banc = found.get(one.comprovacio_fk);
    if (!had && !banc) {
      faults.push({ cami: `comprovacions.${place}.comprovacio_fk`, codi: 'registre_desconegut' });
      continue;
    }
    if (one.present === false) {
      if (had) byId.set(one.comprovacio_fk, { ...had, exigida: 0, afegida: 0 });
      continue;
    }
    const key = {
      empresa_fk: row.empresa_fk,
      treball_fk: row.treball_fk,
      treball_partida_fk: Number(row.id),
      ordre: had?.ordre ?? Math.max(0, ...[...byId.values()].map(({ ordre }) => ordre)) + 10,
    };
    const base =
      had ??
      (banc &&
        rowOfCheck(key, banc, {
          afegida: 1,
          categoria_fk: one.categoria_fk ?? banc.categoria_fk,
          valors: [],
          obligatoria: false,
        }));
    if (!base) continue;
    const back = one.present === true && base.exigida === 0;
    byId.set(one.comprovacio_fk, {
      ...base,
      ...(back && { exigida: 1, afegida: 1 }),
      preu: one.preu === undefined ? base.preu : one.preu,
      assaigs: one.assaigs === undefined ? base.assaigs : one.assaigs,
    });
  }
  if (faults.length > 0) throw invalid(faults);
  return [...byId.values()];
};

/** Changes an item of a work. A changed system, use or completeness changes its checks (`qualitat.md` §2.4, rule 3). */
export const updateTreballPartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
  { comprovacions, ...body }: Body,
): Promise<TreballPartida> => {
  const { db, empresa, clock } = context;
  await holdOpenTreball(context, path.id);
  const row = await loadTreballPartida(context, path);
  const before = await getTreballPartida(context, ports, row);
  await checkVersio(context, { entitat: 'treball_partida', id: path.xid }, body.versio, before);
  const given = givenFields(body);
  const triat: Triat = { ...before, ...given };
  const changed = (['sistema_fk', 'usos', 'nivells', 'completa'] as const).some((key) => given[key] !== undefined);
  await checkProveidor(context, given.proveidor_fk ?? null, 'proveidor_fk');
  const { amidament, usos, nivells, completa, ...plain } = given;
  const columns = {
    ...plain,
    ...(amidament !== undefined && { amidament: thousandthsOf(amidament) }),
    ...(usos && { usos: JSON.stringify(usos) }),
    ...(nivells && { nivells: JSON.stringify(nivells) }),
    ...(completa !== undefined && { completa: asFlag(completa) }),
    canviat: clock.now(),
  };
  if (!(await updatePartida(db, empresa.id, path.xid, body.versio, columns)))
    throw await staleVersio(context, { entitat: 'treball_partida', id: path.xid }, before);
  const pla = await readPla(context, ports, path.id);
  const had = pla.comprovacions.get(path.xid) ?? [];
  const answered = new Set((pla.respostes.get(path.xid) ?? []).map(({ comprovacio_fk }) => comprovacio_fk));
  let next: ComprovacioRow[] = [...had];
  if (changed) {
    const banc = await loadPartida(context, before.partida_fk);
    checkTriat(banc, triat);
    const asked = await checksFor(context, banc.id, triat);
    const canvi = changeComprovacions(
      had.map((one) => ({
        comprovacio_fk: Number(one.comprovacio_fk),
        categoria_fk: one.categoria_fk,
        exigida: one.exigida === 1,
        afegida: one.afegida === 1,
      })),
      asked,
      answered,
    );
    const given2 = new Map(asked.map((one) => [one.comprovacio_fk, one]));
    const out = new Set(canvi.surten);
    const noMore = new Set(canvi.jaNo);
    let ordre = Math.max(0, ...had.map((one) => one.ordre));
    next = [
      ...had.flatMap((one) => {
        const id = Number(one.comprovacio_fk);
        if (out.has(id)) return [];
        const now = given2.get(id);
        return [
          {
            ...one,
            exigida: noMore.has(id) ? 0 : 1,
            ...(now && { valors: JSON.stringify(now.valors), obligatoria: asFlag(now.obligatoria), exigida: 1 }),
          },
        ];
      }),
      ...canvi.venen.map((one) => {
        ordre += 10;
        return rowOfCheck(
          { empresa_fk: empresa.id, treball_fk: path.id, treball_partida_fk: path.xid, ordre },
          one.banc,
          { ...one, afegida: 0 },
        );
      }),
    ];
  }
  if (comprovacions) next = await byHand(context, row, next, comprovacions);
  if (changed || comprovacions) {
    // What was taken out and nothing was answered of leaves.
    const kept = next.filter((one) => one.exigida === 1 || answered.has(Number(one.comprovacio_fk)));
    await deleteComprovacions(db, empresa.id, path.xid);
    await insertComprovacions(db, kept);
  }
  await ports.saveControl(context, path.id);
  const after = await getTreballPartida(context, ports, row);
  await recordHistory(context, [
    {
      entitat: 'treball_partida',
      id: path.xid,
      accio: 'canvia',
      abans: told(before),
      despres: told(after),
      arrel: { entitat: 'treball', id: path.id },
    },
  ]);
  return after;
};
