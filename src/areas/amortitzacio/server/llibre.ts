import { nomsDeDespeses, taulesDeBens } from '#areas/despesa/server/index.ts';
import { numerosOf } from '#areas/factura/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import { baseOf } from '../domain/quadre.ts';
import { anyDe, esDe, quotesPerTrimestre, sumableOf } from './be.ts';
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

/** Goods of an exercise, in the order in which their use started. */
export const bensDeLlibre = async (db: Executor, empresaId: number, exercici: number): Promise<BeDeLlibre[]> => {
  const taules = await taulesDeBens(db, empresaId);
  const rows = (await listBens(db, empresaId, { fins: `${exercici}-12-31` })).filter((row) =>
    esDe(sumableOf(row, taules), exercici),
  );
  const despeses = await nomsDeDespeses(
    db,
    empresaId,
    rows.flatMap((row) => row.despesa_fk ?? []),
  );
  const venudes = rows.flatMap((row) => row.baixa_factura_fk ?? []);
  const numeros = venudes.length === 0 ? new Map<number, string | null>() : await numerosOf(db, empresaId, venudes);
  return rows.map((row) => {
    const be = sumableOf(row, taules);
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
      percentatge: any.percentatge,
      acumulat_inici: any.acumulat_inici,
      quota: any.quota,
      acumulat_final: any.acumulat_final,
      pendent: any.pendent,
      trimestres: quotesPerTrimestre(be, exercici),
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
