import { type DespesaNomenada, nomsDeDespeses, taulesDeBens } from '#areas/despesa/server/index.ts';
import { exerciciObert } from '#areas/empresa/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { BeInversio, BeItem } from '../contract/schemas.ts';
import { quadreOf, resultatBaixa } from '../domain/quadre.ts';
import { anyDe, anyOf, baixaOf, canvisOf, fieldsOf, sumableOf } from './be.ts';
import type { BeRow } from './store.ts';

const despesaOf = (named: DespesaNomenada | undefined): BeItem['despesa'] =>
  named
    ? {
        id: named.id,
        exercici: named.exercici,
        numero: named.numero,
        num_factura: named.num_factura,
        proveidor: named.proveidor,
      }
    : null;

/** Goods as lists answer them, as they stand in an exercise. */
export const presentItems = async (
  { db, empresa }: CompanyContext,
  rows: readonly BeRow[],
  exercici: number,
): Promise<BeItem[]> => {
  const despeses = await nomsDeDespeses(
    db,
    empresa.id,
    rows.flatMap((row) => row.despesa_fk ?? []),
  );
  const ids = [...despeses.values()].flatMap((one) => one.treballs);
  const taules = await taulesDeBens(db, empresa.id);
  const treballs = await namesOfTreballs(db, empresa.id, [...new Set(ids)]);
  return rows.map((row) => {
    const be = sumableOf(row, taules);
    const named = row.despesa_fk === null ? undefined : despeses.get(row.despesa_fk);
    const baixa = baixaOf(row);
    return {
      id: row.id,
      versio: row.versio,
      ...fieldsOf(row),
      valor: row.valor,
      despesa: despesaOf(named),
      treballs: (named?.treballs ?? []).map((id) => ({ id, codi: treballs.get(id)?.codi ?? '' })),
      canvis: [...canvisOf(row, taules)],
      baixa: baixa && { ...baixa, resultat: resultatBaixa(be) ?? 0 },
      any: anyDe(be, exercici),
    };
  });
};

export const presentBe = async (context: CompanyContext, row: BeRow, exercici: number): Promise<BeInversio> => {
  const [item] = await presentItems(context, [row], exercici);
  const taules = await taulesDeBens(context.db, context.empresa.id);
  return {
    ...(item as BeItem),
    quadre: quadreOf(sumableOf(row, taules)).map(anyOf),
    exercici_obert: await exerciciObert(context),
  };
};
