import { useMemo } from 'react';
import type { Language } from '#kernel/language.ts';
import { formatsOf } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import type { RowsSpec } from '#web/ui/form/form-types.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import { fiscalTexts } from '../texts/index.ts';
import type { T } from './linia-columns.tsx';
import { importOfLinia } from './linia-values.ts';
import { type TipusFiscals, useTipus } from './tipus.ts';

/** Lines as a conflict compares them: line by line, cell by cell. */
const liniaRows = (t: T, rates: Pick<TipusFiscals, 'showIva' | 'showIrpf'>, language: Language): RowsSpec => {
  const formats = formatsOf(language);
  const figure = (value: string | null): string => (value === null ? '' : formats.decimal(value));
  return {
    keyOf: ({ clau }: LiniaEnviada) => clau,
    name: (_linia: LiniaEnviada, place) => t('fiscal.linia.num', { n: place + 1 }),
    tell: (linia: LiniaEnviada) =>
      [linia.concepte || t('fiscal.linia.sense_nom'), formats.money(importOfLinia([linia], 0))].join(' · '),
    cells: {
      concepte: { label: t('fiscal.col.concepte') },
      descripcio: { label: t('fiscal.descripcio') },
      quantitat: { label: t('fiscal.col.quantitat.nom'), show: figure },
      unitat: { label: t('fiscal.col.unitat.nom') },
      preu_iva: { label: t('fiscal.col.preu_iva.nom'), show: figure },
      preu: { label: t('fiscal.col.preu.nom'), show: figure },
      descompte: { label: t('fiscal.col.descompte'), show: (value: string) => formats.percent(value) },
      descompte_import: { label: t('fiscal.col.descompte.nom'), show: (cents?: number) => formats.money(cents ?? 0) },
      carrec: { label: t('fiscal.col.carrec.nom'), show: (value?: string) => formats.percent(value ?? '0') },
      carrec_import: { label: t('fiscal.col.carrec.nom'), show: (cents?: number) => formats.money(cents ?? 0) },
      iva_fk: { label: t('fiscal.col.iva.nom'), show: rates.showIva },
      causa: { label: t('fiscal.causa'), show: (value: string | null) => value ?? '' },
      irpf_fk: { label: t('fiscal.col.irpf.nom'), show: rates.showIrpf },
    },
  };
};

export const useLiniaRows = (): RowsSpec => {
  const t = useTexts(fiscalTexts);
  const { language } = useLanguage();
  const rates = useTipus();
  return useMemo(() => liniaRows(t, rates, language), [t, rates, language]);
};
