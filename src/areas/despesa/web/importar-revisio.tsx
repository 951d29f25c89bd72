import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { readOfTab, writeOfTab } from '#web/storage.ts';
import { ImportReview, useReview } from '#web/ui/imports/import-review.tsx';
import type { ImportRoom } from '#web/ui/imports/import-room.ts';
import type { ImportFlow } from '#web/ui/imports/use-import.ts';
import { type ImportCampDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';
import { useTipusDespesa } from './tipus.ts';

interface Said {
  readonly tipus_despesa_fk: number | null;
  readonly crea_proveidors: boolean;
  /** Which kind each name of the sheet is that none is called by. */
  readonly tipus_escrits: readonly { readonly text: string; readonly tipus_despesa_fk: number }[];
}
const keptKey = (id: number): string => `importar.despesa.${id}.revisio`;

/** Revisió of expenses: what the rows come to, which suppliers are new, and the kind of what says none. */
export const StepRevisio = ({
  room,
  flow: { importacio, lectura, columnes, ended, started, setReviewing },
  id,
}: {
  room: ImportRoom<ImportCampDespesa>;
  flow: ImportFlow<ImportCampDespesa>;
  id: number;
}) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const kinds = useTipusDespesa();
  const [{ tipus_despesa_fk, crea_proveidors, tipus_escrits }, setSaid] = useState<Said>(
    () => readOfTab<Said>(keptKey(id)) ?? { tipus_despesa_fk: null, crea_proveidors: true, tipus_escrits: [] },
  );
  const say = (part: Partial<Said>): void => {
    const said = { tipus_despesa_fk, crea_proveidors, tipus_escrits, ...part };
    // A reload finds it again.
    writeOfTab(keptKey(id), said);
    setSaid(said);
  };
  const params = { id: empresa, iid: id };
  const asked = {
    ...lectura,
    columnes: [...columnes],
    tipus_despesa_fk,
    crea_proveidors,
    tipus_escrits: [...tipus_escrits],
  };
  const review = useReview(room, {
    id,
    asked,
    page: (page, signal) => api.call(importacioDespesaRoutes.revisio, { params, body: { ...asked, ...page }, signal }),
    start: async (acceptades) =>
      (await api.call(importacioDespesaRoutes.fer, { params, body: { ...asked, acceptades } })).id,
    onStarted: started,
    steady: true,
  });
  const { first } = review;
  // An expense comes in once every warning of its rows is accepted.
  const taken = new Map(
    review.items
      .filter(({ avisos, total_despesa }) => avisos.length > 0 && total_despesa !== null)
      .map(({ de_fila, total_despesa }) => [de_fila, total_despesa ?? 0]),
  );
  for (const { de_fila, fila, avisos } of review.items)
    if (avisos.length > 0 && !review.rows.includes(fila)) taken.delete(de_fila);
  const accepted = !first
    ? { despeses: 0, total: 0, nous: 0 }
    : review.all
      ? first.per_acceptar
      : {
          despeses: taken.size,
          total: [...taken.values()].reduce((sum, one) => sum + one, 0),
          nous: new Set(
            review.items
              .filter(({ de_fila, proveidor_nou }) => proveidor_nou && taken.has(de_fila))
              .map(({ nif, proveidor }) => nif || proveidor),
          ).size,
        };
  const files = first ? first.bones + first.amb_avisos + first.amb_faltes : 0;
  const deTotals = first && importacio && importacio.total > files;
  const options = [
    { value: '', label: '—' },
    ...kinds
      .optionsFor([tipus_despesa_fk, ...tipus_escrits.map((one) => one.tipus_despesa_fk)])
      .map(({ value, text }) => ({ value: String(value), label: text })),
  ];
  return (
    <ImportReview
      room={room}
      review={review}
      ended={ended}
      options={
        <>
          {first ? (
            <p className={css.note}>
              {t('despesa.importar.fan', {
                despeses: first.sense_avisos.despeses + accepted.despeses,
                total: formats.money(first.sense_avisos.total + accepted.total),
                nous: first.sense_avisos.nous + accepted.nous,
              })}
              {first.per_acceptar.despeses > accepted.despeses
                ? ` ${t('despesa.importar.fan_avisos', {
                    despeses: first.per_acceptar.despeses - accepted.despeses,
                    total: formats.money(first.per_acceptar.total - accepted.total),
                  })}`
                : null}
            </p>
          ) : null}
          {first && (first.sense_avisos.nous + first.per_acceptar.nous > 0 || !crea_proveidors) ? (
            <Checkbox
              label={t('despesa.importar.crea')}
              description={t('despesa.importar.crea_ajuda')}
              checked={crea_proveidors}
              onChange={(event) => say({ crea_proveidors: event.currentTarget.checked })}
            />
          ) : null}
          <NativeSelect
            className={css.kind}
            label={t('despesa.importar.tipus_tots')}
            value={String(tipus_despesa_fk ?? '')}
            data={options}
            onChange={(event) => say({ tipus_despesa_fk: Number(event.currentTarget.value) || null })}
          />
          {first && first.tipus_no_trobats.length > 0 ? (
            <fieldset className={css.kinds}>
              <legend>{t('despesa.importar.tipus_escrits')}</legend>
              {first.tipus_no_trobats.map((text) => (
                <NativeSelect
                  key={text}
                  className={css.kind}
                  label={t('despesa.importar.tipus_escrit', { text })}
                  value={String(tipus_escrits.find((one) => one.text === text)?.tipus_despesa_fk ?? '')}
                  data={options}
                  onChange={(event) => {
                    const to = Number(event.currentTarget.value);
                    const others = tipus_escrits.filter((one) => one.text !== text);
                    say({ tipus_escrits: to ? [...others, { text, tipus_despesa_fk: to }] : others });
                  }}
                />
              ))}
            </fieldset>
          ) : null}
          {deTotals ? (
            <p className={css.note} role="status">
              {t('despesa.importar.fila_totals')}
            </p>
          ) : null}
        </>
      }
      heads={
        <>
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
        </>
      }
      note={(row) =>
        row.de_fila === row.fila ? null : <span>{t('despesa.importar.linia_de', { n: row.de_fila })}</span>
      }
      cells={(row) => (
        <>
          <td data-label={t('despesa.importar.camp.data')} data-whole>
            {isCalendarDate(row.data) ? formats.date(row.data) : row.data || '—'}
          </td>
          <td data-label={t('despesa.importar.camp.proveidor')}>
            <span className={css.said}>
              <span>{[row.proveidor, row.nif].filter(Boolean).join(' · ') || '—'}</span>
              {row.proveidor_nou ? <span className={css.quiet}>{t('despesa.importar.nou')}</span> : null}
            </span>
          </td>
          <td data-label={t('despesa.importar.camp.num_factura')}>{row.num_factura || '—'}</td>
          <td data-label={t('despesa.importar.camp.tipus_despesa')} data-words>
            {row.tipus_despesa || '—'}
          </td>
          <td data-label={t('despesa.col.base')} data-number>
            {formats.money(row.base)}
          </td>
          <td data-label={t('despesa.col.quota')} data-number>
            {formats.money(row.quota)}
          </td>
          <td data-label={t('despesa.col.total')} data-number>
            {formats.money(row.total)}
          </td>
        </>
      )}
      onBack={() => setReviewing(false)}
    />
  );
};
