import { useMemo } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay, usePlatform, useUserId } from '#web/platform.tsx';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { type EquipItem, equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';

/** What is done to several people: leave them out of the company, let them in again; never to oneself. */
export const useEquipBulk = (): readonly BulkVerb<EquipItem>[] => {
  const t = useTexts(usuariTexts);
  const api = useApi();
  const may = useMay();
  const own = useUserId();
  const { queries } = usePlatform();
  const mayChange = may(equipRoutes.remove);
  return useMemo(() => {
    if (!mayChange) return [];
    const after = (): void => void queries.invalidateQueries({ queryKey: ['usuari'] });
    const idOf = ({ usuari_fk }: EquipItem): number => usuari_fk ?? 0;
    return [
      {
        key: 'baixa',
        text: t('usuari.donar_baixa'),
        fits: (item: EquipItem) => item.estat === 'actiu' && item.usuari_fk !== own,
        confirm: (n: number) => t('usuari.donar_baixa.molts', { n }),
        danger: true,
        act: (item: EquipItem) => api.call(equipRoutes.remove, { params: { id: idOf(item) } }),
        after,
      },
      {
        key: 'alta',
        text: t('usuari.tornar_acces'),
        fits: (item: EquipItem) => item.estat === 'baixa',
        act: async (item: EquipItem) => {
          const id = idOf(item);
          const { versio } = await api.call(equipRoutes.get, { params: { id } });
          return api.call(equipRoutes.update, { params: { id }, body: { versio, actiu: true } });
        },
        after,
      },
    ];
  }, [t, api, queries, own, mayChange]);
};
