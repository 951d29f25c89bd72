import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { EntryGrid } from '#web/ui/grid/entry-grid.tsx';
import type { CellIssue, GridColumn } from '#web/ui/grid/grid-types.ts';
import type { UnreadState } from '#web/ui/grid/grid-undo.ts';
import { fiscalTexts } from '../texts/index.ts';
import { Ajustos, ajustId } from './ajustos.tsx';
import { CausesStrip } from './causes-strip.tsx';
import css from './fiscal.module.css';
import { LiniaCards } from './linia-cards.tsx';
import { type LiniaRow, liniaColumns } from './linia-columns.tsx';
import { LiniaDrawer } from './linia-drawer.tsx';
import { type Defectes, type DocumentValues, importOfLinia, isBlankLinia, withSums } from './linia-values.ts';
import { SuplitsStrip } from './suplits-strip.tsx';
import type { TipusFiscals } from './tipus.ts';
import { unreadOfLinies } from './unread.ts';
import { useLinies } from './use-linies.ts';

export interface LiniesEditorProps {
  readonly values: DocumentValues;
  readonly onChange: (part: Partial<DocumentValues>) => void;
  readonly rates: TipusFiscals;
  /** Date of the document: rates of that day are offered. */
  readonly day: string;
  /** Days whose rates of VAT are offered too: of what is corrected. */
  readonly altresDies?: readonly string[];
  readonly defectes: Defectes;
  /** Cells that could not be read: they never reach the values. Kept by the screen, which tells them too. */
  readonly unread: UnreadState;
  /** Lines may be alternatives that are not added (quotations). */
  readonly opcions?: boolean;
  readonly readOnly?: boolean;
}

/** Lines of a quotation or an invoice: a spreadsheet at the desk, cards on the phone. */
export const LiniesEditor = (props: LiniesEditorProps) => {
  const { values, onChange, rates, unread, readOnly = false, opcions = false } = props;
  const t = useTexts(fiscalTexts);
  const formats = useFormats();
  const phone = useIsPhone();
  const recarrec = values.recarrec_equivalencia;
  const sums = useMemo(() => ({ recarrec, tipus: rates.tipus }), [recarrec, rates.tipus]);
  const linies = useLinies({ values, onChange, defectes: props.defectes, sums, unread: unread[0] });
  const [detail, setDetail] = useState<string | null>(null);
  const [focusOn, setFocusOn] = useState<{ row: string } | null>(null);
  const last = useRef<string | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const add = (tipus: LiniaRow['linia']['tipus']): void => setFocusOn({ row: linies.add(tipus, last.current) });
  useKeys({ 'Ctrl+i': () => (readOnly ? false : add('linia')) });
  useKeyHelp(readOnly ? [] : [{ keys: 'Ctrl+I', text: t('fiscal.afegir.linia') }]);
  // Prices typed with taxes are without them what the surcharge of the whole leaves.
  const before = useRef(recarrec);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the surcharge counts
  useEffect(() => {
    if (before.current === recarrec) return;
    before.current = recarrec;
    if (linies.ambIva) onChange({ linies: values.linies.map((one) => withSums(one, sums)) });
  }, [recarrec]);
  const rows = values.linies.map((linia, place) => ({
    linia,
    place,
    import: importOfLinia(values.linies, place),
  }));
  const columns = liniaColumns({
    t,
    formats,
    rates,
    day: props.day,
    altresDies: props.altresDies ?? [],
    linies: values.linies,
    ambIva: linies.ambIva,
    readOnly,
  });
  const issueOf = ({ linia }: LiniaRow, column: GridColumn<LiniaRow>): CellIssue | null => {
    if (column.key === 'concepte' && linia.concepte.trim() === '' && !isBlankLinia(linia))
      return { level: 'warning', message: t('fiscal.sense_concepte') };
    if (column.key === 'iva_fk' && linia.causa === null && rates.asksCausa(linia.iva_fk))
      return { level: 'warning', message: t('fiscal.falta_causa') };
    return null;
  };
  const drawn = { rows, columns, unread, issueOf, onEdit: linies.edit };
  const wrong = unreadOfLinies(unread[0], values);
  const addable = ['linia', 'capitol', 'suplit'] as const;
  return (
    <div className={css.editor}>
      {phone ? (
        <LiniaCards {...drawn} linies={linies} readOnly={readOnly} onDetail={setDetail} opened={focusOn?.row ?? null} />
      ) : (
        <EntryGrid
          {...drawn}
          label={t('fiscal.linies')}
          rowId={({ linia }) => linia.clau}
          rowLook={({ linia }) =>
            ({ linia: undefined, capitol: 'heading' as const, suplit: 'aside' as const })[linia.tipus]
          }
          focusOn={focusOn}
          isBlankRow={({ linia }) => isBlankLinia(linia)}
          onActiveRow={(row) => {
            if (row) last.current = row.linia.clau;
          }}
          onEscape={() => tools.current?.querySelector<HTMLElement>('button')?.focus()}
          {...(readOnly
            ? {}
            : {
                onAddRows: linies.addMany,
                growsWhenPasted: true,
                onRemoveRows: linies.removeMany,
                onMoveRow: ({ linia }: LiniaRow, by: 1 | -1) => linies.move(linia.clau, by),
                onDeleteRow: async ({ linia }: LiniaRow) => {
                  const back = linies.remove(linia.clau);
                  return async () => back();
                },
                rowActions: ({ linia }: LiniaRow) => [
                  { key: 'detall', text: t('fiscal.linia.detall'), onAct: () => setDetail(linia.clau) },
                  ...(opcions && linia.tipus === 'linia'
                    ? [
                        {
                          key: 'opcio',
                          text: t(linia.opcio ? 'fiscal.opcio.treure' : 'fiscal.opcio.fer'),
                          onAct: () => linies.change(linia.clau, { opcio: !linia.opcio }),
                        },
                      ]
                    : []),
                  {
                    key: 'duplicar',
                    text: t('fiscal.linia.duplicar'),
                    onAct: () => setFocusOn({ row: linies.duplicate(linia.clau) }),
                  },
                  {
                    key: 'amunt',
                    text: t('fiscal.linia.amunt'),
                    keys: 'Alt+↑',
                    onAct: () => linies.move(linia.clau, -1),
                  },
                  {
                    key: 'avall',
                    text: t('fiscal.linia.avall'),
                    keys: 'Alt+↓',
                    onAct: () => linies.move(linia.clau, 1),
                  },
                ],
              })}
        />
      )}
      {rows.every(({ linia }) => isBlankLinia(linia)) && !readOnly ? (
        <p className={css.hint}>{t('fiscal.buida')}</p>
      ) : null}
      {wrong > 0 ? (
        <p className={css.unread} role="status">
          {t('fiscal.no_llegides', { n: wrong })}
        </p>
      ) : null}
      {readOnly ? null : (
        <div ref={tools} className={css.tools} role="toolbar" aria-label={t('fiscal.linies')}>
          {addable.map((tipus) => (
            <Button
              key={tipus}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              title={tipus === 'linia' ? 'Ctrl+I' : undefined}
              onClick={() => add(tipus)}
            >
              {t(`fiscal.afegir.${tipus}`)}
            </Button>
          ))}
          {opcions ? (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              title={t('fiscal.opcio.ajuda')}
              onClick={() => {
                setFocusOn({ row: linies.add('linia', last.current, { opcio: true }) });
              }}
            >
              {t('fiscal.afegir.opcio')}
            </Button>
          ) : null}
          {(['descomptes', 'carrecs'] as const).map((list) => (
            <Button
              key={list}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={values[list].length >= 5}
              onClick={() => {
                onChange({ [list]: [...values[list], { concepte: '', percentatge: '0' }] });
                const id = ajustId(`${list}.${values[list].length}`);
                setTimeout(() => {
                  const field = document.getElementById(id);
                  field?.focus();
                  if (field instanceof HTMLInputElement) field.select();
                }, 0);
              }}
            >
              {t(list === 'descomptes' ? 'fiscal.afegir.descompte' : 'fiscal.afegir.carrec')}
            </Button>
          ))}
          <Checkbox
            className={css.withTaxes}
            label={t('fiscal.preus_amb_iva')}
            checked={linies.ambIva}
            onChange={(event) => linies.setAmbIva(event.currentTarget.checked)}
          />
        </div>
      )}
      <CausesStrip linies={values.linies} rates={rates} readOnly={readOnly} onChange={linies.change} />
      <SuplitsStrip linies={values.linies} readOnly={readOnly} onOpen={setDetail} />
      <Ajustos values={values} unread={unread} readOnly={readOnly} onChange={onChange} />
      <LiniaDrawer
        rows={rows}
        clau={detail}
        rates={rates}
        opcions={opcions}
        readOnly={readOnly}
        unread={unread}
        onEdit={linies.edit}
        onChange={linies.change}
        onClose={() => {
          if (detail !== null && !phone) setFocusOn({ row: detail });
          setDetail(null);
        }}
      />
    </div>
  );
};
