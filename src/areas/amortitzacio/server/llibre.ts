import { nomsDeDespeses } from '#areas/despesa/server/index.ts';
import { numerosOf } from '#areas/factura/server/index.ts';
import { calendarDate, dayNumber, daysInMonth } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';
import { baseOf, quotaOf } from '../domain/quadre.ts';
import { anyDe, esDe, sumableOf } from './be.ts';
import { listBens } from './store.ts';

/** A good as books and forms of an exercise read it. Cents. */
export interface BeDeLlibre {
  readonly id: number;
  readonly descripcio: string;
  readonly identificador: string;
  readonly tipus_be: string;
  readonly data_inici: string;
  readonly valor: number;
  readonly amortitzable: number;
  readonly metode: string;
  readonly percentatge: string;
  readonly acumulat_inici: number;
  readonly quota: number;
  readonly acumulat_final: number;
  readonly pendent: number;
  /** Of `quota`, what is of each quarter, by its days in use. */
  readonly trimestres: readonly number[];
  readonly baixa: { readonly data: string; readonly causa: string; readonly factura: string } | null;
  /** Line of an expense that it was bought by. */
  readonly linia: { readonly despesa: number; readonly clau: string } | null;
  readonly despesa: {
    readonly data: string;
    readonly num_factura: string;
    readonly numero: number;
    readonly nom: string;
    readonly nif: string;
  } | null;
}

/** Days in use of a year until the end of each quarter. */
const diesFins = (inici: string, baixa: string | null, exercici: number): readonly number[] =>
  [3, 6, 9, 12].map((month) => {
    const end = dayNumber(calendarDate(exercici, month, daysInMonth(exercici, month))) + 1;
    const from = Math.max(dayNumber(inici), dayNumber(calendarDate(exercici, 1, 1)));
    return Math.max(0, Math.min(end, baixa === null ? end : dayNumber(baixa)) - from);
  });

/** What is written off in a year by quarters, in proportion to their days, to the last cent. */
const perTrimestres = (quota: number, dies: readonly number[]): readonly number[] => {
  const all = dies.at(-1) ?? 0;
  const until = dies.map((one) => (all === 0 ? 0 : Math.round((quota * one) / all)));
  return until.map((one, at) => one - (until[at - 1] ?? 0));
};

/** Goods of an exercise, in the order in which their use started. */
export const bensDeLlibre = async (db: Executor, empresaId: number, exercici: number): Promise<BeDeLlibre[]> => {
  const rows = (await listBens(db, empresaId, { fins: `${exercici}-12-31` })).filter((row) =>
    esDe(sumableOf(row), exercici),
  );
  const despeses = await nomsDeDespeses(
    db,
    empresaId,
    rows.flatMap((row) => row.despesa_fk ?? []),
  );
  const venudes = rows.flatMap((row) => row.baixa_factura_fk ?? []);
  const numeros = venudes.length === 0 ? new Map<number, string | null>() : await numerosOf(db, empresaId, venudes);
  return rows.map((row) => {
    const be = sumableOf(row);
    const any = anyDe(be, exercici);
    const named = row.despesa_fk === null ? undefined : despeses.get(row.despesa_fk);
    return {
      id: row.id,
      descripcio: row.descripcio,
      identificador: row.identificador,
      tipus_be: row.tipus_be,
      data_inici: row.data_inici,
      valor: row.valor,
      amortitzable: baseOf(be),
      metode: row.metode,
      percentatge: row.percentatge,
      acumulat_inici: any.acumulat_inici,
      quota: any.quota,
      acumulat_final: any.acumulat_final,
      pendent: any.pendent,
      trimestres: perTrimestres(quotaOf(be, exercici)?.quota ?? 0, diesFins(row.data_inici, row.baixa_data, exercici)),
      baixa:
        row.baixa_data === null || row.baixa_causa === null || row.baixa_data > `${exercici}-12-31`
          ? null
          : {
              data: row.baixa_data,
              causa: row.baixa_causa,
              factura: row.baixa_factura_fk === null ? '' : (numeros.get(row.baixa_factura_fk) ?? ''),
            },
      linia: row.despesa_fk === null || row.clau === null ? null : { despesa: row.despesa_fk, clau: row.clau },
      despesa: named
        ? {
            data: named.data,
            num_factura: named.num_factura,
            numero: named.numero,
            nom: named.proveidor,
            nif: named.nif,
          }
        : null,
    };
  });
};
