import type { Formats } from '#web/formats.ts';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { LECTURES_CON } from '../../domain/consistencia.data.ts';
import { FORMES_PROVETA } from '../../domain/tipus.ts';
import { shownStrength } from '../strength.ts';
import { say, type T } from '../words.ts';
import { type SampleColumn, type SampleRow, SPECIMEN_COLUMNS } from './sample-row.ts';
import css from './zona.module.css';

/** Columns that a person may hide or show; the others always stand. */
export const OPTIONAL_COLUMNS = [
  'hora',
  'central',
  'matricula',
  'forma',
  'p3',
  'd60',
  'acta',
  'observacions',
] as const satisfies readonly SampleColumn[];
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** Columns of strengths, and those that only speak of them. */
export const isStrengthColumn = (key: string): boolean =>
  key === 'fc' || key === 'marca' || (SPECIMEN_COLUMNS as readonly string[]).includes(key);

const MOST_STRENGTH = 250;

/** The columns of the grid of samples, in the order of the laboratory's sheet. */
export const sampleColumns = (given: {
  t: T;
  formats: Formats;
  fck: number;
  ruling: number | null;
  shown: readonly string[];
  readOnly: boolean;
  /** Only the consistency is controlled: a strength is not missed. */
  indirect?: boolean;
  /** False where strengths have no meaning and none was ever typed. */
  strengths?: boolean;
}): readonly GridColumn<SampleRow>[] => {
  const { t, formats, fck, shown, ruling } = given;
  const locked = { readOnly: () => given.readOnly };
  const text = (key: SampleColumn, width: number | 'flex', maxLength: number): GridColumn<SampleRow> => ({
    key,
    head: say(t, `formigo.col.${key}`),
    kind: 'text',
    width,
    maxLength,
    value: (row) => row.cells[key],
    ...locked,
  });
  const strength = (key: SampleColumn, width: number): GridColumn<SampleRow> => ({
    key,
    head: say(t, `formigo.col.${key}`),
    name: say(t, `formigo.col.${key}.nom`),
    kind: 'decimal',
    width,
    align: 'right',
    places: 2,
    min: 0.01,
    max: MOST_STRENGTH,
    value: (row) => row.cells[key],
    show: (row) => {
      const value = row.cells[key];
      return value === null ? '' : shownStrength(Number(value), fck, formats);
    },
    ...locked,
  });
  const all: readonly GridColumn<SampleRow>[] = [
    { key: 'data', head: t('formigo.col.data'), kind: 'date', width: 94, value: (row) => row.cells.data, ...locked },
    text('hora', 56, 5),
    text('albara', 92, 60),
    text('central', 120, 120),
    text('matricula', 88, 20),
    text('element', 'flex', 200),
    {
      key: 'con',
      head: t('formigo.col.con'),
      name: t('formigo.col.con.nom'),
      kind: 'readings',
      width: 76,
      align: 'right',
      places: 1,
      min: 0,
      max: 1200,
      value: (row) => row.cells.con,
      show: (row) => {
        const readings = row.cells.con;
        if (!readings || readings.length === 0) return '';
        const mean = readings.reduce((sum, one) => sum + Number(one), 0) / readings.length;
        return (
          <span className={css.slump}>
            {row.slump === 'no_satisfactori' ? (
              <Mark form="failed" word={t('formigo.con.no_satisfactori')} size="icon" />
            ) : row.slump === 'pendent' && readings.length < LECTURES_CON ? (
              <Mark form="warning" word={t('formigo.con.una_lectura')} size="icon" />
            ) : null}
            {formats.decimal(mean, 1)}
          </span>
        );
      },
      ...locked,
    },
    strength('d7', 56),
    strength('p1', 60),
    strength('p2', 60),
    strength('p3', 60),
    strength('d60', 56),
    {
      key: 'forma',
      head: t('formigo.col.forma'),
      kind: 'select',
      width: 124,
      options: FORMES_PROVETA.map((value) => ({ value, text: say(t, `formigo.forma.${value}`) })),
      value: (row) => row.cells.forma,
      show: (row) =>
        row.value.font === 'provetes' || row.cells.forma !== 'cilindre'
          ? say(t, `formigo.forma.${row.cells.forma}`)
          : '',
      ...locked,
    },
    {
      ...strength('fc', 68),
      readOnly: (row) => given.readOnly || row.value.font === 'provetes',
      value: (row) => (row.value.font === 'provetes' ? row.value.mitjana : row.cells.fc),
      show: (row) => {
        const value = row.value.font === 'provetes' ? row.value.mitjana : row.value.valor;
        return value === null ? '' : <strong>{shownStrength(value, fck, formats)}</strong>;
      },
    },
    {
      key: 'marca',
      head: '◂',
      name: t('formigo.col.marca'),
      kind: 'computed',
      width: 32,
      align: 'center',
      value: () => null,
      show: (row) => {
        if (!row.value.valida) return <Mark form="warning" word={t('formigo.mostra.no_valida')} size="icon" />;
        if (row.value.valor === null && given.indirect) return '';
        if (row.value.valor === null) return <Mark form="pending" word={t('formigo.mostra.sense_valor')} size="icon" />;
        if (ruling !== null && row.value.valor === ruling)
          return (
            <span role="img" aria-label={t('formigo.mostra.mana')} title={t('formigo.mostra.mana')}>
              ◂
            </span>
          );
        return '';
      },
    },
    text('acta', 92, 60),
    text('observacions', 180, 1000),
  ];
  return all.filter(
    (column) =>
      (given.strengths !== false || !isStrengthColumn(column.key)) &&
      (!(OPTIONAL_COLUMNS as readonly string[]).includes(column.key) || shown.includes(column.key)),
  );
};
