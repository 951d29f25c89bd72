import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { ImportReview, useReview } from '#web/ui/imports/import-review.tsx';
import type { ImportRoom } from '#web/ui/imports/import-room.ts';
import type { ImportFlow } from '#web/ui/imports/use-import.ts';
import { type ImportCampDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';
import { useTipusDespesa } from './tipus.ts';

/** Revisió of expenses: what the rows come to, which suppliers are new, and the kind of what says none. */
export const StepRevisio = ({
  room,
  flow: { lectura, columnes, ended, started, setReviewing },
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
  const [tipus_despesa_fk, setTipus] = useState<number | null>(null);
  const [crea_proveidors, setCrea] = useState(true);
  const params = { id: empresa, iid: id };
  const asked = { ...lectura, columnes: [...columnes], tipus_despesa_fk, crea_proveidors };
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
    ? { despeses: 0, total: 0 }
    : review.all
      ? first.per_acceptar
      : { despeses: taken.size, total: [...taken.values()].reduce((sum, one) => sum + one, 0) };
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
                nous: first.proveidors_nous,
              })}
              {first.per_acceptar.despeses > accepted.despeses
                ? ` ${t('despesa.importar.fan_avisos', {
                    despeses: first.per_acceptar.despeses - accepted.despeses,
                    total: formats.money(first.per_acceptar.total - accepted.total),
                  })}`
                : null}
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
        </>
      )}
      onBack={() => setReviewing(false)}
    />
  );
};
