import type { z } from 'zod';
import { findComprovacions, loadPartida } from '#areas/banc/server/index.ts';
import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { type FieldFault, invalid } from '#kernel/coded-error.ts';
import type { Trilingual } from '#kernel/language.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { PrevisioCanvi, previsioCanviBody } from '../contract/programa.ts';
import type { TreballPartida, treballPartidaBody } from '../contract/schemas.ts';
import { type Canvi, changeComprovacions } from '../domain/canvi.ts';
import { readPla, thousandthsOf } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { presentPartida } from './present.ts';
import { checkProveidor, getTreballPartida, loadTreballPartida, told } from './service.ts';
import type { Pla } from './shapes.ts';
import { deleteComprovacions, insertComprovacions, updatePartida } from './store.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { checksFor, checkTriat, type Donada, rowOfCheck, type Triat } from './take.ts';
import { faltesOfPartida } from './validacio.ts';

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
    if (one.present === false && had && had.automatica === 1 && row.formigo_flg === 1) {
      faults.push({ cami: `comprovacions.${place}.present`, codi: 'comprovacio_de_formigo' });
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

/** What another choice does to the checks of an item, and the rows that they are then kept in. */
const chosenAnew = async (
  context: CompanyContext,
  row: PartidaRow,
  triat: Triat,
  pla: Pla,
): Promise<{ canvi: Canvi<Donada>; next: ComprovacioRow[] }> => {
  const id = Number(row.id);
  const had = pla.comprovacions.get(id) ?? [];
  const banc = await loadPartida(context, Number(row.partida_fk));
  checkTriat(banc, triat);
  const asked = await checksFor(context, banc, triat);
  const canvi = changeComprovacions(
    had.map((one) => ({
      comprovacio_fk: Number(one.comprovacio_fk),
      categoria_fk: one.categoria_fk,
      exigida: one.exigida === 1,
      afegida: one.afegida === 1,
    })),
    asked,
    answeredOf(pla, id),
  );
  const wanted = new Map(asked.map((one) => [one.comprovacio_fk, one]));
  const out = new Set(canvi.surten);
  const noMore = new Set(canvi.jaNo);
  const kept = had
    .filter((one) => !out.has(Number(one.comprovacio_fk)))
    .map((one) => {
      const now = wanted.get(Number(one.comprovacio_fk));
      if (now) return { ...one, valors: JSON.stringify(now.valors), obligatoria: asFlag(now.obligatoria), exigida: 1 };
      return { ...one, exigida: noMore.has(Number(one.comprovacio_fk)) ? 0 : 1 };
    });
  const last = Math.max(0, ...had.map((one) => one.ordre));
  const come = canvi.venen.map((one, place) =>
    rowOfCheck(
      {
        empresa_fk: row.empresa_fk,
        treball_fk: row.treball_fk,
        treball_partida_fk: id,
        ordre: last + (place + 1) * 10,
      },
      one.banc,
      { ...one, afegida: 0 },
    ),
  );
  return { canvi, next: [...kept, ...come] };
};
const answeredOf = (pla: Pla, id: number): ReadonlySet<number> =>
  new Set((pla.respostes.get(id) ?? []).map(({ comprovacio_fk }) => comprovacio_fk));

/** Which checks would come and go with another choice; nothing is written. */
export const previsioCanvi = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
  body: z.output<typeof previsioCanviBody>,
): Promise<PrevisioCanvi> => {
  const { language } = context;
  const row = await loadTreballPartida(context, path);
  const pla = await readPla(context, ports, path.id);
  const triat: Triat = { ...presentPartida(pla, row, language), ...givenFields(body) };
  const { canvi } = await chosenAnew(context, row, triat, pla);
  const named = (comprovacio_fk: number, nom: Trilingual) => ({ comprovacio_fk, nom: nom[language] });
  const names = new Map(
    (pla.comprovacions.get(path.xid) ?? []).map((one) => [
      Number(one.comprovacio_fk),
      JSON.parse(one.nom) as Trilingual,
    ]),
  );
  const had = (ids: readonly number[]) =>
    ids.flatMap((id) => [names.get(id)].flatMap((nom) => (nom ? named(id, nom) : [])));
  return {
    venen: canvi.venen.map((one) => named(one.comprovacio_fk, one.banc.nom)),
    tornen: canvi.tornen.map((one) => named(one.comprovacio_fk, one.banc.nom)),
    surten: had(canvi.surten),
    jaNo: had(canvi.jaNo.filter((id) => exigida(pla, path.xid, id))),
  };
};
const exigida = (pla: Pla, partida: number, id: number): boolean =>
  (pla.comprovacions.get(partida) ?? []).some((one) => Number(one.comprovacio_fk) === id && one.exigida === 1);

/** Whether the uses chosen for an item hold with the checks that it has. */
export const validatePartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
) => {
  const row = await loadTreballPartida(context, path);
  const errors = await faltesOfPartida(context, await readPla(context, ports, path.id), row);
  return { valid: errors.length === 0, errors };
};

const CHOICE = ['sistema_fk', 'usos', 'nivells', 'completa'] as const;

/** Changes an item of a work. A changed system, use or completeness changes its checks (`qualitat.md` §2.4, rule 3). */
export const updateTreballPartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  path: { readonly id: number; readonly pid: number; readonly xid: number },
  { comprovacions, ...body }: Body,
): Promise<TreballPartida> => {
  const { db, empresa, clock, language } = context;
  await holdOpenTreball(context, path.id);
  const row = await loadTreballPartida(context, path);
  const pla = await readPla(context, ports, path.id);
  const before = presentPartida(pla, row, language);
  await checkVersio(context, { entitat: 'treball_partida', id: path.xid }, body.versio, before);
  const given = givenFields(body);
  const changed = CHOICE.some((key) => given[key] !== undefined);
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
  let next: readonly ComprovacioRow[] = pla.comprovacions.get(path.xid) ?? [];
  if (changed) next = (await chosenAnew(context, row, { ...before, ...given }, pla)).next;
  if (comprovacions) next = await byHand(context, row, next, comprovacions);
  if (changed || comprovacions) {
    const answered = answeredOf(pla, path.xid);
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
