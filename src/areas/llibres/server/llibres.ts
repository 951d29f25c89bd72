import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Arrossegat } from '../contract/schemas.ts';
import type { LiniaBe, LiniaExpedida, LiniaRebuda, Llibres } from '../domain/linies.ts';
import { amortitzacions, bensOf, liniesDeBens } from './bens.ts';
import { expedidesOf } from './expedides.ts';
import type { Dies } from './expedides-store.ts';
import { type Obligat, obligatOf } from './perfil.ts';
import { rebudesOf } from './rebudes.ts';
import { listCaselles } from './store.ts';

/** The books over some days of an exercise, with what forms need beside them. */
export interface Lectura extends Llibres {
  readonly exercici: number;
  readonly bens: readonly LiniaBe[];
  readonly obligat: Obligat;
  /** Boxes that people wrote: `model trimestre casella`. */
  readonly manuals: ReadonlyMap<string, number>;
  /** By quarter, what the one before left to compensate (`ambArrossegat`). */
  readonly arrossegat: ReadonlyMap<number, Arrossegat>;
}
export const anyDies = (exercici: number): Dies => ({
  inici: calendarDate(exercici, 1, 1),
  final: calendarDate(exercici, 12, 31),
});

export const llegeix = async (
  context: Pick<CompanyContext, 'db' | 'empresa'>,
  exercici: number,
  dies: Dies = anyDies(exercici),
): Promise<Lectura> => {
  const { db, empresa } = context;
  const obligat = await obligatOf(context);
  const { activitat } = obligat;
  const bens = await bensOf(db, empresa.id, exercici);
  const inDays = (date: CalendarDate): boolean => date >= dies.inici && date <= dies.final;
  // Companies write off in their accounts: the books of invoices have no entry for it.
  const quotes = obligat.fisica ? amortitzacions(bens, exercici, activitat).filter((one) => inDays(one.recepcio)) : [];
  const before = calendarDate(exercici - 1, 12, 31);
  const asked = { dies, caixa: obligat.caixa(before) || obligat.caixa(anyDies(exercici).inici as CalendarDate) };
  return {
    exercici,
    expedides: await expedidesOf(db, empresa.id, asked, activitat),
    rebudes: [...(await rebudesOf(db, empresa.id, asked, activitat, obligat.perfil.prorrates)), ...quotes],
    bens: liniesDeBens(bens, exercici, obligat),
    obligat,
    arrossegat: new Map(),
    manuals: new Map(
      (await listCaselles(db, empresa.id, exercici)).map((row) => [
        `${row.model} ${row.trimestre} ${row.casella}`,
        row.valor,
      ]),
    ),
  };
};

export type Linia = LiniaExpedida | LiniaRebuda;
export const liniesPerId = ({ expedides, rebudes }: Llibres): ReadonlyMap<string, Linia> =>
  new Map<string, Linia>([...expedides, ...rebudes].map((linia) => [linia.id, linia]));
