import { useMemo } from 'react';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { compta, type Imports, importsOf, isAutoliquidada } from '../domain/imports.ts';
import type { DespesaValues } from './despesa-values.ts';

/** Papers of which VAT may be deducted. */
export const givesRight = ({ tipus, qualificada }: Pick<DespesaValues, 'tipus' | 'qualificada'>): boolean =>
  tipus === 'simplificada' ? qualificada : tipus !== 'sense_factura';

/** What is being written comes to, by the rules that keep it. */
export const useImports = (values: DespesaValues, rates: TipusFiscals): Imports =>
  useMemo(
    () =>
      importsOf({
        linies: values.linies.map((linia) => {
          const rate = linia.iva_fk === null ? null : rates.tipus.iva(linia.iva_fk);
          return {
            ...linia,
            iva: rate?.percentatge ?? null,
            recarrec: linia.recarrec ? (rate?.recarrec ?? null) : null,
            compta: compta(linia),
          };
        }),
        autoliquidada: isAutoliquidada(values),
        dona_dret: givesRight(values),
        irpf: values.irpf_fk === null ? null : (rates.tipus.irpf(values.irpf_fk)?.percentatge ?? null),
        retingut: values.retingut,
      }),
    [values, rates.tipus],
  );
