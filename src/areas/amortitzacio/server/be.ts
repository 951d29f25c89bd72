import type { Be as BeDeLinia } from '#areas/despesa/contract/be.ts';
import { type CalendarDate, calendarDate, dayNumber, yearOf } from '#kernel/calendar-date.ts';
import type { BeInversio, BeItem } from '../contract/schemas.ts';
import { acumuladaOf, type Be, baseOf, type FilaQuadre, type Metode, quadreOf, quotaOf } from '../domain/quadre.ts';
import type { BeRow } from './store.ts';

/** What was written of a good. */
export type BeFields = BeDeLinia & Pick<BeItem, 'amortitzat_abans' | 'exercici_inicial' | 'observacions'>;

export const fieldsOf = (row: BeRow): BeFields => ({
  descripcio: row.descripcio,
  identificador: row.identificador,
  tipus_be: row.tipus_be as BeFields['tipus_be'],
  fila: row.fila,
  data_inici: row.data_inici,
  valor: row.valor_dit,
  valor_residual: row.valor_residual,
  percentatge: row.percentatge,
  metode: row.metode as BeFields['metode'],
  usat: row.usat === 1,
  amortitzat_abans: row.amortitzat_abans,
  exercici_inicial: row.exercici_inicial,
  observacions: row.observacions,
});

export const baixaOf = (row: BeRow): Exclude<BeItem['baixa'], null> | null =>
  row.baixa_data === null || row.baixa_causa === null
    ? null
    : {
        data: row.baixa_data,
        causa: row.baixa_causa as Exclude<BeItem['baixa'], null>['causa'],
        import: row.baixa_import ?? 0,
        factura_fk: row.baixa_factura_fk,
        resultat: 0,
      };

/** The good as it is written off. */
export const sumableOf = (
  row: Pick<
    BeRow,
    | 'valor'
    | 'valor_residual'
    | 'percentatge'
    | 'metode'
    | 'data_inici'
    | 'amortitzat_abans'
    | 'exercici_inicial'
    | 'baixa_data'
    | 'baixa_import'
  >,
): Be => ({
  valor: row.valor,
  residual: row.valor_residual,
  percentatge: row.percentatge,
  metode: row.metode as Metode,
  inici: row.data_inici as CalendarDate,
  baixa: row.baixa_data === null ? null : { data: row.baixa_data as CalendarDate, preu: row.baixa_import ?? 0 },
  abans: row.exercici_inicial === null ? null : { exercici: row.exercici_inicial, import: row.amortitzat_abans },
});

type Any = BeInversio['quadre'][number];
export const anyOf = (fila: FilaQuadre): Any => ({
  exercici: fila.exercici,
  dies: fila.dies,
  acumulat_inici: fila.acumulada_inici,
  quota: fila.quota,
  acumulat_final: fila.acumulada_final,
  pendent: fila.pendent,
});

const diesEnUs = (be: Be, exercici: number): number => {
  const from = Math.max(dayNumber(be.inici), dayNumber(calendarDate(exercici, 1, 1)));
  const to = Math.min(
    be.baixa ? dayNumber(be.baixa.data) : Number.POSITIVE_INFINITY,
    dayNumber(calendarDate(exercici + 1, 1, 1)),
  );
  return Math.max(0, to - from);
};

/** The good as it stands in an exercise: also before nothing is left, and after it. */
export const anyDe = (be: Be, exercici: number): Any => {
  const row = quotaOf(be, exercici);
  if (row) return anyOf(row);
  const before = be.abans && exercici < be.abans.exercici ? 0 : acumuladaOf(be, exercici) || (be.abans?.import ?? 0);
  const left = be.baixa !== null && yearOf(be.baixa.data) < exercici;
  return {
    exercici,
    dies: diesEnUs(be, exercici),
    acumulat_inici: before,
    quota: 0,
    acumulat_final: before,
    pendent: left ? 0 : baseOf(be) - before,
  };
};

/** Whether it is of an exercise: in use in some of it, and with something left at its start. */
export const esDe = (be: Be, exercici: number): boolean => {
  const out = be.baixa ? yearOf(be.baixa.data) : null;
  if (out !== null) return out >= exercici;
  return baseOf(be) === 0 || acumuladaOf(be, exercici - 1) < baseOf(be);
};

/** Years that what is written off changes in, between two versions of a good. */
export const anysCanviats = (before: Be | null, after: Be | null): readonly number[] => {
  const [one, other] = [before, after].map(
    (be) => new Map((be ? quadreOf(be) : []).map((row) => [row.exercici, row.quota])),
  ) as [Map<number, number>, Map<number, number>];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((exercici) => (one.get(exercici) ?? 0) !== (other.get(exercici) ?? 0))
    .sort((a, b) => a - b);
};
