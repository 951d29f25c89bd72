import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { FieldError } from '#web/ui/form/fields.tsx';
import { fieldId } from '#web/ui/form/form-types.ts';
import { EntryGrid } from '#web/ui/grid/entry-grid.tsx';
import { type CellIssue, type GridColumn, type GridEdit, rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import type { LiniaDespesa } from '../contract/schemas.ts';
import { type Imports, isAutoliquidada } from '../domain/imports.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { isBlankLinia } from './despesa-values.ts';
import { LiniaCards } from './linia-cards.tsx';
import { type LiniaRow, liniaColumns } from './linia-columns.ts';
import { LiniaDrawer } from './linia-drawer.tsx';
import { newLinia, trepitjaria, withTipus, withTipusKeeping, writtenLinia } from './linia-values.ts';
import type { TipusDespeses } from './tipus.ts';
import { useAskTipus } from './use-ask-tipus.tsx';
import type { DespesaForm } from './use-despesa-form.ts';

const NO_IMPORTS = { quota: 0, quota_recarrec: 0, deduible: 0, despesa: 0 };

/** Lines of an expense: a spreadsheet at the desk, cards on the phone. */
export const LiniesEditor = ({
  form,
  rates,
  kinds,
  imports,
  iva_fk,
  day,
  readOnly,
  onKind,
}: {
  form: DespesaForm;
  rates: TipusFiscals;
  kinds: TipusDespeses;
  imports: Imports;
  /** Rate that a new line starts from. */
  iva_fk: number | null;
  day: string;
  readOnly: boolean;
  /** A kind was chosen: the whole may follow from it. */
  onKind: (id: number) => void;
}) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const phone = useIsPhone();
  const { linies, tipus } = form.values;
  const senseFactura = tipus === 'sense_factura';
  const autoliquidada = isAutoliquidada(form.values);
  const [detail, setDetail] = useState<string | null>(null);
  const [focusOn, setFocusOn] = useState<{ row: string } | null>(null);
  const ask = useAskTipus(rates);
  const unread = useState<UnreadCells>(new Map());
  const tools = useRef<HTMLDivElement>(null);
  const now = useRef(linies);
  now.current = linies;
  const put = (next: readonly LiniaDespesa[]): void => {
    now.current = next;
    form.set('linies', next);
  };
  const edit = (edits: readonly GridEdit[]): void => {
    const given = {
      day,
      senseFactura,
      tipusOf: kinds.get,
      rateOf: (id: number | null) => (id === null || autoliquidada ? null : (rates.tipus.iva(id)?.percentatge ?? null)),
    };
    // What somebody wrote and a new kind would change stays until it is asked.
    const canvis = edits.flatMap(({ row, column, value }) => {
      const linia = now.current.find(({ clau }) => clau === row);
      const to = column === 'tipus_despesa_fk' ? kinds.get((value as number | null) ?? null) : null;
      if (!linia || !to || to.id === linia.tipus_despesa_fk) return [];
      const abans = kinds.get(linia.tipus_despesa_fk);
      const claus = trepitjaria(linia, { abans, tipus: to, iva_fk, senseFactura });
      return claus.length > 0 ? [{ linia, tipus: to, claus }] : [];
    });
    const next = now.current.map((linia) =>
      edits.filter(({ row }) => row === linia.clau).reduce((one, each) => writtenLinia(one, each, given), linia),
    );
    put(
      next.map((linia) => {
        const kept = canvis.find((one) => one.linia.clau === linia.clau);
        return kept && linia.tipus_despesa_fk === kept.tipus.id
          ? {
              ...linia,
              ...withTipusKeeping(kept.linia, kept.tipus, kept.claus, given),
              concepte: linia.concepte,
              base: linia.base,
            }
          : linia;
      }),
    );
    if (canvis.length > 0)
      void ask(canvis).then((yes) => {
        if (yes)
          put(
            now.current.map((linia) => {
              const to = canvis.find((one) => one.linia.clau === linia.clau)?.tipus;
              return to && linia.tipus_despesa_fk === to.id ? withTipus(linia, to.id, to, given) : linia;
            }),
          );
      });
    // What was refused of a cell is over once it is written again.
    for (const { row, column, value } of edits) {
      const place = next.findIndex(({ clau }) => clau === row);
      const linia = next[place];
      if (linia && column in linia) form.set(`linies.${place}.${column}`, linia[column as keyof LiniaDespesa]);
      if (column === 'tipus_despesa_fk' && typeof value === 'number') onKind(value);
    }
  };
  const change = (clau: string, part: Partial<LiniaDespesa>): void =>
    put(now.current.map((one) => (one.clau === clau ? { ...one, ...part } : one)));
  const addMany = (count: number): string[] => {
    const made = Array.from({ length: count }, () => newLinia(senseFactura ? null : iva_fk));
    put([...now.current, ...made]);
    return made.map(({ clau }) => clau);
  };
  const remove = (clau: string): (() => string) => {
    const place = now.current.findIndex((one) => one.clau === clau);
    const gone = now.current[place];
    const rest = now.current.filter((one) => one.clau !== clau);
    put(rest.length > 0 ? rest : [newLinia(senseFactura ? null : iva_fk)]);
    return () => {
      if (gone) put([...now.current.slice(0, place), gone, ...now.current.slice(place)]);
      return clau;
    };
  };
  const duplicate = (clau: string): void => {
    const place = now.current.findIndex((one) => one.clau === clau);
    const from = now.current[place];
    if (!from) return;
    const copy = { ...from, clau: globalThis.crypto.randomUUID() };
    put([...now.current.slice(0, place + 1), copy, ...now.current.slice(place + 1)]);
    setFocusOn({ row: copy.clau });
  };
  const add = (): void => {
    const [row] = addMany(1);
    if (row) setFocusOn({ row });
  };
  useKeys({ 'Ctrl+i': () => (readOnly ? false : add()) });
  useKeyHelp(readOnly ? [] : [{ keys: 'Ctrl+I', text: t('despesa.tecla.linia') }]);
  const rows = linies.map((linia, place) => ({ linia, place, imports: imports.linies[place] ?? NO_IMPORTS }));
  const columns = liniaColumns({ t, formats, rates, kinds, day, linies, senseFactura, autoliquidada, readOnly });
  const issueOf = ({ place }: LiniaRow, column: GridColumn<LiniaRow>): CellIssue | null => {
    const message = form.errorOf(`linies.${place}.${column.key}`);
    return message ? { level: 'error', message } : null;
  };
  const standing = new Set(linies.map(({ clau }) => clau));
  const wrong = [...unread[0].keys()].filter((key) => standing.has(rowOfCell(key))).length;
  // Nothing is kept while a cell cannot be read: it would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only their number counts
  useEffect(() => {
    form.setUnreadable('linies', wrong > 0 ? t('despesa.linia.no_llegides', { n: wrong }) : null);
  }, [wrong, t]);
  const refused = form.errorOf('linies');
  const drawn = { rows, columns, unread, issueOf, onEdit: edit };
  return (
    <section className={css.lines} aria-label={t('despesa.sec.linies')}>
      {phone ? (
        <LiniaCards
          {...drawn}
          readOnly={readOnly}
          kinds={kinds}
          autoliquidada={autoliquidada}
          opened={focusOn?.row ?? linies[0]?.clau ?? null}
          onDetail={setDetail}
          onRemove={(clau) => void remove(clau)}
        />
      ) : (
        <EntryGrid
          {...drawn}
          label={t('despesa.sec.linies')}
          rowId={({ linia }) => linia.clau}
          cellId={({ place }, { key }) => fieldId(`linies.${place}.${key}`)}
          focusOn={focusOn}
          isBlankRow={({ linia }) => isBlankLinia(linia)}
          onEscape={() => tools.current?.querySelector<HTMLElement>('button')?.focus()}
          rowActions={({ linia }: LiniaRow) => [
            { key: 'detall', text: t('despesa.linia.detall'), onAct: () => setDetail(linia.clau) },
            ...(readOnly
              ? []
              : [{ key: 'duplicar', text: t('despesa.linia.duplicar'), onAct: () => duplicate(linia.clau) }]),
          ]}
          {...(readOnly
            ? {}
            : {
                onAddRows: addMany,
                onRemoveRows: (claus: readonly string[]) =>
                  put(now.current.filter(({ clau }) => !claus.includes(clau))),
                onDeleteRow: async ({ linia }: LiniaRow) => {
                  const back = remove(linia.clau);
                  return async () => back();
                },
              })}
        />
      )}
      <div role="alert">{refused ? <FieldError message={refused} /> : null}</div>
      <div ref={tools} className={css.tools} role="toolbar" aria-label={t('despesa.sec.linies')}>
        {readOnly ? null : (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} title="Ctrl+I" onClick={add}>
            {t('despesa.linia.afegir')}
          </Button>
        )}
        {rows.map(({ linia, place }) =>
          linia.be_inversio ? (
            <Button key={linia.clau} variant="subtle" onClick={() => setDetail(linia.clau)}>
              {`${t('despesa.linia.detall_de', { n: place + 1 })}: ${t('despesa.linia.es_be')}`}
            </Button>
          ) : null,
        )}
      </div>
      <LiniaDrawer
        rows={rows}
        clau={detail}
        rates={rates}
        kinds={kinds}
        day={day}
        readOnly={readOnly}
        errorOf={form.errorOf}
        onChange={change}
        onClose={() => {
          if (detail !== null) setFocusOn({ row: detail });
          setDetail(null);
        }}
      />
    </section>
  );
};
