import { IconPaperclip } from '@tabler/icons-react';
import type { Formats } from '#web/formats.ts';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { DespesaItem } from '../contract/schemas.ts';
import { PagadaMark } from './despesa-mark.tsx';
import type { T } from './words.ts';

/** Who it is of; of a paper without supplier, what paper it is. */
export const whoOf = (t: T, { proveidor, tipus }: Pick<DespesaItem, 'proveidor' | 'tipus'>): string =>
  proveidor?.nom || t(`despesa.paper.${tipus}`);

/** The columns of a list of expenses. */
export const despesaColumns = (t: T, formats: Formats): readonly ListColumn<DespesaItem>[] => {
  const money = (
    key: 'base' | 'quota' | 'total' | 'deduible' | 'retingut' | 'a_pagar',
    width: number,
    more: Partial<ListColumn<DespesaItem>> = {},
  ): ListColumn<DespesaItem> => ({
    key,
    head: t(`despesa.col.${key}`),
    width,
    align: 'right',
    show: (item) => formats.money(item[key]),
    ...more,
  });
  return [
    { key: 'numero', head: t('despesa.col.numero'), width: 72, order: 'numero', show: ({ numero }) => numero },
    { key: 'data', head: t('despesa.col.data'), width: 96, order: 'data', show: ({ data }) => formats.date(data) },
    {
      key: 'proveidor',
      head: t('despesa.col.proveidor'),
      width: 'flex',
      order: 'proveidor',
      show: (item) => whoOf(t, item),
    },
    {
      key: 'num_factura',
      head: t('despesa.col.num_factura'),
      width: 120,
      order: 'num_factura',
      show: ({ num_factura }) => num_factura || '—',
    },
    {
      key: 'tipus_despesa',
      head: t('despesa.col.tipus'),
      width: 140,
      order: 'tipus_despesa',
      show: ({ tipus_despesa, sense_tipus }) => {
        const names = tipus_despesa.map(({ nom }) => nom).join(', ');
        if (!sense_tipus) return names || '—';
        return (
          <>
            {names ? `${names} ` : ''}
            <Mark form="warning" word={t('despesa.sense_tipus')} />
          </>
        );
      },
    },
    {
      key: 'treball',
      head: t('despesa.col.treball'),
      width: 92,
      order: 'treball',
      show: ({ treballs }) => treballs.map(({ codi }) => codi).join(', ') || '—',
    },
    money('base', 100, { order: 'base' }),
    money('quota', 92, {
      order: 'quota',
      show: ({ quota, autoliquidada }) =>
        autoliquidada && quota !== 0 ? (
          <span title={t('despesa.autoliquidada')}>
            * {formats.money(quota)}
            <span className="visually-hidden"> {t('despesa.autoliquidada')}</span>
          </span>
        ) : (
          formats.money(quota)
        ),
    }),
    money('total', 108, { order: 'total' }),
    {
      key: 'data_pagament',
      head: t('despesa.col.pagada'),
      width: 124,
      order: 'data_pagament',
      show: (item) => <PagadaMark {...item} />,
    },
    {
      key: 'arxius',
      head: t('despesa.col.arxius'),
      sign: IconPaperclip,
      width: 40,
      align: 'center',
      show: ({ arxius }) => (
        <span role="img" aria-label={t('despesa.arxius_n', { n: arxius })} title={t('despesa.arxius_n', { n: arxius })}>
          {arxius === 0 ? '·' : <IconPaperclip size={16} aria-hidden />}
        </span>
      ),
    },
    money('deduible', 108, { optional: true }),
    money('retingut', 100, { optional: true }),
    money('a_pagar', 108, { optional: true }),
    {
      key: 'venciment',
      head: t('despesa.col.venciment'),
      width: 96,
      optional: true,
      show: ({ venciment }) => formats.date(venciment),
    },
    {
      key: 'data_recepcio',
      head: t('despesa.col.data_recepcio'),
      width: 96,
      optional: true,
      show: ({ data_recepcio }) => formats.date(data_recepcio),
    },
    {
      key: 'tipus',
      head: t('despesa.col.paper'),
      width: 140,
      optional: true,
      show: ({ tipus }) => t(`despesa.paper.${tipus}`),
    },
    {
      key: 'etiquetes',
      head: t('despesa.col.etiquetes'),
      width: 160,
      optional: true,
      show: ({ etiquetes }) => etiquetes.join(', ') || '—',
    },
  ];
};
