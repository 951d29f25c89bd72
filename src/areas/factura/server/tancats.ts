import { checkObert } from '#areas/empresa/server/index.ts';
import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaFields } from '../contract/schemas.ts';
import { fieldsOf } from './fields.ts';
import type { FacturaRow } from './store.ts';

/** Works for a public body: what rectifies them waits for their reception too. */
const PENDENT: FacturaFields['clau_regim'] = '14';

/**
 * The days by which forms count an invoice: that of issue, and that of its operation. What rectifies is counted by that of issue,
 * and what stands in the place of simplified ones by theirs.
 */
export const diesDe = (
  fields: Pick<FacturaFields, 'tipus' | 'data_operacio' | 'clau_regim' | 'substitueix'>,
  data: string,
): readonly (string | null)[] => {
  const byIssue = (fields.tipus === 'rectificativa' && fields.clau_regim !== PENDENT) || fields.substitueix.length > 0;
  return fields.tipus === 'proforma' ? [] : [data, byIssue ? null : fields.data_operacio];
};

/** Refuses with 409 `periode_tancat` payments of these days where VAT accrues with them: in the cash regime. */
export const checkCobrament = async (
  context: CompanyContext,
  factura: FacturaRow,
  dies: readonly string[],
): Promise<void> => {
  if (fieldsOf(factura).clau_regim === CAIXA) await checkObert(context, dies);
};
