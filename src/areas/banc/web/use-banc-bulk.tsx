import { useMemo } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import type { Comprovacio, PartidaItem } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { UsedBy } from './used-by.tsx';

/** Whatever shows the bank or its history reads it again. */
export const useBancChanged = (): (() => void) => {
  const { queries } = usePlatform();
  return useMemo(
    () => () => {
      void queries.invalidateQueries({ queryKey: ['banc'] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
    },
    [queries],
  );
};

/** What is done to several items: those of the office are deleted. */
export const usePartidaBulk = (): readonly BulkVerb<PartidaItem>[] => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const after = useBancChanged();
  const deletes = useMay()(partidaRoutes.remove);
  return useMemo(
    () =>
      deletes
        ? [
            {
              key: 'suprimir',
              text: web('web.suprimir'),
              fits: (item: PartidaItem) => item.propia,
              confirm: (n: number) => t('banc.suprimir.molts', { n }),
              danger: true,
              act: (item: PartidaItem) => api.call(partidaRoutes.remove, { params: { id: item.id } }),
              more: (fault: unknown) => <UsedBy fault={fault} />,
              after,
            },
          ]
        : [],
    [t, web, api, after, deletes],
  );
};

/** What is done to several checks: in the short programme or out of it; those of the office are deleted. */
export const useComprovacioBulk = (): readonly BulkVerb<Comprovacio>[] => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const after = useBancChanged();
  const [marks, deletes] = [may(comprovacioRoutes.basic), may(comprovacioRoutes.remove)];
  return useMemo(() => {
    const mark = (basic: boolean) => ({
      key: basic ? 'basica' : 'no_basica',
      text: t(basic ? 'banc.marcar_basica' : 'banc.treure_basica'),
      fits: (item: Comprovacio) => item.basic !== basic,
      act: (item: Comprovacio) => api.call(comprovacioRoutes.basic, { params: { id: item.id }, body: { basic } }),
      after,
    });
    return [
      ...(marks ? [mark(true), mark(false)] : []),
      ...(deletes
        ? [
            {
              key: 'suprimir',
              text: web('web.suprimir'),
              fits: (item: Comprovacio) => item.propia,
              confirm: (n: number) => t('banc.suprimir.moltes_comprovacions', { n }),
              danger: true,
              act: (item: Comprovacio) => api.call(comprovacioRoutes.remove, { params: { id: item.id } }),
              more: (fault: unknown) => <UsedBy fault={fault} />,
              after,
            },
          ]
        : []),
    ];
  }, [t, web, api, after, marks, deletes]);
};
