import type { z } from 'zod';
import { findComprovacions, LLISTES, loadPartida } from '#areas/banc/server/index.ts';
import { type FieldFault, invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { treballPartidaBody } from '../contract/schemas.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { checksFor, type Donada, rowOfCheck } from './take.ts';

const CATEGORIES = new Set(LLISTES.ca.categories.map(({ id }) => id));

/** Checks that the choice made of an item asks for: put back, they are as if they had never been taken out. */
const askedOf = async (context: CompanyContext, row: PartidaRow): Promise<ReadonlyMap<number, Donada>> => {
  const banc = await loadPartida(context, Number(row.partida_fk)).catch(() => null);
  if (!banc) return new Map();
  const { sistema_fk } = row;
  const [usos, nivells] = [JSON.parse(row.usos) as number[], JSON.parse(row.nivells) as number[]];
  const given = await checksFor(context, banc, { sistema_fk, usos, nivells, completa: row.completa === 1 });
  return new Map(given.map((one) => [one.comprovacio_fk, one]));
};

/** Puts checks in or out by hand, and says what they cost. */
export const byHand = async (
  context: CompanyContext,
  row: PartidaRow,
  rows: readonly ComprovacioRow[],
  asked: NonNullable<z.output<typeof treballPartidaBody>['comprovacions']>,
): Promise<ComprovacioRow[]> => {
  const byId = new Map(rows.map((one) => [Number(one.comprovacio_fk), one]));
  const found = await findComprovacions(
    context,
    asked.map(({ comprovacio_fk }) => comprovacio_fk),
  );
  const faults: FieldFault[] = [];
  const wanted = asked.some(({ present }) => present === true)
    ? await askedOf(context, row)
    : new Map<number, Donada>();
  for (const [place, one] of asked.entries()) {
    const had = byId.get(one.comprovacio_fk);
    const banc = found.get(one.comprovacio_fk);
    if (!had && !banc) {
      faults.push({ cami: `comprovacions.${place}.comprovacio_fk`, codi: 'registre_desconegut' });
      continue;
    }
    if (one.categoria_fk !== undefined && !CATEGORIES.has(one.categoria_fk)) {
      faults.push({ cami: `comprovacions.${place}.categoria_fk`, codi: 'registre_desconegut' });
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
    const rules = wanted.get(one.comprovacio_fk);
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
          afegida: rules ? 0 : 1,
          categoria_fk: one.categoria_fk ?? rules?.categoria_fk ?? banc.categoria_fk,
          valors: rules?.valors ?? [],
          obligatoria: rules?.obligatoria ?? false,
        }));
    if (!base) continue;
    const back = one.present === true && base.exigida === 0;
    byId.set(one.comprovacio_fk, {
      ...base,
      ...(back && { exigida: 1, afegida: rules ? 0 : 1 }),
      preu: one.preu === undefined ? base.preu : one.preu,
      assaigs: one.assaigs === undefined ? base.assaigs : one.assaigs,
    });
  }
  if (faults.length > 0) throw invalid(faults);
  return [...byId.values()];
};
