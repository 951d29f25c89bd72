import { useCallback } from 'react';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { Despesa } from '../contract/schemas.ts';
import { despesaQuery } from './queries.ts';

/** What is known of expenses after one has changed: it is held as answered, lists are read again. */
export const useKept = () => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const stale = useCallback((): void => {
    for (const key of ['list', 'next', 'xifres']) void queries.invalidateQueries({ queryKey: ['despesa', key] });
    for (const key of ['tipus_despesa', 'historial', 'amortitzacio', 'llibres'])
      void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);
  const keep = useCallback(
    (despesa: Despesa): void => {
      queries.setQueryData(despesaQuery(api, empresa, despesa.id).queryKey, despesa);
      stale();
    },
    [api, empresa, queries, stale],
  );
  return { keep, stale };
};
