import type { z } from 'zod';
import { comprovacionsOf } from '#areas/banc/server/index.ts';
import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import type { Trilingual } from '#kernel/language.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { PrevisioCanvi, previsioCanviBody } from '../contract/programa.ts';
import type { TreballPartida, treballPartidaBody } from '../contract/schemas.ts';
import { type Canvi, changeComprovacions, isOtherChoice, type Triat } from '../domain/canvi.ts';
import { byHand } from './by-hand.ts';
import { checkCost } from './cost.ts';
import { answeredOf, readPla, thousandthsOf } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { presentPartida } from './present.ts';
import { checkProveidor, getTreballPartida, loadTreballPartida, told } from './service.ts';
import type { Pla } from './shapes.ts';
import { updatePartida } from './store.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { bancOf, checksFor, checkTriat, type Donada, rowOfCheck } from './take.ts';
import { curtsOfPartida, faltesOfPartida } from './validacio.ts';
import { writeChecks } from './write-checks.ts';

type Body = z.output<typeof treballPartidaBody>;

/** What another choice does to the checks of an item, and the rows that they are then kept in. */
const chosenAnew = async (
  context: CompanyContext,
  row: PartidaRow,
  triat: Triat,
  pla: Pla,
): Promise<{ canvi: Canvi<Donada>; next: ComprovacioRow[] }> => {
  const id = Number(row.id);
  const had = pla.comprovacions.get(id) ?? [];
  const banc = await bancOf(context, row, 'partida_sense_banc');
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

/** Checks of an item as its item of the bank has them, then those put in by hand: one that comes back has its place again. */
const inBankOrder = async (
  context: CompanyContext,
  row: PartidaRow,
  checks: readonly ComprovacioRow[],
): Promise<ComprovacioRow[]> => {
  const places = new Map((await comprovacionsOf(context, Number(row.partida_fk))).map(({ id }, place) => [id, place]));
  const placeOf = (one: ComprovacioRow): number => places.get(Number(one.comprovacio_fk)) ?? places.size;
  return checks
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.ordre - other.ordre)
    .map((one, place) => ({ ...one, ordre: (place + 1) * 10 }));
};

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
  const had = presentPartida(pla, row, language);
  const given = givenFields(body);
  if (!isOtherChoice(had, given)) return { venen: [], tornen: [], surten: [], jaNo: [] };
  const triat: Triat = { ...had, ...given };
  const { canvi } = await chosenAnew(context, row, triat, pla);
  const named = (comprovacio_fk: number, nom: Trilingual) => ({ comprovacio_fk, nom: nom[language] });
  const names = new Map(
    (pla.comprovacions.get(path.xid) ?? []).map((one) => [
      Number(one.comprovacio_fk),
      JSON.parse(one.nom) as Trilingual,
    ]),
  );
  const called = (ids: readonly number[]) =>
    ids.flatMap((id) => [names.get(id)].flatMap((nom) => (nom ? named(id, nom) : [])));
  return {
    venen: canvi.venen.map((one) => named(one.comprovacio_fk, one.banc.nom)),
    tornen: canvi.tornen.map((one) => named(one.comprovacio_fk, one.banc.nom)),
    surten: called(canvi.surten),
    jaNo: called(canvi.jaNo.filter((id) => exigida(pla, path.xid, id))),
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
  const pla = await readPla(context, ports, path.id);
  const errors = await faltesOfPartida(context, pla, row);
  return { valid: errors.length === 0, errors, nivells_curts: curtsOfPartida(context, pla, row) };
};

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
  const changed = isOtherChoice(before, given);
  await checkProveidor(context, given.proveidor_fk ?? null, 'proveidor_fk');
  const { amidament, usos, nivells, completa, ...plain } = given;
  // What its zones measure is not typed; sent again as it was read, it says nothing.
  const typed = before.amidament_de_zones === null ? amidament : undefined;
  if (typed === undefined && amidament !== undefined && amidament !== before.amidament)
    throw fieldFault('amidament', 'amidament_de_zones');
  const columns = {
    ...plain,
    ...(typed !== undefined && { amidament: thousandthsOf(typed) }),
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
  if (changed || comprovacions) next = await inBankOrder(context, row, next);
  const taken =
    changed || comprovacions ? await writeChecks(context, ports, pla, row, next, body.avisos_acceptats) : [];
  await ports.saveControl(context, path.id);
  const after = await getTreballPartida(context, ports, row);
  checkCost(before.cost, after.cost, { ...body, comprovacions });
  await recordHistory(context, [
    {
      entitat: 'treball_partida',
      id: path.xid,
      accio: 'canvia',
      abans: told(before),
      despres: { ...told(after), ...(taken.length > 0 && { avisos_acceptats: taken }) },
      arrel: { entitat: 'treball', id: path.id },
    },
  ]);
  return after;
};
