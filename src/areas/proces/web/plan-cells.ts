import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import type { T } from './words.ts';

/** Cells of an item that are typed in place. */
export const CELLS = ['amidament', 'lots_previstos'] as const;
export type Cell = (typeof CELLS)[number];

const MOST_MESURA = 999_999_999.999;
const MOST_LOTS = 10_000;

/** What each of them takes, read and refused as in every grid of the house. */
export const cellColumns = (t: T): Readonly<Record<Cell, GridColumn<TreballPartidaItem>>> => ({
  amidament: {
    key: 'amidament',
    head: t('proces.col.amidament'),
    kind: 'decimal',
    width: 88,
    places: 3,
    min: 0,
    max: MOST_MESURA,
    value: (row) => row.amidament,
  },
  lots_previstos: {
    key: 'lots_previstos',
    head: t('proces.col.lots'),
    kind: 'decimal',
    width: 48,
    places: 0,
    min: 1,
    max: MOST_LOTS,
    value: (row) => row.lots_previstos,
  },
});

/** Whether it may be typed: the lots of a concrete item, and what it measures, are those of its zones. */
export const isTyped = (partida: TreballPartidaItem, cell: Cell): boolean =>
  cell === 'amidament' ? partida.amidament_de_zones === null : !partida.formigo_flg;
