import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '#web/language.tsx';
import { EntryGrid } from '#web/ui/grid/entry-grid.tsx';
import type { GridColumn } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import type { FormulaSource, LotVerdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { LotFacts } from './lot-facts.tsx';
import type { SampleRow } from './sample-row.ts';
import { useStillOrder } from './still-order.ts';
import type { ZonaActions } from './use-zona-actions.tsx';
import type { ZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

const USUAL_SAMPLES = 3;

/** Which sample a lit number of the formula comes from. */
const isLitBy = (light: FormulaSource | null, row: SampleRow, verdict: LotVerdict, ruling: number | null): boolean => {
  const value = row.value.valor;
  if (light === null || value === null) return false;
  if (light === 'x1') return value === verdict.x1;
  if (light === 'xN') return value === verdict.xN;
  if (light === 'recorregut') return value === verdict.x1 || value === verdict.xN;
  if (light === 'fc_real' || light === 'xm') return value === ruling;
  return light === 'mitjana';
};

/** The left pane of a zone: lots, the facts of one, its samples as a spreadsheet. */
export const SamplesPane = (props: {
  zona: Zona;
  lot: ZonaLot;
  work: ZonaWork;
  actions: ZonaActions;
  rows: readonly SampleRow[];
  /** Cells that could not be read; the phone's cards show them too. */
  unread: UnreadState;
  columns: readonly GridColumn<SampleRow>[];
  verdict: LotVerdict;
  ruling: number | null;
  light: FormulaSource | null;
  types: boolean;
  tabs: ReactNode;
  foot: ReactNode;
  toolBar: RefObject<HTMLElement | null>;
}) => {
  const { zona, lot, work, actions, types, verdict } = props;
  const { rows, holder } = useStillOrder(props.rows);
  const t = useTexts(formigoTexts);
  const add = (count: number): string[] => work.addRows(lot.id, count);
  const empty = rows.every((row) =>
    zona.modalitat === 'INDIRECTE' ? row.cells.con === null : row.value.valor === null,
  );
  return (
    <div className={css.left}>
      {props.tabs}
      <LotFacts
        key={`facts-${lot.id}`}
        lot={lot}
        total={zona.modalitat === 'TOTAL'}
        facts={work.facts(lot)}
        types={types}
      />
      <div {...holder}>
        <EntryGrid
          key={lot.id}
          label={t('formigo.graella', { n: lot.numero })}
          rows={rows}
          rowId={(row) => row.id}
          rowHead={(row, place) => String(row.numero ?? place + 1)}
          columns={props.columns}
          onEdit={(edits) => work.edit(lot.id, edits)}
          unread={props.unread}
          {...(types
            ? {
                onAddRows: add,
                onDeleteRow: actions.removeSample,
                onRemoveRows: (ids: readonly string[]) => void work.removeRows(ids),
              }
            : {})}
          issueOf={actions.issueOf}
          rowState={(row) => work.saver.stateOf(row.id)}
          onRetry={(row) => void work.saver.flush(row.id)}
          onLeaveRow={(id) => void work.saver.flush(id)}
          onConflict={(row, column) => void actions.settle(row, column)}
          onEscape={() => props.toolBar.current?.querySelector<HTMLElement>('button')?.focus()}
          isLit={(row) => isLitBy(props.light, row, verdict, props.ruling)}
          foot={props.foot}
        />
      </div>
      {empty && types ? (
        <p className={css.hint}>
          {t(zona.modalitat === 'INDIRECTE' ? 'formigo.graella.buida_con' : 'formigo.graella.buida')}
        </p>
      ) : null}
      {rows.length === 0 && types ? (
        <div>
          <Button variant="default" onClick={() => add(verdict.mostresDemanades ?? USUAL_SAMPLES)}>
            {t('formigo.mostra.afegir')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
