import type { AjustosEscrits } from '#areas/fiscal/domain/linia.ts';

/** Discounts and charges of a line as plain figures, told the same however they came to be written. */
export const ajustosDits = (linia: AjustosEscrits): readonly number[] => [
  Number(linia.descompte),
  linia.descompte_import ?? 0,
  Number(linia.carrec ?? 0),
  linia.carrec_import ?? 0,
];
