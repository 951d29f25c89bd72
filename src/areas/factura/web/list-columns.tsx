import { IconMail, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Formats } from '#web/formats.ts';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { FacturaItem } from '../contract/schemas.ts';
import css from './factura.module.css';
import { EnviamentMark, FacturaMark } from './factura-mark.tsx';
import type { T } from './words.ts';

/** A figure of a row; of one that the sums leave out, told so. */
const figure = (t: T, { compta }: FacturaItem, told: string): ReactNode =>
  compta ? (
    told
  ) : (
    <span className={css.apart} title={t('factura.no_compta')}>
      {told}
    </span>
  );

/** A number as it is read: of an annulled invoice, struck through. */
export const numeroOf = (numero: string, situacio: FacturaItem['situacio']): ReactNode =>
  situacio === 'anullada' ? <s>{numero}</s> : numero;

/** The columns of a list of invoices, of a company or of a work. */
export const facturaColumns = (t: T, formats: Formats): readonly ListColumn<FacturaItem>[] => [
  {
    key: 'numero',
    head: t('factura.col.numero'),
    width: 124,
    order: 'numero',
    show: (item) => numeroOf(item.numero ?? '—', item.situacio),
  },
  { key: 'data', head: t('factura.col.data'), width: 96, order: 'data', show: (item) => formats.date(item.data) },
  {
    key: 'client',
    head: t('factura.col.client'),
    width: 'flex',
    order: 'agent',
    show: (item) => item.agent?.nom ?? '—',
  },
  {
    key: 'treball',
    head: t('factura.col.treball'),
    width: 92,
    order: 'treball',
    show: (item) => item.treball?.codi ?? '—',
  },
  {
    key: 'venciment',
    head: t('factura.col.venciment'),
    width: 96,
    order: 'venciment',
    show: (item) => formats.date(item.venciment),
  },
  { key: 'estat', head: t('factura.col.estat'), width: 236, show: (item) => <FacturaMark {...item} /> },
  {
    key: 'total',
    head: t('factura.col.total'),
    width: 108,
    align: 'right',
    order: 'total',
    show: (item) => figure(t, item, formats.money(item.total_factura)),
  },
  {
    key: 'a_pagar',
    head: t('factura.col.a_pagar'),
    width: 108,
    align: 'right',
    order: 'a_pagar',
    optional: true,
    show: (item) => figure(t, item, formats.money(item.total)),
  },
  {
    key: 'pendent',
    head: t('factura.col.pendent'),
    width: 108,
    align: 'right',
    order: 'pendent',
    show: (item) => (item.situacio === 'esborrany' ? '—' : formats.money(item.pendent)),
  },
  {
    key: 'garantia_pendent',
    head: t('factura.col.garantia_pendent'),
    width: 132,
    align: 'right',
    optional: true,
    show: (item) => (item.garantia_pendent === 0 ? '—' : formats.money(item.garantia_pendent)),
  },
  {
    key: 'enviament',
    head: t('factura.col.enviament'),
    sign: IconMail,
    width: 40,
    align: 'center',
    show: (item) => <EnviamentMark enviament={item.enviament} />,
  },
  {
    key: 'registre',
    head: t('factura.col.registre'),
    sign: IconShieldCheck,
    width: 40,
    align: 'center',
    show: (item) =>
      item.registre ? (
        <Mark
          form={item.registre === 'pendent' ? 'pending' : 'satisfied'}
          word={t(`factura.registre.estat.${item.registre}`)}
          size="icon"
        />
      ) : (
        <span aria-hidden>·</span>
      ),
  },
  ...(['base', 'iva', 'irpf'] as const).map(
    (key): ListColumn<FacturaItem> => ({
      key,
      head: t(`factura.col.${key}`),
      width: 108,
      align: 'right',
      optional: true,
      show: (item) => figure(t, item, formats.money({ base: item.base, iva: item.quota, irpf: item.retingut }[key])),
    }),
  ),
  {
    key: 'tipus',
    head: t('factura.col.tipus'),
    width: 120,
    optional: true,
    show: (item) => t(`factura.tipus.${item.tipus}`),
  },
  { key: 'serie', head: t('factura.col.serie'), width: 80, optional: true, show: (item) => item.serie || '—' },
  {
    key: 'etiquetes',
    head: t('factura.col.etiquetes'),
    width: 160,
    optional: true,
    show: (item) => item.etiquetes.join(', ') || '—',
  },
];
