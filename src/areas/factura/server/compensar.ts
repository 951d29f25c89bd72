import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Factura } from '../contract/schemas.ts';
import { insertCobrament, lligaParella } from './cobrament-store.ts';
import { holdCobrable } from './cobraments.ts';
import { compensableOf } from './compensable.ts';
import type { FacturaPorts } from './ports.ts';
import { arrelsOf, getFactura, loadFactura } from './service.ts';
import { settleAll } from './settle.ts';
import type { FacturaRow } from './store.ts';

/** Sets what is pending of an invoice against its credit notes, or of a credit note against what it rectifies: a payment of each. */
export const compensaFactura = async (context: CompanyContext, ports: FacturaPorts, id: number): Promise<Factura> => {
  const { db, empresa, clock } = context;
  const seen = await compensableOf(context, await loadFactura(context, id));
  if (seen.length === 0) throw new CodedError(409, 'res_a_compensar');
  // Newest first, as whatever settles a credit note holds it before what it rectifies.
  const rows = new Map<number, FacturaRow>();
  for (const one of [id, ...seen.map((pair) => pair.id)].sort((a, b) => b - a))
    rows.set(one, await holdCobrable(context, one));
  const row = rows.get(id);
  const now = row ? await compensableOf(context, row) : [];
  const pairs = now.filter((pair) => rows.has(pair.id));
  if (!row || pairs.length === 0) throw new CodedError(409, 'res_a_compensar');
  const data = clock.today();
  const quan = clock.now();
  const pay = async (of: FacturaRow, other: FacturaRow, total: number): Promise<number> => {
    const fields = { data, total, forma: 'compensacio', compte: '', observacions: other.numero_text ?? '' };
    const cobrament = await insertCobrament(db, {
      ...fields,
      empresa_fk: empresa.id,
      factura_fk: of.id,
      parella_fk: null,
      versio: 1,
      creat: quan,
      canviat: quan,
    });
    await recordHistory(context, [
      {
        entitat: 'cobrament',
        id: cobrament,
        accio: 'cobra',
        despres: fields,
        arrel: [{ entitat: 'factura', id: of.id }, ...arrelsOf(of)],
      },
    ]);
    return cobrament;
  };
  for (const pair of pairs) {
    const other = rows.get(pair.id) as FacturaRow;
    await lligaParella(db, empresa.id, await pay(row, other, pair.total), await pay(other, row, -pair.total));
  }
  for (const one of rows.keys()) await settleAll(context, one);
  return getFactura(context, ports, id);
};
