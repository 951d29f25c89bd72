import { IconMail } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type CORREU_ORDER, type CorreuItem, correuRoutes } from '#contract/correu.ts';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { correuTexts } from '../texts/index.ts';
import { CorreuMark } from './correu-mark.tsx';

/** Correu sortint: what left, what waits, what failed and why. */
export const Screen = () => {
  const t = useTexts(correuTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const may = useMay();
  const maySend = may(correuRoutes.retry);
  const spec = useMemo((): ListSpec<CorreuItem> => {
    const after = (): void => void queries.invalidateQueries({ queryKey: ['correu'] });
    return {
      area: 'correu',
      title: t('correu.correu'),
      queryKey: ['correu', 'list'],
      order: { field: 'creat', direction: 'DESC' },
      filters: [{ key: 'per_atendre', text: t('correu.per_atendre'), initial: false }],
      columns: [
        {
          key: 'creat',
          head: t('correu.data'),
          width: 144,
          order: 'creat',
          show: (item) => formats.instant(item.creat),
        },
        { key: 'per_a', head: t('correu.per_a'), width: 240, order: 'per_a', show: (item) => item.per_a.join(', ') },
        {
          key: 'assumpte',
          head: t('correu.assumpte'),
          width: 'flex',
          order: 'assumpte',
          show: (item) => item.assumpte,
        },
        {
          key: 'estat',
          head: t('correu.estat'),
          width: 144,
          order: 'estat',
          show: ({ estat }) => <CorreuMark estat={estat} />,
        },
        {
          key: 'intents',
          head: t('correu.intents'),
          width: 88,
          align: 'right',
          order: 'intents',
          show: (item) => formats.integer(item.intents),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(correuRoutes.list, {
          query: { ...filters, ...query, ordre_camp: ordre_camp as (typeof CORREU_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => item.assumpte,
      href: (item) => `/empresa/${empresa}/correu/${item.id}`,
      entry: (item) => ({
        title: item.assumpte,
        aside: formats.date(formats.dayOf(item.creat)),
        second: item.per_a.join(', '),
        mark: <CorreuMark estat={item.estat} />,
      }),
      bulk: maySend
        ? [
            {
              key: 'reintentar',
              text: t('correu.reintentar'),
              fits: ({ estat }) => estat === 'fallat' || estat === 'dubtos',
              act: ({ id }) => api.call(correuRoutes.retry, { params: { id } }),
              after,
            },
            {
              key: 'arribat',
              text: t('correu.arribat'),
              fits: ({ estat }) => estat === 'dubtos',
              confirm: () => t('correu.arribat_cos'),
              act: ({ id }) => api.call(correuRoutes.arrived, { params: { id } }),
              after,
            },
          ]
        : [],
      exports: listExport(api, correuRoutes.document, PLAIN_FORMATS),
      empty: { icon: IconMail, sentence: t('correu.buit') },
    };
  }, [t, formats, api, empresa, maySend, queries]);
  return <ListScreen spec={spec} />;
};
