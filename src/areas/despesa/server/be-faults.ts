import type { FieldFault } from '#kernel/coded-error.ts';
import type { DespesaFields, ImportsDespesa } from '../contract/schemas.ts';
import { costOf } from '../domain/prorrata.ts';

/** A good is worth at most its base and the VAT that is not deducted. */
export const beFaults = (fields: DespesaFields, imports: ImportsDespesa, prorrata: string): FieldFault[] =>
  fields.linies.flatMap((linia, place): FieldFault[] => {
    const be = linia.be_inversio;
    const sums = imports.linies[place];
    if (!be || !sums) return [];
    const cami = `linies.${place}.be_inversio`;
    const most = costOf(linia.base, sums, prorrata);
    const valor = be.valor ?? most;
    if (most >= 0 && (valor < 0 || valor > most))
      return [{ cami: `${cami}.valor`, codi: 'be_massa_valor', params: { maxim: most / 100 } }];
    return be.valor_residual < 0 || (valor >= 0 && be.valor_residual > valor)
      ? [{ cami: `${cami}.valor_residual`, codi: 'be_residual' }]
      : [];
  });
