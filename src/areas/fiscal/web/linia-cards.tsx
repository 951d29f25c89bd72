import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { CardField } from '#web/ui/grid/card-field.tsx';
import { type CellIssue, type GridColumn, type GridEdit, isWritable, rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { PLACES_PREU } from '../domain/linia.ts';
import { fiscalTexts } from '../texts/index.ts';
import { ajustShown, descompteCell } from './ajust-text.ts';
import css from './fiscal.module.css';
import { Concepte, type LiniaRow } from './linia-columns.tsx';
import type { Linies } from './use-linies.ts';

/** The lines on the phone: each a card that unfolds into its fields. */
export const LiniaCards = (props: {
  rows: readonly LiniaRow[];
  columns: readonly GridColumn<LiniaRow>[];
  unread: UnreadState;
  issueOf: (row: LiniaRow, column: GridColumn<LiniaRow>) => CellIssue | null;
  onEdit: (edits: readonly GridEdit[]) => void;
  linies: Linies;
  readOnly: boolean;
  onDetail: (clau: string) => void;
  /** A line that has just been made: it stands open. */
  opened: string | null;
}) => {
  const { rows, columns, unread, linies } = props;
  const t = useTexts(fiscalTexts);
  const formats = useFormats();
  const [open, setOpen] = useState<string | null>(props.opened);
  useEffect(() => {
    if (props.opened) setOpen(props.opened);
  }, [props.opened]);
  const wrong = new Set([...unread[0].keys()].map(rowOfCell));
  return (
    <ol className={css.cards} aria-label={t('fiscal.linies')}>
      {rows.map((row) => {
        const { linia } = row;
        const isOpen = open === linia.clau;
        const name = linia.concepte || t('fiscal.linia.sense_nom');
        return (
          <li key={linia.clau} className={css.card} data-tipus={linia.tipus}>
            <button
              type="button"
              className={css.cardHead}
              aria-expanded={isOpen}
              aria-label={t('fiscal.linia.obrir', { n: row.place + 1, concepte: name })}
              onClick={() => setOpen(isOpen ? null : linia.clau)}
            >
              <span className={css.cardName}>
                {linia.concepte ? <Concepte linia={linia} t={t} formats={formats} /> : <em>{name}</em>}
              </span>
              <span className={css.cardSum}>{formats.money(row.import)}</span>
              {linia.tipus === 'capitol' ? null : (
                <span className={css.cardMore}>
                  {[
                    `${formats.decimal(linia.quantitat, 2, PLACES_PREU)} ${linia.unitat} × ${formats.decimal(linia.preu_iva ?? linia.preu, 2, PLACES_PREU)}`,
                    ...[ajustShown(descompteCell(linia), formats)].filter(Boolean).map((text) => `−${text}`),
                  ].join(' · ')}
                </span>
              )}
              {wrong.has(linia.clau) ? (
                <Mark form="warning" word={t('fiscal.no_llegides', { n: 1 })} size="icon" />
              ) : null}
              {isOpen ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
            </button>
            {isOpen ? (
              <div className={css.cardFields}>
                {columns
                  .filter((column) => isWritable(column, row) || (props.readOnly && column.kind !== 'computed'))
                  .map((column) => (
                    <CardField
                      key={column.key}
                      row={row}
                      id={linia.clau}
                      column={column}
                      issue={props.issueOf(row, column)}
                      unread={unread}
                      className={column.kind === 'text' && column.multiline ? css.wide : undefined}
                      onEdit={props.onEdit}
                    />
                  ))}
                <div className={css.cardTools}>
                  <Button variant="default" onClick={() => props.onDetail(linia.clau)}>
                    {t('fiscal.linia.detall')}
                  </Button>
                  {props.readOnly ? null : (
                    <>
                      <Button variant="default" onClick={() => linies.move(linia.clau, -1)}>
                        {t('fiscal.linia.amunt')}
                      </Button>
                      <Button variant="default" onClick={() => linies.move(linia.clau, 1)}>
                        {t('fiscal.linia.avall')}
                      </Button>
                      <Button variant="default" onClick={() => void linies.remove(linia.clau)}>
                        {t('fiscal.linia.suprimir')}
                      </Button>
                    </>
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
