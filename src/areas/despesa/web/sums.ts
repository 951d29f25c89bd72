import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { prorrataDe } from '#areas/llibres/domain/prorrata.ts';
import { perfilQuery } from '#areas/llibres/web/index.tsx';
import { today } from '#web/formats.ts';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { compta, donaDret, type Imports, importsOf, isAutoliquidada } from '../domain/imports.ts';
import { importsAmbProrrata } from '../domain/prorrata.ts';
import type { DespesaValues } from './despesa-values.ts';

/** The pro rata of the exercise in which the VAT of an expense is deducted, in percent; all of it until it is known. */
export const useProrrata = (values: Pick<DespesaValues, 'data' | 'data_recepcio' | 'deduible_en'>) => {
  const { data } = useQuery({ ...perfilQuery(useApi(), useEmpresaId()), staleTime: 30_000 });
  const exercici = Number((values.deduible_en ?? values.data_recepcio ?? values.data ?? today()).slice(0, 4));
  return { exercici, percentatge: prorrataDe(data?.prorrates ?? [], exercici) };
};

/** What is being written comes to, by the rules that keep it. */
export const useImports = (values: DespesaValues, rates: TipusFiscals, prorrata: string): Imports =>
  useMemo(
    () =>
      importsAmbProrrata(
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
          dona_dret: donaDret(values),
          irpf: values.irpf_fk === null ? null : (rates.tipus.irpf(values.irpf_fk)?.percentatge ?? null),
          retingut: values.retingut,
        }),
        values.linies,
        prorrata,
      ),
    [values, rates.tipus, prorrata],
  );
