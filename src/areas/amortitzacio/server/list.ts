import type { z } from 'zod';
import { taulesDeBens } from '#areas/despesa/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { fold } from '#kernel/fold.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { BE_ORDER, BeItem, bensQuery } from '../contract/schemas.ts';
import { anyDe, esDe, sumableOf } from './be.ts';
import { presentItems } from './present.ts';
import { type BeRow, listBens } from './store.ts';

type Any = BeItem['any'];
interface Fila {
  readonly row: BeRow;
  readonly any: Any;
}
type Ordre = (typeof BE_ORDER)[number];

const keyOf = ({ row, any }: Fila, camp: Ordre): string | number => {
  switch (camp) {
    case 'data_inici':
      return row.data_inici;
    case 'descripcio':
      return fold(row.descripcio);
    case 'valor':
      return row.valor;
    case 'percentatge':
      return Number(any.percentatge);
    case 'quota':
      return any.quota;
    case 'acumulat':
      return any.acumulat_final;
    case 'pendent':
      return any.pendent;
  }
};

const byOrder = (camp: Ordre, criteri: 'ASC' | 'DESC') => {
  const way = criteri === 'DESC' ? -1 : 1;
  return (one: Fila, other: Fila): number => {
    const [a, b] = [keyOf(one, camp), keyOf(other, camp)];
    return way * (a < b ? -1 : a > b ? 1 : one.row.id - other.row.id);
  };
};

type Query = Omit<z.output<typeof bensQuery>, 'offset' | 'limit' | 'getAll'>;

/** Goods of an exercise, in order; what each comes to is worked out once. */
const filesOf = async ({ db, empresa }: CompanyContext, query: Query, exercici: number): Promise<readonly Fila[]> => {
  const taules = await taulesDeBens(db, empresa.id);
  const rows = await listBens(db, empresa.id, {
    fins: `${exercici}-12-31`,
    search: query.search,
    treball_fk: query.treball_fk,
  });
  return rows
    .flatMap((row): Fila[] => {
      const be = sumableOf(row, taules);
      return query.tots || esDe(be, exercici) ? [{ row, any: anyDe(be, exercici) }] : [];
    })
    .sort(byOrder(query.ordre_camp ?? 'data_inici', query.ordre_criteri ?? 'ASC'));
};

const sumesOf = (files: readonly Fila[]) => ({
  bens: files.length,
  valor: files.reduce((total, { row }) => total + row.valor, 0),
  quota: files.reduce((total, { any }) => total + any.quota, 0),
  acumulat: files.reduce((total, { any }) => total + any.acumulat_final, 0),
  pendent: files.reduce((total, { any }) => total + any.pendent, 0),
});
export type SumesBens = ReturnType<typeof sumesOf>;

export const exerciciDe = ({ clock }: CompanyContext, asked: number | undefined): number =>
  asked ?? yearOf(clock.today());

/** The page of the list, with the sums of all that it shows. */
export const pageOfBens = async (context: CompanyContext, query: z.output<typeof bensQuery>) => {
  const exercici = exerciciDe(context, query.exercici);
  const files = await filesOf(context, query, exercici);
  const shown = files.slice(query.offset, query.offset + limitOf(query)).map(({ row }) => row);
  const items = await presentItems(context, shown, exercici);
  return { ...pageFrom(query, files.length, items), exercici, sumes: sumesOf(files) };
};
