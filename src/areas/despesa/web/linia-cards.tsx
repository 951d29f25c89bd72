import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { CardField } from '#web/ui/grid/card-field.tsx';
import { type CellIssue, type GridColumn, type GridEdit, isWritable } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { type LiniaRow, totalOfLinia } from './linia-columns.ts';
import type { TipusDespeses } from './tipus.ts';

/** The lines on the phone: each a card that unfolds into its fields. */
export const LiniaCards = (props: {
  rows: readonly LiniaRow[];
  columns: readonly GridColumn<LiniaRow>[];
  unread: UnreadState;
  issueOf: (row: LiniaRow, column: GridColumn<LiniaRow>) => CellIssue | null;
  onEdit: (edits: readonly GridEdit[]) => void;
  kinds: TipusDespeses;
  autoliquidada: boolean;
  readOnly: boolean;
  onDetail: (clau: string) => void;
  onRemove: (clau: string) => void;
  opened: string | null;
}) => {
  const { rows, columns, unread, kinds, readOnly } = props;
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const [open, setOpen] = useState<string | null>(props.opened);
  useEffect(() => {
    if (props.opened) setOpen(props.opened);
  }, [props.opened]);
  return (
    <ol className={css.cards} aria-label={t('despesa.sec.linies')}>
      {rows.map((row) => {
        const { linia, place } = row;
        const isOpen = open === linia.clau;
        const name = linia.concepte || kinds.get(linia.tipus_despesa_fk)?.nom || t('despesa.linia.sense_tipus');
        return (
          <li key={linia.clau} className={css.card}>
            <button
              type="button"
              className={css.cardHead}
              aria-expanded={isOpen}
              aria-label={t('despesa.linia.obrir', { n: place + 1, concepte: name })}
              onClick={() => setOpen(isOpen ? null : linia.clau)}
            >
              <span>{name}</span>
              <strong>{formats.money(totalOfLinia(row, props.autoliquidada))}</strong>
              {isOpen ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
            </button>
            {isOpen ? (
              <div className={css.cardFields}>
                {columns
                  .filter((column) => isWritable(column, row) || readOnly)
                  .map((column) => (
                    <CardField
                      key={column.key}
                      row={row}
                      id={linia.clau}
                      column={column}
                      issue={props.issueOf(row, column)}
                      unread={unread}
                      className={['concepte', 'tipus_despesa_fk'].includes(column.key) ? css.whole : undefined}
                      onEdit={props.onEdit}
                    />
                  ))}
                <div className={css.tools}>
                  <Button variant="default" onClick={() => props.onDetail(linia.clau)}>
                    {t('despesa.linia.detall')}
                  </Button>
                  {readOnly ? null : (
                    <Button variant="default" onClick={() => props.onRemove(linia.clau)}>
                      {t('despesa.linia.suprimir')}
                    </Button>
                  )}
                </div>
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
};
