import type { Formats } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { ListColumn } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { BeItem } from '../contract/schemas.ts';
import type { pantallaTexts } from '../texts/pantalla.ts';

export type T = Translate<typeof pantallaTexts.ca>;

/** The day a good left, where it has. */
export const BaixaMark = ({ be, t, formats }: { be: Pick<BeItem, 'baixa'>; t: T; formats: Formats }) =>
  be.baixa ? <Mark form="closed" word={t('amortitzacio.baixa.el', { data: formats.date(be.baixa.data) })} /> : null;

/** What the year's table shows of a good. */
export const beColumns = (t: T, formats: Formats): readonly ListColumn<BeItem>[] => [
  {
    key: 'descripcio',
    head: t('amortitzacio.col.be'),
    width: 'flex',
    order: 'descripcio',
    show: (be) => be.descripcio,
  },
  {
    key: 'data_inici',
    head: t('amortitzacio.col.alta'),
    width: 96,
    order: 'data_inici',
    show: (be) => formats.date(be.data_inici),
  },
  {
    key: 'baixa',
    head: t('amortitzacio.col.baixa'),
    width: 192,
    show: (be) => <BaixaMark be={be} t={t} formats={formats} />,
  },
  {
    key: 'valor',
    head: t('amortitzacio.col.valor'),
    width: 112,
    align: 'right',
    order: 'valor',
    show: (be) => formats.money(be.valor),
  },
  {
    key: 'quota',
    head: t('amortitzacio.col.any'),
    width: 112,
    align: 'right',
    order: 'quota',
    show: (be) => formats.money(be.any.quota),
  },
  {
    key: 'acumulat',
    head: t('amortitzacio.col.acumulat'),
    width: 112,
    align: 'right',
    order: 'acumulat',
    show: (be) => formats.money(be.any.acumulat_final),
  },
  {
    key: 'pendent',
    head: t('amortitzacio.col.pendent'),
    width: 112,
    align: 'right',
    order: 'pendent',
    show: (be) => formats.money(be.any.pendent),
  },
  {
    key: 'percentatge',
    head: t('amortitzacio.col.percentatge'),
    width: 80,
    align: 'right',
    order: 'percentatge',
    show: ({ any, percentatge, canvis }) => {
      const text = formats.decimal(any.percentatge, 2, 4);
      if (any.percentatge === percentatge) return text;
      const escrit = canvis.findLast(({ des_de }) => des_de <= any.exercici)?.escrit;
      const why = t(escrit ? 'amortitzacio.canvi.abans_escrit' : 'amortitzacio.canvi.abans', {
        percentatge: formats.percent(percentatge),
      });
      return (
        <span title={why}>
          * {text}
          <span className="visually-hidden"> {why}</span>
        </span>
      );
    },
  },
  {
    key: 'tipus_be',
    head: t('amortitzacio.col.tipus'),
    width: 160,
    optional: true,
    show: (be) => t(`amortitzacio.be.${be.tipus_be}`),
  },
  {
    key: 'identificador',
    head: t('amortitzacio.col.identificador'),
    width: 120,
    optional: true,
    show: (be) => be.identificador || '—',
  },
  {
    key: 'despesa',
    head: t('amortitzacio.col.despesa'),
    width: 160,
    optional: true,
    show: (be) => (be.despesa ? be.despesa.num_factura || be.despesa.proveidor : '—'),
  },
];
