import { useCallback } from 'react';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { Factura } from '../contract/schemas.ts';
import { facturaQuery } from './queries.ts';

/** What is known of invoices after one has changed: it is held as answered, lists are read again. */
export const useKept = () => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const stale = useCallback((): void => {
    for (const key of ['list', 'next', 'tauler']) void queries.invalidateQueries({ queryKey: ['factura', key] });
    for (const key of ['cobrament', 'historial']) void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);
  const keep = useCallback(
    (factura: Factura): void => {
      queries.setQueryData(facturaQuery(api, empresa, factura.id).queryKey, factura);
      stale();
    },
    [api, empresa, queries, stale],
  );
  return { keep, stale };
};
