import { useMemo } from 'react';
import { useLayer } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';

/** What lies over the year's table, as its address says. */
export type Layer = 'be' | 'editar' | 'baixa' | 'nou' | 'taules';

/** Addresses of what lies over the table, and how it goes away. */
export const useLayers = () => {
  const layer = useLayer();
  const here = `/empresa/${useEmpresaId()}/amortitzacio`;
  return useMemo(
    () => ({
      be: (id: number): string => `${here}?be=${id}`,
      open: (id: number, what: 'editar' | 'baixa'): void => layer.open(`${here}?be=${id}&${what}=1`),
      taules: `${here}?taules=1`,
      nou: `${here}?nou=1`,
      /** Back to the good that it lay over. */
      backTo: (id: number): void => layer.close(`${here}?be=${id}`),
      close: (): void => layer.close(here),
    }),
    [layer, here],
  );
};

/** What a search says is open, and over which good. */
export const layerOf = (search: Readonly<Record<string, unknown>>): { what: Layer | null; id: number } => {
  const id = Number(search.be) || 0;
  if (search.nou) return { what: 'nou', id: 0 };
  if (search.taules) return { what: 'taules', id: 0 };
  if (id === 0) return { what: null, id };
  return { what: search.baixa ? 'baixa' : search.editar ? 'editar' : 'be', id };
};
