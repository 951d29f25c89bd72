import type { Formats } from '#web/formats.ts';
import { NO_COMPTEN, type Sumes } from '../contract/schemas.ts';
import type { T } from './words.ts';

/** The foot of a list of invoices: what its rows that count come to, and which of them do not. */
export const sumesDites = (
  t: T,
  formats: Formats,
  { total, sumes }: { readonly total: number; readonly sumes: Sumes },
) => {
  const out = NO_COMPTEN.filter((key) => sumes.no_compten[key] > 0);
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
    ...(out.length === 0
      ? []
      : [
          t('factura.suma_registres', {
            n: total,
            no_compten: t('factura.no_compten', {
              n: out.reduce((sum, key) => sum + sumes.no_compten[key], 0),
              quines: out.map((key) => t(`factura.no_compten.${key}`, { n: sumes.no_compten[key] })).join(', '),
            }),
          }),
        ]),
  ].join(' · ');
};
