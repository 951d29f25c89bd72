import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lectura } from '#contract/importacio.ts';
import type { Tasca } from '#contract/tasca.ts';
import { isCalendarDate } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { FieldError } from '#web/ui/form/fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import {
  type ImportacioDespesa,
  type ImportCampDespesa,
  type ImportFilaDespesa,
  importacioDespesaRoutes,
} from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';
import { useTipusDespesa } from './tipus.ts';

const PAGE = 100;

/** Revisió: every row with what stops it and what may be accepted, one by one or all at once. */
export const StepRevisio = ({
  importacio,
  lectura,
  columnes,
  ended,
  onBack,
  onStarted,
}: {
  importacio: ImportacioDespesa;
  lectura: Lectura;
  columnes: readonly (ImportCampDespesa | null)[];
  /** The task that ended without importing. */
  ended: Tasca | null;
  onBack: () => void;
  onStarted: (tasca: number) => void;
}) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const kinds = useTipusDespesa();
  const [only, setOnly] = useState(false);
  const [all, setAll] = useState(false);
  const [rows, setRows] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [tipus_despesa_fk, setTipus] = useState<number | null>(null);
  const [crea_proveidors, setCrea] = useState(true);
  const params = { id: empresa, iid: importacio.id };
  const asked = { ...lectura, columnes: [...columnes], tipus_despesa_fk, crea_proveidors };
  const query = useInfiniteQuery({
    queryKey: ['despesa', 'importar', importacio.id, asked, only],
    queryFn: ({ pageParam, signal }) =>
      api.call(importacioDespesaRoutes.revisio, {
        params,
        body: { ...asked, nomes_errors: only, offset: pageParam, limit: PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
  });
  const first = query.data?.pages[0];
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const imported = first ? first.bones + (all ? first.amb_avisos : rows.length) : 0;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { ...asked, acceptades: all ? ('totes' as const) : [...rows] };
      onStarted((await api.call(importacioDespesaRoutes.fer, { params, body })).id);
    } catch (error) {
      toastError(tellFault(error, web));
      setBusy(false);
    }
  };
  const stateOf = (row: ImportFilaDespesa) =>
    row.faltes.length > 0 ? (
      <Mark form="failed" word={t('despesa.importar.error')} />
    ) : row.avisos.length > 0 ? (
      <Mark form="warning" word={t('despesa.importar.avis')} />
    ) : (
      <Mark form="satisfied" word={t('despesa.importar.be')} />
    );
  return (
    <>
      {ended ? (
        <p className={css.note} role="alert">
          {ended.error?.missatge ?? t('despesa.importar.cancellada')}
        </p>
      ) : null}
      {query.error ? <FieldError message={tellFault(query.error, web)} /> : null}
      <div className={css.line}>
        <span role="status">
          {first
            ? [
                t('despesa.importar.bones', { n: formats.integer(first.bones) }),
                t('despesa.importar.avisos', { n: formats.integer(first.amb_avisos) }),
                t('despesa.importar.faltes', { n: formats.integer(first.amb_faltes) }),
              ].join(' · ')
            : t('despesa.importar.pujant')}
        </span>
        <Checkbox
          label={t('despesa.importar.nomes')}
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        {first && first.amb_avisos > 0 ? (
          <Checkbox
            label={t('despesa.importar.acceptar_tots')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      {first ? (
        <p className={css.note}>
          {t('despesa.importar.fan', {
            despeses: first.despeses,
            total: formats.money(first.total_import),
            nous: first.proveidors_nous,
          })}
        </p>
      ) : null}
      {first && (first.proveidors_nous > 0 || !crea_proveidors) ? (
        <Checkbox
          label={t('despesa.importar.crea')}
          description={t('despesa.importar.crea_ajuda')}
          checked={crea_proveidors}
          onChange={(event) => setCrea(event.currentTarget.checked)}
        />
      ) : null}
      <NativeSelect
        className={css.kind}
        label={t('despesa.importar.tipus_tots')}
        value={String(tipus_despesa_fk ?? '')}
        data={[
          { value: '', label: '—' },
          ...kinds.optionsFor([tipus_despesa_fk]).map(({ value, text }) => ({ value: String(value), label: text })),
        ]}
        onChange={(event) => setTipus(Number(event.currentTarget.value) || null)}
      />
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" data-whole>
                {t('despesa.importar.fila')}
              </th>
              <th scope="col">{t('despesa.importar.estat')}</th>
              <th scope="col">{t('despesa.importar.camp.data')}</th>
              <th scope="col">{t('despesa.importar.camp.proveidor')}</th>
              <th scope="col">{t('despesa.importar.camp.num_factura')}</th>
              <th scope="col">{t('despesa.importar.camp.tipus_despesa')}</th>
              <th scope="col" data-number>
                {t('despesa.col.base')}
              </th>
              <th scope="col" data-number>
                {t('despesa.col.quota')}
              </th>
              <th scope="col" data-number>
                {t('despesa.col.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.fila}>
                <td data-number>{row.fila}</td>
                <td>
                  <span className={css.said}>
                    {stateOf(row)}
                    {row.de_fila === row.fila ? null : (
                      <span>{t('despesa.importar.linia_de', { n: row.de_fila })}</span>
                    )}
                    {[...row.faltes, ...row.avisos].map((one) => (
                      <span key={`${one.cami} ${one.codi}`}>{one.missatge}</span>
                    ))}
                    {row.faltes.length === 0 && row.avisos.length > 0 ? (
                      <Checkbox
                        label={t('despesa.importar.acceptar', { n: row.fila })}
                        checked={all || rows.includes(row.fila)}
                        disabled={all}
                        onChange={() =>
                          setRows(
                            rows.includes(row.fila) ? rows.filter((one) => one !== row.fila) : [...rows, row.fila],
                          )
                        }
                      />
                    ) : null}
                  </span>
                </td>
                <td data-whole>{isCalendarDate(row.data) ? formats.date(row.data) : row.data || '—'}</td>
                <td>
                  <span className={css.said}>
                    <span>{[row.proveidor, row.nif].filter(Boolean).join(' · ') || '—'}</span>
                    {row.proveidor_nou ? <span className={css.quiet}>{t('despesa.importar.nou')}</span> : null}
                  </span>
                </td>
                <td>{row.num_factura || '—'}</td>
                <td>{row.tipus_despesa || '—'}</td>
                <td data-number>{formats.money(row.base)}</td>
                <td data-number>{formats.money(row.quota)}</td>
                <td data-number>{formats.money(row.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('despesa.importar.mes')}
        </Button>
      ) : null}
      <p className={css.note}>{t('despesa.importar.deixa')}</p>
      <div className={css.end}>
        <Button variant="default" onClick={onBack}>
          {t('despesa.importar.enrere')}
        </Button>
        {imported > 0 ? (
          <Button loading={busy} onClick={() => void start()}>
            {t('despesa.importar.fer')}
          </Button>
        ) : null}
      </div>
    </>
  );
};
