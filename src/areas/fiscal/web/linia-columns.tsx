import type { Formats } from '#web/formats.ts';
import type { Translate } from '#web/language.tsx';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import { PLACES_PERCENTATGE, PLACES_PREU } from '../domain/linia.ts';
import type { ca } from '../texts/ca.ts';
import { ajustShown, ajustWriting, carrecCell, descompteCell, hasCarrec } from './ajust-text.ts';
import css from './fiscal.module.css';
import type { TipusFiscals } from './tipus.ts';

export type T = Translate<typeof ca>;

/** A line as the grid shows it, with what it comes to. */
export interface LiniaRow {
  readonly linia: LiniaEnviada;
  readonly place: number;
  readonly import: number;
}

const MOST = 999_999_999;

/** Concept and, below it, its charge and its long description. */
export const Concepte = ({ linia, t, formats }: { linia: LiniaEnviada; t: T; formats: Formats }) => (
  <>
    {linia.concepte}
    {linia.opcio ? <span className={css.option}>{t('fiscal.opcio')}</span> : null}
    {linia.tipus === 'suplit' ? <span className={css.option}>{t('fiscal.suplit')}</span> : null}
    {hasCarrec(linia) ? (
      <span className={css.description}>
        {t('fiscal.linia.carrec', { carrec: ajustShown(carrecCell(linia), formats) })}
      </span>
    ) : null}
    {linia.descripcio ? <span className={css.description}>{linia.descripcio}</span> : null}
  </>
);

/** The charge of a line: not a column of its own, few lines have one. */
export const carrecColumn = (t: T, readOnly: boolean): GridColumn<LiniaEnviada> => ({
  key: 'carrec',
  head: t('fiscal.col.carrec.nom'),
  kind: 'decimal',
  width: 80,
  align: 'right',
  writing: ajustWriting(t('fiscal.ajust_linia.mal')),
  value: carrecCell,
  readOnly: () => readOnly,
});

/** The columns of the lines of a document. */
export const liniaColumns = (given: {
  t: T;
  formats: Formats;
  rates: TipusFiscals;
  day: string;
  altresDies: readonly string[];
  linies: readonly LiniaEnviada[];
  ambIva: boolean;
  readOnly: boolean;
}): readonly GridColumn<LiniaRow>[] => {
  const { t, formats, rates, day, altresDies, linies, ambIva } = given;
  /** Chapters are a name alone. */
  const figures = {
    align: 'right' as const,
    readOnly: ({ linia }: LiniaRow) => given.readOnly || linia.tipus === 'capitol',
  };
  const taxed = { readOnly: ({ linia }: LiniaRow) => given.readOnly || linia.tipus !== 'linia' };
  const unlessChapter = (row: LiniaRow, text: string): string => (row.linia.tipus === 'capitol' ? '' : text);
  const priceOf = ({ linia }: LiniaRow): string => linia.preu_iva ?? linia.preu;
  return [
    {
      key: 'concepte',
      head: t('fiscal.col.concepte'),
      kind: 'text',
      width: 'flex',
      maxLength: 500,
      multiline: true,
      readOnly: () => given.readOnly,
      value: ({ linia }) => linia.concepte,
      show: ({ linia }) => <Concepte linia={linia} t={t} formats={formats} />,
    },
    {
      key: 'quantitat',
      head: t('fiscal.col.quantitat'),
      name: t('fiscal.col.quantitat.nom'),
      kind: 'decimal',
      width: 72,
      places: PLACES_PREU,
      min: -MOST,
      max: MOST,
      value: (row) => unlessChapter(row, row.linia.quantitat),
      show: (row) => unlessChapter(row, formats.decimal(row.linia.quantitat, 2, PLACES_PREU)),
      ...figures,
    },
    {
      key: 'unitat',
      head: t('fiscal.col.unitat'),
      name: t('fiscal.col.unitat.nom'),
      kind: 'text',
      width: 64,
      maxLength: 12,
      value: ({ linia }) => linia.unitat,
      readOnly: figures.readOnly,
    },
    {
      key: 'preu',
      head: ambIva ? t('fiscal.col.preu_iva') : t('fiscal.col.preu'),
      name: ambIva ? t('fiscal.col.preu_iva.nom') : t('fiscal.col.preu.nom'),
      kind: 'decimal',
      width: 96,
      places: PLACES_PREU,
      min: -MOST,
      max: MOST,
      value: (row) => unlessChapter(row, priceOf(row)),
      show: (row) => unlessChapter(row, formats.decimal(priceOf(row), 2, PLACES_PREU)),
      ...figures,
    },
    {
      key: 'descompte',
      head: t('fiscal.col.descompte'),
      name: t('fiscal.col.descompte.nom'),
      kind: 'decimal',
      width: 64,
      writing: ajustWriting(t('fiscal.ajust_linia.mal')),
      value: (row) => unlessChapter(row, descompteCell(row.linia)),
      show: (row) =>
        unlessChapter(
          row,
          row.linia.descompte_import
            ? ajustShown(descompteCell(row.linia), formats)
            : formats.decimal(row.linia.descompte, 2, PLACES_PERCENTATGE),
        ),
      ...figures,
      // A suplit is what the supplier's invoice says, to the cent.
      readOnly: (row) => figures.readOnly(row) || (row.linia.tipus === 'suplit' && descompteCell(row.linia) === '0'),
    },
    {
      key: 'iva_fk',
      head: t('fiscal.col.iva'),
      name: t('fiscal.col.iva.nom'),
      kind: 'select',
      width: 84,
      sought: true,
      options: rates.ivaOn(
        [day, ...altresDies],
        linies.map(({ iva_fk }) => iva_fk),
      ),
      value: ({ linia }) => linia.iva_fk,
      show: ({ linia }) => rates.showIva(linia.iva_fk),
      ...taxed,
    },
    {
      key: 'irpf_fk',
      head: t('fiscal.col.irpf'),
      name: t('fiscal.col.irpf.nom'),
      kind: 'select',
      width: 64,
      sought: true,
      options: rates.irpfOn(
        day,
        linies.map(({ irpf_fk }) => irpf_fk),
      ),
      value: ({ linia }) => linia.irpf_fk,
      show: ({ linia }) => rates.showIrpf(linia.irpf_fk),
      ...taxed,
    },
    {
      key: 'import',
      head: t('fiscal.col.import'),
      kind: 'computed',
      width: 112,
      align: 'right',
      value: (row) => row.import / 100,
      show: (row) => (
        <span className={row.linia.opcio ? css.optional : undefined}>
          {row.linia.opcio ? `(${formats.money(row.import)})` : formats.money(row.import)}
        </span>
      ),
    },
  ];
};
