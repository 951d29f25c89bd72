import type { EmpresaValues } from '#areas/empresa/contract/blank.ts';
import { clauOfSerie } from '#areas/empresa/domain/series.ts';
import { composeNumero } from '#areas/fiscal/domain/numero.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import type { FacturaTipus } from '../contract/schemas.ts';
import type { ClauComptador } from './comptador-store.ts';

export interface SerieFactura {
  readonly codi: string;
  readonly format: string;
  readonly exercici_reinicia: boolean;
}
/** Proformas are kept and numbered apart: their number is none of a series of invoices. */
const PROFORMA: SerieFactura = { codi: 'PF', format: '{serie}-{exercici}-{numero:5}', exercici_reinicia: true };
/** No code of a company's series has such a sign, so that its counter is nobody else's. */
const COUNTER_PROFORMA = '*proforma';

/** The series that an invoice of a kind is numbered by: the one named, or the company's first of that kind. */
export const serieOf = (empresa: Pick<EmpresaValues, 'series'>, tipus: FacturaTipus, codi: string): SerieFactura => {
  if (tipus === 'proforma') return PROFORMA;
  const own = empresa.series.filter((one) => one.tipus === tipus);
  if (codi === '') {
    const [first] = own;
    if (!first) throw fieldFault('serie', 'serie_del_tipus_falta');
    return first;
  }
  const named = empresa.series.find((one) => one.codi === codi);
  if (!named) throw fieldFault('serie', 'serie_desconeguda', { serie: codi });
  if (named.tipus !== tipus) throw fieldFault('serie', 'serie_altre_tipus', { serie: codi });
  return named;
};

/** The counter of a series for an exercise. */
export const clauOf = (empresaId: number, tipus: FacturaTipus, serie: SerieFactura, exercici: number): ClauComptador =>
  clauOfSerie(empresaId, tipus === 'proforma' ? { ...serie, codi: COUNTER_PROFORMA } : serie, exercici);

export const exerciciOf = (data: string): number => yearOf(data);

export const numeroOf = (serie: SerieFactura, exercici: number, numero: number): { text: string; ordre: string } => ({
  text: composeNumero(serie.format, { serie: serie.codi, exercici, numero }),
  ordre: `${serie.codi} ${exercici} ${String(numero).padStart(10, '0')}`,
});
