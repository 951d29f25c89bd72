import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTipus } from '#areas/fiscal/web/index.tsx';
import { useCodis } from '#areas/llibres/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import type { TipusDespesa } from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './tipus.module.css';
import type { TipusNode } from './tipus.ts';

interface RowAction {
  readonly key: string;
  readonly text: string;
  readonly act: () => void;
}
const HEADS = [
  ['nom', undefined, false],
  ['iva', undefined, true],
  ['iva_deduible', 'right', true],
  ['deduible', 'right', true],
  ['concepte', undefined, true],
  ['usos', 'right', false],
] as const;

/** The tree of kinds, walked with the arrows: → unfolds, ← folds, Enter opens, Delete deletes, «.» opens the menu. */
export const TipusTree = ({
  nodes,
  shown,
  onShown,
  actionsOf,
  onOpen,
  onRemove,
}: {
  nodes: readonly TipusNode[];
  /** One that has just been kept: shown wherever it stands, with the focus. */
  shown: number | null;
  onShown: () => void;
  actionsOf: (tipus: TipusDespesa, level: number) => readonly RowAction[];
  onOpen: (tipus: TipusDespesa) => void;
  onRemove: ((tipus: TipusDespesa) => void) | null;
}) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const rates = useTipus();
  const codi = useCodis();
  const frame = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number | null>(null);
  const wantsFocus = useRef(false);
  const parents = new Map(nodes.map(({ tipus }) => [tipus.id, tipus.pare_fk]));
  const isHidden = ({ tipus }: TipusNode): boolean => {
    for (let pare = tipus.pare_fk; pare !== null; pare = parents.get(pare) ?? null) if (folded.has(pare)) return true;
    return false;
  };
  const rows = nodes.filter((node) => !isHidden(node));
  const at = Math.max(
    0,
    rows.findIndex(({ tipus }) => tipus.id === active),
  );
  const go = (place: number): void => {
    wantsFocus.current = true;
    const next = rows[Math.min(rows.length - 1, Math.max(0, place))];
    if (next) setActive(next.tipus.id);
  };
  useEffect(() => {
    if (!wantsFocus.current) return;
    const row = frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
    if (!row) return;
    wantsFocus.current = false;
    row.focus();
    row.scrollIntoView?.({ block: 'nearest' });
  });
  // After the focus is put: the row is there once this has been drawn.
  useEffect(() => {
    if (shown === null || !parents.has(shown)) return;
    const over = new Set<number>();
    for (let pare = parents.get(shown) ?? null; pare !== null; pare = parents.get(pare) ?? null) over.add(pare);
    setFolded((before) => new Set([...before].filter((id) => !over.has(id))));
    wantsFocus.current = true;
    setActive(shown);
    onShown();
  });
  const fold = (id: number, on: boolean): void =>
    setFolded((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const side = ({ tipus, leaf }: TipusNode, right: boolean): void => {
    const open = !leaf && !folded.has(tipus.id);
    if (right) {
      if (!leaf && !open) fold(tipus.id, false);
      else if (open) go(at + 1);
    } else if (open) fold(tipus.id, true);
    else if (tipus.pare_fk !== null) go(rows.findIndex((one) => one.tipus.id === tipus.pare_fk));
  };
  const act = (event: KeyboardEvent, node: TipusNode): boolean => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === 'ArrowDown' || key === 'j') go(at + 1);
    else if (key === 'ArrowUp' || key === 'k') go(at - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(rows.length - 1);
    else if (key === 'ArrowRight' || key === 'ArrowLeft') side(node, key === 'ArrowRight');
    else if (key === 'Enter') onOpen(node.tipus);
    else if (key === 'Delete' && onRemove) onRemove(node.tipus);
    else if (key === '.')
      frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"] [data-row-menu]')?.click();
    else return false;
    return true;
  };
  return (
    <div
      ref={frame}
      role="treegrid"
      aria-label={t('despesa.tipus.titol')}
      className={css.tree}
      onKeyDown={(event) => {
        const node = rows[at];
        if (!node || !(event.target as HTMLElement).hasAttribute('data-row') || !act(event, node)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div role="row" className={css.row} data-head>
        {HEADS.map(([key, align, wide]) => (
          <div key={key} role="columnheader" data-align={align} data-wide={wide || undefined}>
            {t(`despesa.tipus.col.${key}`)}
          </div>
        ))}
        <div role="columnheader">
          <span className="visually-hidden">{t('despesa.tipus.col.accions')}</span>
        </div>
      </div>
      {rows.map(({ tipus, level, leaf }, place) => {
        const open = !leaf && !folded.has(tipus.id);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears Enter
          <div
            key={tipus.id}
            role="row"
            aria-level={level + 1}
            aria-expanded={leaf ? undefined : open}
            tabIndex={place === at ? 0 : -1}
            data-row
            data-out={tipus.baixa || undefined}
            className={css.row}
            onFocus={() => setActive(tipus.id)}
            onClick={(event) => {
              const inside = event.target as HTMLElement;
              if (event.currentTarget.contains(inside) && inside.closest('button, [role="menu"]') === null)
                onOpen(tipus);
            }}
          >
            <div
              role="gridcell"
              className={css.name}
              data-top={level === 0 || undefined}
              style={{ '--level': level } as CSSProperties}
            >
              <span className={css.twist}>
                {leaf ? null : (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-expanded={open}
                    aria-label={t(open ? 'despesa.tipus.plegar' : 'despesa.tipus.obrir', { nom: tipus.nom })}
                    onClick={() => fold(tipus.id, open)}
                  >
                    <IconChevronRight size={16} aria-hidden />
                  </button>
                )}
              </span>
              <span>{tipus.baixa ? `${tipus.nom} (${t('despesa.tipus.baixa')})` : tipus.nom}</span>
            </div>
            <div role="gridcell" data-wide>
              {rates.showIva(tipus.iva_fk) || '—'}
            </div>
            <div role="gridcell" data-align="right" data-wide>
              {tipus.iva_fk === null ? '—' : formats.decimal(tipus.iva_deduible, 0, 2)}
            </div>
            <div role="gridcell" data-align="right" data-wide>
              {formats.decimal(tipus.deduible, 0, 2)}
            </div>
            <div role="gridcell" className={css.cut} data-wide>
              {tipus.concepte ? codi('despesa', tipus.concepte) : '—'}
            </div>
            <div role="gridcell" data-align="right">
              {formats.integer(tipus.usos)}
            </div>
            <div role="gridcell">
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="var(--control)"
                    tabIndex={-1}
                    data-row-menu
                    aria-label={t('despesa.tipus.accions_de', { nom: tipus.nom })}
                  >
                    <IconDots size={16} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  {actionsOf(tipus, level).map((one) => (
                    <Menu.Item key={one.key} onClick={one.act}>
                      {one.text}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            </div>
          </div>
        );
      })}
    </div>
  );
};
