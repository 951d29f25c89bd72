import { useMemo } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { accioRoutes } from '../contract/accions.ts';
import type { TreballItem } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';

/** Warned of before many are deleted; a work with reports delivered is left for a look of its own. */
const ACCEPTED = ['treball_amb_tot', 'treball_amb_pla'];

/** What is done to several works: close, open again, delete. What the role may not do is absent. */
export const useTreballBulk = (): readonly BulkVerb<TreballItem>[] => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const { queries } = usePlatform();
  const [closes, deletes] = [may(accioRoutes.finalize), may(accioRoutes.remove)];
  return useMemo(() => {
    const after = (): void => void queries.invalidateQueries({ queryKey: ['treball'] });
    return [
      ...(closes
        ? [
            {
              key: 'finalitzar',
              text: t('treball.accio.finalitzar'),
              fits: (item: TreballItem) => item.obert,
              act: ({ id }: TreballItem) => api.call(accioRoutes.finalize, { params: { id }, body: {} }),
              after,
            },
            {
              key: 'reobrir',
              text: t('treball.accio.reobrir'),
              fits: (item: TreballItem) => !item.obert,
              act: ({ id }: TreballItem) => api.call(accioRoutes.unfinalize, { params: { id }, body: {} }),
              after,
            },
          ]
        : []),
      ...(deletes
        ? [
            {
              key: 'suprimir',
              text: web('web.suprimir'),
              fits: (item: TreballItem) => item.obert,
              confirm: (n: number) => t('treball.suprimir.molts', { n }),
              danger: true,
              act: ({ id }: TreballItem) =>
                api.call(accioRoutes.remove, { params: { id }, query: { avisos_acceptats: ACCEPTED } }),
              after,
            },
          ]
        : []),
    ];
  }, [t, web, api, queries, closes, deletes]);
};
