import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lectura } from '#contract/importacio.ts';
import type { Tasca } from '#contract/tasca.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { FieldError } from '#web/ui/form/fields.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { type Importacio, type ImportCamp, type ImportFila, importacioRoutes } from '../contract/importacio.ts';
import { AGENT_KINDS, type AgentKind } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';

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
  importacio: Importacio;
  lectura: Lectura;
  columnes: readonly (ImportCamp | null)[];
  /** The task that ended without importing. */
  ended: Tasca | null;
  onBack: () => void;
  onStarted: (tasca: number) => void;
}) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const [only, setOnly] = useState(false);
  const [all, setAll] = useState(false);
  const [rows, setRows] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [tots, setTots] = useState<AgentKind | null>(null);
  const untyped = !columnes.includes('tipus');
  const asked = { ...lectura, columnes: [...columnes] };
  const query = useInfiniteQuery({
    queryKey: ['agent', 'importar', importacio.id, asked, only],
    queryFn: ({ pageParam, signal }) =>
      api.call(importacioRoutes.revisio, {
        params: { id: importacio.id },
        body: { ...asked, nomes_errors: only, offset: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.offset + page.items.length < page.total ? page.offset + page.items.length : null),
  });
  const first = query.data?.pages[0];
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const imported = first ? first.bones + (all ? first.amb_avisos : rows.length) : 0;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { ...asked, tots: untyped ? tots : null, acceptades: all ? ('totes' as const) : [...rows] };
      onStarted((await api.call(importacioRoutes.fer, { params: { id: importacio.id }, body })).id);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
      setBusy(false);
    }
  };
  const stateOf = (row: ImportFila) =>
    row.faltes.length > 0 ? (
      <Mark form="failed" word={t('agent.importar.error')} />
    ) : row.avisos.length > 0 ? (
      <Mark form="warning" word={t('agent.importar.avis')} />
    ) : (
      <Mark form="satisfied" word={t('agent.importar.be')} />
    );
  return (
    <>
      {ended ? (
        <p className={css.note} role="alert">
          {ended.error?.missatge ?? t('agent.importar.cancellada')}
        </p>
      ) : null}
      {query.error ? <FieldError message={tellFailure(query.error, web).sentence} /> : null}
      <div className={css.line}>
        <span role="status">
          {first
            ? [
                t('agent.importar.bones', { n: formats.integer(first.bones) }),
                t('agent.importar.avisos', { n: formats.integer(first.amb_avisos) }),
                t('agent.importar.faltes', { n: formats.integer(first.amb_faltes) }),
              ].join(' · ')
            : t('agent.importar.pujant')}
        </span>
        <Checkbox
          label={t('agent.importar.nomes')}
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        {first && first.amb_avisos > 0 ? (
          <Checkbox
            label={t('agent.importar.acceptar_tots')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      {untyped ? (
        <NativeSelect
          className={css.kind}
          label={t('agent.importar.tots')}
          description={t('agent.importar.tots_ajuda')}
          value={tots ?? ''}
          data={[
            { value: '', label: t('agent.tipus.sense') },
            ...AGENT_KINDS.map((value) => ({ value, label: t(`agent.tipus.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => setTots(AGENT_KINDS.find((one) => one === value) ?? null)}
        />
      ) : null}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" data-whole>
                {t('agent.importar.fila')}
              </th>
              <th scope="col">{t('agent.importar.estat')}</th>
              <th scope="col">{t('agent.col.nom')}</th>
              <th scope="col">{t('agent.col.nif')}</th>
              <th scope="col">{t('agent.col.poblacio')}</th>
              <th scope="col">{t('agent.col.correu')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.fila}>
                <td data-number>{row.fila}</td>
                <td>
                  <span className={css.said}>
                    {stateOf(row)}
                    {[...row.faltes, ...row.avisos].map((one) => (
                      <span key={`${one.cami} ${one.codi}`}>{one.missatge}</span>
                    ))}
                    {row.faltes.length === 0 && row.avisos.length > 0 ? (
                      <Checkbox
                        aria-label={t('agent.importar.acceptar', { n: row.fila })}
                        label={t('agent.importar.acceptar', { n: row.fila })}
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
                <td>{row.nom || '—'}</td>
                <td>{row.nif || '—'}</td>
                <td>{row.poblacio || '—'}</td>
                <td>{row.email || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('agent.importar.mes')}
        </Button>
      ) : null}
      <p className={css.note}>{t('agent.importar.deixa')}</p>
      <div className={css.end}>
        <Button variant="default" onClick={onBack}>
          {t('agent.importar.enrere')}
        </Button>
        {imported > 0 ? (
          <Button loading={busy} onClick={() => void start()}>
            {t('agent.importar.fer', { n: formats.integer(imported) })}
          </Button>
        ) : null}
      </div>
    </>
  );
};
