import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import type { CellStep } from './plan-cell.tsx';
import { CELLS, type Cell, isTyped } from './plan-cells.ts';
import { type LineDeeds, PlanLine } from './plan-line.tsx';
import { type PlanRow, partidaKey } from './plan-rows.ts';
import { usePlanTyping } from './plan-typing.ts';
import css from './programa.module.css';
import type { PlanCells } from './use-plan-cells.ts';

const PAGE = 12;
const CLEAN = { kind: 'clean' } as const;

export interface PlanTreeProps {
  readonly rows: readonly PlanRow[];
  readonly edits: boolean;
  readonly cells: PlanCells;
  /** The line in hand, by its key. */
  readonly active: string | null;
  readonly onActive: (key: string) => void;
  /** Asks for the focus on the line in hand after the next drawing. */
  readonly wantsFocus: RefObject<boolean>;
  readonly onToggle: (pid: number, open: boolean) => void;
  readonly onOpen: (partida: TreballPartidaItem) => void;
  readonly onPage: (partida: TreballPartidaItem) => void;
  readonly onMove: (row: PlanRow, by: 1 | -1) => void;
  readonly onRemove: (row: PlanRow) => void;
}

/**
 * The plan as a tree of lines with columns. One Tab stop: ↓ ↑ J K go from line to line, → ← open and close a process,
 * Enter opens an item, a digit types its measurement, F2 changes it, Alt+↑↓ moves the line, Delete takes it out.
 */
export const PlanTree = (props: PlanTreeProps) => {
  const { rows, edits, cells, wantsFocus } = props;
  const t = useTexts(procesTexts);
  const { sistemes } = useBancLists();
  const frame = useRef<HTMLDivElement>(null);
  const typing = usePlanTyping(cells, edits);
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === props.active),
  );
  const current = rows[at];
  useEffect(() => {
    if (!wantsFocus.current) return;
    const line = frame.current?.querySelector<HTMLElement>('[data-plan-row][tabindex="0"]');
    if (!line) return;
    wantsFocus.current = false;
    line.focus();
  });
  const hold = (place: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, place))];
    if (!row) return;
    if (current?.kind === 'partida' && row.key !== current.key) void cells.saver.flush(String(current.partida.id));
    props.onActive(row.key);
  };
  const go = (place: number): void => {
    wantsFocus.current = true;
    hold(place);
  };
  const nextItem = (from: number, by: 1 | -1): number => {
    for (let place = from + by; place >= 0 && place < rows.length; place += by)
      if (rows[place]?.kind === 'partida') return place;
    return -1;
  };
  const type = (place: number, cell: Cell): void => {
    const row = rows[place];
    if (row?.kind !== 'partida') return;
    hold(place);
    typing.start(cells.shown(row.partida), cell);
  };
  const step = (place: number, cell: Cell, how: CellStep): void => {
    const row = rows[place];
    const by = how === 'down' || how === 'next' ? 1 : -1;
    const to = nextItem(place, by);
    const there = rows[to];
    const other = CELLS[CELLS.indexOf(cell) + by];
    if (how === 'stay') go(place);
    else if (how === 'down' || how === 'up') go(to < 0 ? place : to);
    else if (row?.kind === 'partida' && other && isTyped(row.partida, other)) type(place, other);
    else if (there?.kind !== 'partida') go(place);
    else {
      const order = by === 1 ? CELLS : CELLS.toReversed();
      const open = order.find((one) => isTyped(there.partida, one));
      if (open) type(to, open);
      else go(to);
    }
  };
  const parentOf = (place: number): number => {
    let head = place;
    while (head > 0 && rows[head]?.kind !== 'proces') head -= 1;
    return head;
  };
  const side = (row: PlanRow, right: boolean): void => {
    if (row.kind === 'partida') {
      if (!right) go(parentOf(at));
    } else if (row.open !== right) {
      wantsFocus.current = true;
      props.onToggle(row.proces.proces_fk, right);
    } else if (right) go(at + 1);
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!current || !(event.target as HTMLElement).hasAttribute('data-plan-row')) return;
    if (act(event, current)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const act = (event: KeyboardEvent, row: PlanRow): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return false;
    const down = key === 'ArrowDown' || key === 'j';
    const up = key === 'ArrowUp' || key === 'k';
    if (event.altKey) {
      if (!(edits && (key === 'ArrowDown' || key === 'ArrowUp'))) return false;
      wantsFocus.current = true;
      props.onMove(row, key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (down || up) go(at + (down ? 1 : -1));
    else if (key === 'Home') go(0);
    else if (key === 'End') go(rows.length - 1);
    else if (key === 'PageDown' || key === 'PageUp') go(at + (key === 'PageDown' ? PAGE : -PAGE));
    else if (key === 'ArrowRight' || key === 'ArrowLeft') side(row, key === 'ArrowRight');
    else if (key === 'Enter' && row.kind === 'partida') props.onOpen(row.partida);
    else if (key === 'Enter' && row.kind === 'proces') props.onToggle(row.proces.proces_fk, !row.open);
    else if (key === 'Delete' && edits) props.onRemove(row);
    else if (key === '.')
      frame.current?.querySelector<HTMLElement>('[data-plan-row][tabindex="0"] [data-row-menu]')?.click();
    else if (/^[\d,]$/.test(key)) {
      // A digit is this line's, also where there is nothing to type: it never opens a tab of the work.
      if (edits && row.kind === 'partida') typing.start(cells.shown(row.partida), 'amidament', key);
    } else if (row.kind === 'partida' && key === 'F2') return typing.start(cells.shown(row.partida), 'amidament');
    else return false;
    return true;
  };
  const ofItem = (row: PlanRow) => {
    if (row.kind === 'proces') return { shown: null, sistema: '', state: CLEAN, typing: null, issues: null };
    const { id, sistema_fk } = row.partida;
    return {
      shown: cells.shown(row.partida),
      sistema: sistemes.find((one) => one.id === sistema_fk)?.codi ?? '',
      state: cells.saver.stateOf(String(id)),
      typing: typing.typing?.xid === id ? typing.typing : null,
      issues: typing.issuesOf(id),
    };
  };
  const placeOf = (key: string): number => rows.findIndex((one) => one.key === key);
  const now = {
    activate: (row: PlanRow) => row.key === props.active || props.onActive(row.key),
    toggle: (row: PlanRow) => row.kind === 'proces' && props.onToggle(row.proces.proces_fk, !row.open),
    open: (row: PlanRow) => row.kind === 'partida' && props.onOpen(row.partida),
    page: (row: PlanRow) => row.kind === 'partida' && props.onPage(row.partida),
    move: props.onMove,
    remove: props.onRemove,
    retry: (row: PlanRow) => row.kind === 'partida' && void cells.saver.flush(String(row.partida.id)),
    start: typing.start,
    draft: typing.draft,
    cancel: typing.cancel,
    commit: typing.commit,
    step: (partida: TreballPartidaItem, cell: Cell, how: CellStep) => step(placeOf(partidaKey(partida.id)), cell, how),
  };
  const latest = useRef(now);
  latest.current = now;
  const deeds = useMemo(
    (): LineDeeds => ({
      activate: (row) => void latest.current.activate(row),
      toggle: (row) => void latest.current.toggle(row),
      open: (row) => void latest.current.open(row),
      page: (row) => void latest.current.page(row),
      move: (row, by) => latest.current.move(row, by),
      remove: (row) => latest.current.remove(row),
      retry: (row) => void latest.current.retry(row),
      type: {
        start: (partida, cell) => void latest.current.start(partida, cell),
        draft: (text) => latest.current.draft(text),
        cancel: () => latest.current.cancel(),
        commit: (partida) => latest.current.commit(partida),
        step: (partida, cell, how) => latest.current.step(partida, cell, how),
      },
    }),
    [],
  );
  const ends = (row: PlanRow): { first: boolean; last: boolean } => {
    const keys =
      row.kind === 'proces'
        ? rows.filter(({ kind }) => kind === 'proces').map(({ key }) => key)
        : row.proces.partides.map(({ id }) => partidaKey(id));
    return { first: keys[0] === row.key, last: keys.at(-1) === row.key };
  };
  return (
    <div
      ref={frame}
      role="treegrid"
      aria-label={t('proces.programa')}
      aria-rowcount={rows.length + 1}
      className={css.tree}
      onKeyDown={pressed}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || current?.kind !== 'partida') return;
        void cells.saver.flush(String(current.partida.id));
      }}
    >
      <TreeHead />
      {rows.map((row, place) => (
        <PlanLine
          key={row.key}
          row={row}
          place={place}
          active={place === at}
          edits={edits}
          {...ends(row)}
          deeds={deeds}
          {...ofItem(row)}
        />
      ))}
    </div>
  );
};

const HEADS = [
  ['partida', undefined],
  ['amidament', 'right'],
  ['unitat', undefined],
  ['sistema', undefined],
  ['comprovacions', 'right'],
  ['lots', 'right'],
  ['cost', 'right'],
  ['estat', undefined],
] as const;

const TreeHead = () => {
  const t = useTexts(procesTexts);
  return (
    <div role="row" aria-rowindex={1} className={css.head}>
      {HEADS.map(([key, align]) => (
        <div
          key={key}
          role="columnheader"
          data-align={align}
          title={t(`proces.col.${key}.nom`)}
          aria-label={t(`proces.col.${key}.nom`)}
        >
          {t(`proces.col.${key}`)}
        </div>
      ))}
      <div role="columnheader">
        <span className="visually-hidden">{t('proces.col.accions')}</span>
      </div>
    </div>
  );
};
