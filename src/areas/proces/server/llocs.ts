import type { Language, Trilingual } from '#kernel/language.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';

const AT_ONCE = 200;

const packsOf = (ids: readonly number[]): number[][] => packs([...new Set(ids)], AT_ONCE);
const say = (text: string, language: Language): string => (JSON.parse(text) as Trilingual)[language];

/** Items, their checks and lots of the plans of a company, as others name them; ids of others are simply absent. */
export const llocsDelPla = async (
  db: Executor,
  empresaId: number,
  asked: { readonly partides: readonly number[]; readonly lots: readonly number[] },
  language: Language,
) => {
  const partides = new Map<number, string>();
  const comprovacions = new Map<string, string>();
  const lots = new Map<number, number>();
  for (const some of packsOf(asked.partides)) {
    const items = await db
      .selectFrom('treball_partida')
      .select(['id', 'nom'])
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', some)
      .execute();
    for (const { id, nom } of items) partides.set(Number(id), say(nom, language));
    const checks = await db
      .selectFrom('treball_comprovacio')
      .select(['treball_partida_fk', 'comprovacio_fk', 'nom'])
      .where('empresa_fk', '=', empresaId)
      .where('treball_partida_fk', 'in', some)
      .execute();
    for (const { treball_partida_fk, comprovacio_fk, nom } of checks)
      comprovacions.set(`${treball_partida_fk} ${comprovacio_fk}`, say(nom, language));
  }
  for (const some of packsOf(asked.lots)) {
    const rows = await db
      .selectFrom('lot')
      .select(['id', 'numero'])
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', some)
      .execute();
    for (const { id, numero } of rows) lots.set(Number(id), numero);
  }
  return {
    partida: (id: number): string => partides.get(id) ?? '',
    comprovacio: (partida: number, id: number): string => comprovacions.get(`${partida} ${id}`) ?? '',
    lot: (id: number): number | null => lots.get(id) ?? null,
  };
};

/** A lot that is to end on a day, with the checks that it has to answer. */
export interface LotAmbFinal {
  readonly id: number;
  readonly treball_fk: number;
  readonly treball_partida_fk: number;
  readonly proces_fk: number;
  readonly numero: number;
  readonly data_final: string;
  readonly comprovacions: readonly number[];
}
/** Lots of open works that are not closed and have an end; of those works alone where they are named. */
export const lotsAmbFinal = async (
  db: Executor,
  empresaId: number,
  treballs: readonly number[] | null,
): Promise<LotAmbFinal[]> => {
  if (treballs?.length === 0) return [];
  let found = db
    .selectFrom('lot')
    .innerJoin('treball_partida as item', 'item.id', 'lot.treball_partida_fk')
    .innerJoin('treball', 'treball.id', 'lot.treball_fk')
    .select(['lot.id', 'lot.treball_fk', 'lot.treball_partida_fk', 'lot.numero', 'lot.data_final', 'item.proces_fk'])
    .where('lot.empresa_fk', '=', empresaId)
    .where('treball.obert', '=', 1)
    .where('lot.estat', '<>', 'tancat')
    .where('lot.data_final', 'is not', null);
  if (treballs) found = found.where('lot.treball_fk', 'in', [...treballs]);
  const rows = await found.orderBy('lot.id').execute();
  const checks = new Map<number, number[]>();
  for (const some of packsOf(rows.map((row) => Number(row.treball_partida_fk))))
    for (const row of await db
      .selectFrom('treball_comprovacio')
      .select(['treball_partida_fk', 'comprovacio_fk'])
      .where('empresa_fk', '=', empresaId)
      .where('treball_partida_fk', 'in', some)
      .where('exigida', '=', 1)
      .orderBy('comprovacio_fk')
      .execute())
      checks.set(Number(row.treball_partida_fk), [
        ...(checks.get(Number(row.treball_partida_fk)) ?? []),
        Number(row.comprovacio_fk),
      ]);
  return rows.map((row) => ({
    id: Number(row.id),
    treball_fk: Number(row.treball_fk),
    treball_partida_fk: Number(row.treball_partida_fk),
    proces_fk: row.proces_fk,
    numero: row.numero,
    data_final: row.data_final ?? '',
    comprovacions: checks.get(Number(row.treball_partida_fk)) ?? [],
  }));
};
