import type { Translate } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import { openDialog } from '../feedback/dialogs.tsx';
import { toast } from '../feedback/toasts.tsx';
import { parseBlock } from './grid-clipboard.ts';
import type { GridData } from './grid-data.ts';
import { findHeads, withoutHeads } from './grid-heads.ts';
import type { ReadingContext } from './grid-reading.ts';
import { type Block, type GridColumn, isWritable } from './grid-types.ts';
import type { TypedText } from './use-grid-steps.ts';

type Cells = readonly (readonly string[])[];
const SHOWN_NAMES = 5;

/** Names of a block as a person reads them, the first few. */
const listed = (names: readonly string[]): string =>
  names.slice(0, SHOWN_NAMES).join(', ') + (names.length > SHOWN_NAMES ? '…' : '');

/** The block without its names, if the person wants so; null gives up. */
const askHeads = async <Row,>(
  given: Cells,
  columns: readonly GridColumn<Row>[],
  context: ReadingContext,
): Promise<{ cells: Cells; left: boolean } | null> => {
  const heads = findHeads(given, columns, context);
  if (!heads.line && !heads.column) return { cells: given, left: false };
  const { t } = context;
  const choice = await openDialog({
    title: t('web.graella.capcalera'),
    body: (
      <>
        {heads.line ? <p>{t('web.graella.capcalera_linia', { noms: listed(heads.line) })}</p> : null}
        {heads.column ? <p>{t('web.graella.capcalera_columna', { noms: listed(heads.column) })}</p> : null}
      </>
    ),
    choices: [
      { key: 'cancel', text: t('web.cancellar') },
      { key: 'all', text: t('web.graella.capcalera_tot') },
      { key: 'without', text: t('web.graella.capcalera_sense'), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'without',
  });
  if (choice === null || choice === 'cancel') return null;
  return choice === 'all' ? { cells: given, left: false } : { cells: withoutHeads(given, heads), left: true };
};

/** How many rows to make for what does not fit; null gives up. */
const askRows = async (lacking: number, t: Translate<typeof ca>): Promise<number | null> => {
  const choice = await openDialog({
    title: t('web.graella.falten'),
    body: t('web.graella.falten_cos', { n: lacking }),
    choices: [
      { key: 'cancel', text: t('web.cancellar') },
      { key: 'fit', text: t('web.graella.nomes_caben') },
      { key: 'add', text: t('web.graella.afegir_files', { n: lacking }), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'add',
  });
  if (choice === null || choice === 'cancel') return null;
  return choice === 'add' ? lacking : 0;
};

interface Counted {
  readonly read: number;
  readonly wrong: number;
  readonly skipped: number;
}
const tell = ({ read, wrong, skipped }: Counted, left: boolean, t: Translate<typeof ca>): string => {
  const counted =
    wrong + skipped === 0
      ? t('web.graella.enganxat', { n: read })
      : t('web.graella.enganxat_parts', { n: read, malament: wrong, saltats: skipped });
  return toast(left ? `${counted}. ${t('web.graella.capcalera_fora')}` : counted);
};

/** Pastes a text as spreadsheets write it. Gives the place that it took, or null when nothing was pasted. */
export const pasteText = async <Row,>(given: {
  text: string;
  /** The grid as it is at each moment: rows are made meanwhile. */
  data: () => GridData<Row>;
  block: Block;
  context: ReadingContext;
  /** The cells of the selection, for one value that fills it. */
  selected: readonly Omit<TypedText<Row>, 'text'>[];
  write: (cells: readonly TypedText<Row>[], added?: readonly string[]) => Counted;
  /** Is given the toast that says what was pasted. */
  told: (toast: string) => void;
}): Promise<{ height: number; width: number } | null> => {
  const { block, context, write } = given;
  const { t } = context;
  const raw = parseBlock(given.text);
  const { rows, columns, rowId } = given.data();
  if (raw.length === 1 && raw[0]?.length === 1) {
    const one = raw[0]?.[0] ?? '';
    given.told(tell(write(given.selected.map((cell) => ({ ...cell, text: one }))), false, t));
    return null;
  }
  const asked = await askHeads(raw, columns.slice(block.left), context);
  if (!asked) return null;
  const { cells: lines, left } = asked;
  const ids = rows.slice(block.top).map((row) => rowId(row));
  const lacking = lines.length - ids.length;
  let added: readonly string[] = [];
  if (lacking > 0 && given.data().onAddRows) {
    const more = given.data().growsWhenPasted ? lacking : await askRows(lacking, t);
    if (more === null) return null;
    if (more > 0) added = given.data().onAddRows?.(more) ?? [];
    ids.push(...added);
  }
  let outside = 0;
  const cells = lines.flatMap((texts, down) =>
    texts.flatMap((text, right): TypedText<Row>[] => {
      const column = columns[block.left + right];
      const row = ids[down];
      if (!column || row === undefined) {
        outside += text.trim() === '' ? 0 : 1;
        return [];
      }
      const there = rows[block.top + down];
      const writable = there === undefined ? column.kind !== 'computed' : isWritable(column, there);
      return [{ row, column, text, writable }];
    }),
  );
  const counted = write(cells, added);
  given.told(tell({ ...counted, skipped: counted.skipped + outside }, left, t));
  return { height: Math.min(lines.length, ids.length), width: Math.max(...lines.map((texts) => texts.length)) };
};
