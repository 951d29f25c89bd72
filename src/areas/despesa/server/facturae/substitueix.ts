import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { DespesaFields, LiniaDespesa } from '../../contract/schemas.ts';
import { fieldsOf, numClau } from '../fields.ts';
import { repetides } from '../rules.ts';
import { findDespeses } from '../store.ts';
import type { FacturaLlegida } from './llegida.ts';

type Proveidor = Parameters<typeof repetides>[2];

const oposada = (linia: LiniaDespesa, place: number): LiniaDespesa => ({
  ...linia,
  clau: `substituida-${place}`,
  base: 0 - linia.base,
  quota: linia.quota === null ? null : 0 - linia.quota,
  quota_recarrec: linia.quota_recarrec === null ? null : 0 - linia.quota_recarrec,
  be_inversio: null,
});

/**
 * An expense whose file gives the whole new amounts of the invoice that it rectifies: where that one is kept, its lines are taken away
 * beside the new ones, so that only the difference counts; where it is not, the difference is left to whoever types it.
 */
export const ambSubstituida = async (
  context: CompanyContext,
  factura: FacturaLlegida,
  despesa: DespesaFields,
  proveidor: Proveidor,
): Promise<{ readonly despesa: DespesaFields; readonly avisos: readonly Avis[] }> => {
  const numero = factura.corregeix?.sencera ? factura.corregeix.numero : '';
  if (numero === '' || !despesa.rectifica) return { despesa, avisos: [] };
  const told = { cami: 'linies', params: { numero } };
  const found =
    numClau(numero) === '' ? [] : await repetides(context, { ...despesa, num_factura: numero }, proveidor, null);
  const [row] = await findDespeses(
    context.db,
    context.empresa.id,
    found.slice(0, 1).map(({ id }) => id),
  );
  if (!row) return { despesa, avisos: [{ codi: 'facturae_substitueix', ...told }] };
  const old = fieldsOf(row);
  return {
    despesa: {
      ...despesa,
      rectifica: { ...despesa.rectifica, data: old.data },
      linies: [...despesa.linies, ...old.linies.map(oposada)],
    },
    avisos: [{ codi: 'facturae_diferencia', ...told }],
  };
};
