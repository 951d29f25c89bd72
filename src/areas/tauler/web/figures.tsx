import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { type Xifres, xifresRoutes } from '#areas/factura/contract/xifres.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { LOCALE_OF } from '#kernel/language.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { taulerTexts } from '../texts/index.ts';
import css from './figures.module.css';

const HEIGHT = 96;
const WIDTH = 24;
const BAR = 9;

/** What was spent by month, of who reads expenses. */
type Gastat = readonly { readonly mes: number; readonly gastat: number }[];

/** Two bars a month: what was invoiced, full, and what was spent, ruled. The same figures, and what was collected, stand as a table behind. */
const Months = ({ mesos: invoiced, gastat }: Pick<Xifres, 'mesos'> & { gastat: Gastat }) => {
  const t = useTexts(taulerTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const hatch = useId();
  const mesos = invoiced.map((one) => ({ ...one, gastat: gastat.find(({ mes }) => mes === one.mes)?.gastat ?? 0 }));
  const most = Math.max(1, ...mesos.flatMap((one) => [one.facturat, one.gastat]));
  // A month of credit notes goes below the line, which is where nothing is.
  const least = Math.min(0, ...mesos.flatMap((one) => [one.facturat, one.gastat]));
  const tall = (cents: number): number => (Math.abs(cents) / (most - least)) * HEIGHT;
  const zero = tall(most);
  const top = (cents: number): number => zero - (cents > 0 ? tall(cents) : 0);
  const name = (mes: number, style: 'narrow' | 'long'): string =>
    new Intl.DateTimeFormat(LOCALE_OF[language], { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, mes - 1, 1));
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${WIDTH * 12} ${HEIGHT + 1}`}
        role="img"
        aria-label={t('tauler.xifres.grafic')}
      >
        <defs>
          <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4" height="4" className={css.ground} />
            <rect width="2" height="4" className={css.spent} />
          </pattern>
        </defs>
        {mesos.map(({ mes, facturat, gastat: spent }, place) => {
          const left = place * WIDTH + 2;
          const told = t('tauler.xifres.mes', {
            mes: name(mes, 'long'),
            facturat: formats.money(facturat),
            gastat: formats.money(spent),
          });
          return (
            <g key={mes}>
              <title>{told}</title>
              <rect x={left} y={top(facturat)} width={BAR} height={tall(facturat)} className={css.invoiced} />
              <rect
                x={left + BAR + 1}
                y={top(spent)}
                width={BAR}
                height={tall(spent)}
                fill={`url(#${hatch})`}
                className={css.edge}
              />
            </g>
          );
        })}
        <line x1="0" x2={WIDTH * 12} y1={zero} y2={zero} className={css.base} />
      </svg>
      <div className={css.months} aria-hidden>
        {mesos.map(({ mes }) => (
          <span key={mes}>{name(mes, 'narrow')}</span>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>{t('tauler.xifres.grafic')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tauler.xifres.de_mes')}</th>
            <th scope="col">{t('tauler.xifres.facturat')}</th>
            <th scope="col">{t('tauler.xifres.cobrat')}</th>
            <th scope="col">{t('tauler.xifres.gastat')}</th>
          </tr>
        </thead>
        <tbody>
          {mesos.map(({ mes, facturat, cobrat, gastat: spent }) => (
            <tr key={mes}>
              <th scope="row">{name(mes, 'long')}</th>
              <td>{formats.money(facturat)}</td>
              <td>{formats.money(cobrat)}</td>
              <td>{formats.money(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** Whether there is any invoice or quotation at all, a draft too; asked only where no figure says so. */
const useAny = (asked: boolean): boolean => {
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const invoices = useQuery({
    queryKey: ['factura', 'tauler', id, 'alguna'],
    queryFn: ({ signal }) => api.call(facturaRoutes.list, { params: { id }, query: { limit: 1 }, signal }),
    enabled: asked && may(facturaRoutes.list),
    staleTime: 0,
  });
  const quotations = useQuery({
    queryKey: ['pressupost', 'tauler', id, 'algun'],
    queryFn: ({ signal }) => api.call(pressupostRoutes.list, { params: { id }, query: { limit: 1 }, signal }),
    enabled: asked && may(pressupostRoutes.list),
    staleTime: 0,
  });
  return (invoices.data?.total ?? 0) + (quotations.data?.total ?? 0) > 0;
};

/** Figures of the exercise, for whoever reads invoices: invoiced, collected and owed, by month and by how late it is. */
export const Figures = ({ exercici }: { exercici: number }) => {
  const t = useTexts(taulerTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const id = useEmpresaId();
  const allowed = useMay()(xifresRoutes.get);
  const { data, error, refetch } = useQuery({
    queryKey: ['factura', 'xifres', id, exercici],
    queryFn: ({ signal }) => api.call(xifresRoutes.get, { params: { id }, query: { exercici }, signal }),
    enabled: id !== 0 && allowed,
    staleTime: 0,
  });
  const spends = useMay()(despesaRoutes.xifres);
  const { data: spent } = useQuery({
    queryKey: ['despesa', 'xifres', id, exercici],
    queryFn: ({ signal }) => api.call(despesaRoutes.xifres, { params: { id }, query: { exercici }, signal }),
    enabled: id !== 0 && spends,
    staleTime: 0,
  });
  const holds =
    data !== undefined &&
    [
      data.facturat,
      data.cobrat,
      data.pendent,
      data.per_tornar,
      data.garanties,
      spent?.gastat ?? 0,
      spent?.pendent ?? 0,
    ].some((one) => one !== 0);
  const any = useAny(data !== undefined && !holds);
  if (!allowed) return null;
  if (error)
    return (
      <StatePanel icon={IconAlertTriangle} sentence={tellFailure(error, web).sentence} alert>
        <Button onClick={() => void refetch()}>{web('web.reintentar')}</Button>
      </StatePanel>
    );
  if (!data || !(holds || any)) return null;
  const sums = [
    ['facturat', data.facturat, 'tauler.xifres.facturat_ajuda'],
    ['cobrat', data.cobrat, 'tauler.xifres.cobrat_ajuda'],
    ['pendent', data.pendent, 'tauler.xifres.pendent_ajuda'],
    ...(data.per_tornar === 0 ? [] : ([['per_tornar', data.per_tornar, 'tauler.xifres.per_tornar_ajuda']] as const)),
    ...(data.garanties === 0 ? [] : ([['garanties', data.garanties, 'tauler.xifres.garanties_ajuda']] as const)),
    ...(spent
      ? ([
          ['gastat', spent.gastat, 'tauler.xifres.gastat_ajuda'],
          ['deute', spent.pendent, 'tauler.xifres.deute_ajuda'],
        ] as const)
      : []),
  ] as const;
  // An invoice and the credit note of all of it come to nothing.
  const late = data.edats.filter(
    ({ edat, factures, pendent }) => factures > 0 && (edat !== 'no_venc' || pendent !== 0),
  );
  return (
    <section className={css.block} aria-labelledby="figures">
      <h2 id="figures">{t('tauler.xifres', { exercici: String(exercici) })}</h2>
      <dl className={css.sums}>
        {sums.map(([key, cents, help]) => (
          <div key={key} title={t(help)}>
            <dt>
              {key === 'facturat' || key === 'gastat' ? (
                <span className={css.swatch} data-of={key} aria-hidden />
              ) : null}
              {t(`tauler.xifres.${key}`)}
            </dt>
            <dd>{formats.euros(cents)}</dd>
          </div>
        ))}
      </dl>
      <Months mesos={data.mesos} gastat={spent?.mesos ?? []} />
      {late.length > 0 ? (
        <table className={css.ages}>
          <caption>{t('tauler.xifres.per_edat')}</caption>
          <tbody>
            {late.map(({ edat, factures, pendent }) => (
              <tr key={edat}>
                <th scope="row">{t(`tauler.xifres.${edat}`)}</th>
                <td>{t('tauler.xifres.factures', { n: factures })}</td>
                <td>{formats.money(pendent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};
