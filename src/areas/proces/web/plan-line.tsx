import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { EstatControlMark } from '#areas/treball/web/index.tsx';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { RowDot } from '#web/ui/grid/row-dot.tsx';
import { procesTexts } from '../texts/index.ts';
import { KindLetter } from './kind-letter.tsx';
import { type CellStep, PlanCell } from './plan-cell.tsx';
import type { Cell } from './plan-cells.ts';
import { PlanMenu } from './plan-menu.tsx';
import type { PlanRow } from './plan-rows.ts';
import type { PlanTyping } from './plan-typing.ts';
import css from './programa.module.css';
import type { PlanCells } from './use-plan-cells.ts';
import { WhyCost } from './why-cost.tsx';
import { WhyLots } from './why-lots.tsx';

export interface LineProps {
  readonly row: PlanRow;
  readonly place: number;
  readonly active: boolean;
  readonly edits: boolean;
  readonly cells: PlanCells;
  readonly typing: PlanTyping;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
  readonly onPage: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onStep: (cell: Cell, step: CellStep) => void;
  readonly ends: { readonly first: boolean; readonly last: boolean };
}

/** A line of the plan’s tree: a process with its sums, or an item with what is typed of it. */
export const PlanLine = (props: LineProps) => {
  const { row, active } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its lines
    <div
      role="row"
      data-plan-row={row.key}
      data-kind={row.kind}
      className={css.row}
      aria-rowindex={props.place + 2}
      aria-selected={active}
      aria-level={row.kind === 'proces' ? 1 : 2}
      aria-expanded={row.kind === 'proces' ? row.open : undefined}
      tabIndex={active ? 0 : -1}
      onFocus={props.onActivate}
      onClick={(event) => {
        if (!isOwn(event)) return;
        if (row.kind === 'proces') props.onToggle();
        else props.onOpen();
      }}
    >
      {row.kind === 'proces' ? <ProcesCells {...props} row={row} /> : <PartidaCells {...props} row={row} />}
    </div>
  );
};

/** A click on the line itself, not on something in it that has its own. */
const isOwn = (event: MouseEvent): boolean =>
  (event.target as HTMLElement).closest('button, a, input, [data-typed], [role="menu"], [role="dialog"]') === null;

const ProcesCells = ({ row, ...props }: LineProps & { row: PlanRow & { kind: 'proces' } }) => {
  const formats = useFormats();
  const { proces } = row;
  const Chevron = row.open ? IconChevronDown : IconChevronRight;
  return (
    <>
      <div role="gridcell" className={css.name} title={proces.nom}>
        <Chevron size={16} aria-hidden className={css.chevron} />
        <span className={css.cut}>{proces.nom}</span>
      </div>
      <div role="gridcell" className={css.wide} />
      <div role="gridcell" className={css.wide} />
      <div role="gridcell" className={css.wide} />
      <div role="gridcell" className={css.wide} data-align="right">
        {formats.integer(proces.n_comprovacions)}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {formats.integer(proces.recompte.lotsPrevistos)}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {proces.cost === 0 ? NOTHING : formats.money(proces.cost)}
      </div>
      <div role="gridcell" className={css.state}>
        {proces.n_partides === 0 ? null : <EstatControlMark recompte={proces.recompte} />}
      </div>
      <div role="gridcell" className={css.wide}>
        <PlanMenu
          nom={proces.nom}
          edits={props.edits}
          onMove={props.onMove}
          onRemove={props.onRemove}
          {...props.ends}
        />
      </div>
    </>
  );
};

const PartidaCells = ({ row, ...props }: LineProps & { row: PlanRow & { kind: 'partida' } }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const { sistemes } = useBancLists();
  const { cells, typing, edits } = props;
  const partida = cells.shown(row.partida);
  const cell = (which: Cell, label: string, children: ReactNode) => (
    <PlanCell
      partida={partida}
      cell={which}
      label={label}
      edits={edits}
      typing={typing}
      onStep={(step) => props.onStep(which, step)}
    >
      {children}
    </PlanCell>
  );
  return (
    <>
      <div role="gridcell" className={css.name} title={partida.nom}>
        <KindLetter control={partida.control_fk} />
        <RowDot
          state={cells.saver.stateOf(String(partida.id))}
          onRetry={() => void cells.saver.flush(String(partida.id))}
        />
        <span className={css.cut}>{partida.nom}</span>
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {cell(
          'amidament',
          t('proces.cell.amidament', { nom: partida.nom }),
          partida.amidament === null ? NOTHING : formats.decimal(partida.amidament, 2, 3),
        )}
      </div>
      <div role="gridcell" className={css.wide}>
        {t(`proces.unitat.${partida.unitat}`)}
      </div>
      <div role="gridcell" className={css.wide}>
        {sistemes.find(({ id }) => id === partida.sistema_fk)?.codi ?? ''}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {formats.integer(partida.n_comprovacions)}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {cell(
          'lots_previstos',
          t('proces.cell.lots', { nom: partida.nom }),
          <WhyLots
            partida={row.partida}
            onType={edits && !partida.formigo_flg ? () => typing.start(partida, 'lots_previstos') : undefined}
          />,
        )}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        <WhyCost partida={row.partida} />
      </div>
      <div role="gridcell" className={css.state}>
        <EstatControlMark recompte={partida.recompte} />
      </div>
      <div role="gridcell" className={css.wide}>
        <PlanMenu
          nom={partida.nom}
          edits={edits}
          onOpen={props.onPage}
          onMove={props.onMove}
          onRemove={props.onRemove}
          {...props.ends}
        />
      </div>
    </>
  );
};
