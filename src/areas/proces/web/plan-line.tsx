import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { EstatControlMark } from '#areas/treball/web/index.tsx';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { RowState } from '#web/ui/grid/grid-types.ts';
import { RowDot } from '#web/ui/grid/row-dot.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { AvisosSign } from './avisos-sign.tsx';
import { KindLetter } from './kind-letter.tsx';
import { type CellDeeds, PlanCell } from './plan-cell.tsx';
import type { Cell } from './plan-cells.ts';
import { PlanMenu } from './plan-menu.tsx';
import { costPerDir, lotsPerDir, type PlanRow } from './plan-rows.ts';
import type { CellIssues, Typing } from './plan-typing.ts';
import css from './programa.module.css';
import { WhyAmidament } from './why-amidament.tsx';
import { WhyCost } from './why-cost.tsx';
import { WhyLots } from './why-lots.tsx';

/** What a line asks of its tree; the same object for as long as the tree stands. */
export interface LineDeeds {
  readonly activate: (row: PlanRow) => void;
  readonly toggle: (row: PlanRow) => void;
  readonly open: (row: PlanRow) => void;
  readonly page: (row: PlanRow) => void;
  readonly move: (row: PlanRow, by: 1 | -1) => void;
  readonly remove: (row: PlanRow) => void;
  readonly retry: (row: PlanRow) => void;
  readonly type: CellDeeds;
}
export interface LineProps {
  readonly row: PlanRow;
  readonly place: number;
  readonly active: boolean;
  readonly edits: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly deeds: LineDeeds;
  /** Of an item: with what is written and not stored yet, its system, what is being typed, what could not be read. */
  readonly shown: TreballPartidaItem | null;
  readonly sistema: string;
  readonly state: RowState;
  readonly typing: Typing | null;
  readonly issues: CellIssues | null;
}

const sameState = (one: RowState, other: RowState): boolean =>
  one.kind === other.kind && (one.kind !== 'refused' || (other.kind === 'refused' && one.reason === other.reason));
/** A long plan is typed in without drawing every line of it again. */
const sameLine = ({ state, ...one }: LineProps, { state: other, ...two }: LineProps): boolean =>
  sameState(state, other) && (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === two[key]);

/** A line of the plan’s tree: a process with its sums, or an item with what is typed of it. */
export const PlanLine = memo((props: LineProps) => {
  const { row, active, deeds } = props;
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
      onFocus={() => deeds.activate(row)}
      onClick={(event) => {
        if (!isOwn(event)) return;
        if (row.kind === 'proces') deeds.toggle(row);
        else deeds.open(row);
      }}
    >
      {row.kind === 'proces' ? <ProcesCells {...props} row={row} /> : <PartidaCells {...props} row={row} />}
    </div>
  );
}, sameLine);

/** A click on the line itself, not on something in it that has its own. */
const isOwn = (event: MouseEvent): boolean =>
  (event.target as HTMLElement).closest('button, a, input, [data-typed], [role="menu"], [role="dialog"]') === null;

const ProcesCells = ({ row, ...props }: LineProps & { row: PlanRow & { kind: 'proces' } }) => {
  const formats = useFormats();
  const t = useTexts(procesTexts);
  const atLeast = (n: string, open: boolean): string => (open ? t('proces.com_a_minim', { n }) : n);
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
        {atLeast(formats.integer(proces.recompte.lotsPrevistos), lotsPerDir(proces.partides))}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {proces.cost === 0 ? NOTHING : atLeast(formats.money(proces.cost), costPerDir(proces.partides))}
      </div>
      <div role="gridcell" className={css.state}>
        {proces.n_partides === 0 ? null : <EstatControlMark recompte={proces.recompte} curt />}
      </div>
      <div role="gridcell" className={css.wide}>
        <PlanMenu
          nom={proces.nom}
          edits={props.edits}
          onMove={(by) => props.deeds.move(row, by)}
          onRemove={() => props.deeds.remove(row)}
          first={props.first}
          last={props.last}
        />
      </div>
    </>
  );
};

const PartidaCells = ({ row, ...props }: LineProps & { row: PlanRow & { kind: 'partida' } }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const { edits, deeds } = props;
  const partida = props.shown ?? row.partida;
  const cell = (which: Cell, label: string, children: ReactNode) => (
    <PlanCell
      partida={partida}
      cell={which}
      label={label}
      edits={edits}
      typing={props.typing?.cell === which ? props.typing : null}
      issue={props.issues?.[which] ?? null}
      deeds={deeds.type}
    >
      {children}
    </PlanCell>
  );
  return (
    <>
      <div role="gridcell" className={css.name} title={partida.nom}>
        <KindLetter control={partida.control_fk} />
        <RowDot state={props.state} onRetry={() => deeds.retry(row)} />
        <div className={css.words}>
          <span className={css.cut}>{partida.nom}</span>
          <AvisosSign avisos={row.partida.avisos} normes={row.partida.normes_fora} />
        </div>
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        {cell('amidament', t('proces.cell.amidament', { nom: partida.nom }), <WhyAmidament partida={partida} />)}
      </div>
      <div role="gridcell" className={css.wide}>
        {t(`proces.unitat.${partida.unitat}`)}
      </div>
      <div role="gridcell" className={css.wide}>
        {props.sistema}
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
            onType={edits && !partida.formigo_flg ? () => deeds.type.start(partida, 'lots_previstos') : undefined}
          />,
        )}
      </div>
      <div role="gridcell" className={css.wide} data-align="right">
        <WhyCost partida={row.partida} />
      </div>
      <div role="gridcell" className={css.state}>
        <EstatControlMark recompte={partida.recompte} curt />
      </div>
      <div role="gridcell" className={css.wide}>
        <PlanMenu
          nom={partida.nom}
          edits={edits}
          onOpen={() => deeds.page(row)}
          onMove={(by) => deeds.move(row, by)}
          onRemove={() => deeds.remove(row)}
          first={props.first}
          last={props.last}
        />
      </div>
    </>
  );
};
