import type { Formats } from '#web/formats.ts';
import { noComptenDites } from '../contract/no-compten.ts';
import type { Sumes } from '../contract/schemas.ts';
import type { T } from './words.ts';

/** The foot of a list of invoices: what its rows that count come to, and which of them do not. */
export const sumesDites = (
  t: T,
  formats: Formats,
  { total, sumes }: { readonly total: number; readonly sumes: Sumes },
) => {
  const no_compten = noComptenDites(sumes.no_compten, t);
  return [
    t('factura.suma', {
      factures: sumes.factures,
      base: formats.money(sumes.base),
      quota: formats.money(sumes.quota),
      total: formats.money(sumes.total_factura),
      a_pagar: formats.money(sumes.total),
      pendent: formats.money(sumes.pendent),
    }),
    ...(sumes.garantia_pendent === 0
      ? []
      : [t('factura.suma_garantia', { import: formats.money(sumes.garantia_pendent) })]),
    ...(no_compten === null ? [] : [t('factura.suma_registres', { n: total, no_compten })]),
  ].join(' · ');
};
