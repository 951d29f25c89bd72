import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { FacturaMark } from './factura-mark.tsx';
import { sumesDites } from './sumes.ts';

const ofTreball = (api: ResolveContext['api'], empresa: number, id: number) => ({
  queryKey: ['factura', 'list', 'treball', empresa, id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(facturaRoutes.ofTreball, {
      params: { id },
      query: { limit: 500, ordre_camp: 'data', ordre_criteri: 'DESC' },
      signal,
    }),
});

export const resolve = async ({ api, queries, empresa, id }: ResolveContext) => {
  const [treball] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(ofTreball(api, empresa, id('id'))),
  ]);
  return treball;
};

/** Invoices of one work, and a new one of it. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data } = useQuery(ofTreball(api, empresa, given.id));
  const items = data?.items ?? [];
  useTitle(t('factura.tab.treball'), given.codi);
  const create = may(facturaRoutes.create) ? (
    <GoLink to={`/empresa/${empresa}/factura/nova?treball=${given.id}`} className={css.primary}>
      {t('factura.nova')}
    </GoLink>
  ) : null;
  return (
    <TreballFrame treball={given} tab="factures" primary={items.length > 0 ? create : null}>
      {items.length === 0 ? (
        <StatePanel icon={IconFileInvoice} sentence={t('factura.buit_treball')}>
          {create}
        </StatePanel>
      ) : (
        <section className={css.panel}>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  {(['numero', 'data', 'client', 'venciment', 'estat'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`factura.col.${key}`)}
                    </th>
                  ))}
                  {(['total', 'a_pagar', 'pendent'] as const).map((key) => (
                    <th key={key} scope="col" data-align="right">
                      {t(`factura.col.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.id}>
                    <td>
                      <GoLink to={`/empresa/${empresa}/factura/${item.id}`}>
                        {item.numero ?? t('factura.situacio.esborrany')}
                      </GoLink>
                    </td>
                    <td>{formats.date(item.data)}</td>
                    <td>{item.agent?.nom ?? '—'}</td>
                    <td>{formats.date(item.venciment)}</td>
                    <td>
                      <FacturaMark {...item} />
                    </td>
                    <td data-align="right">{formats.money(item.total_factura)}</td>
                    <td data-align="right">{formats.money(item.total)}</td>
                    <td data-align="right">{item.situacio === 'esborrany' ? '—' : formats.money(item.pendent)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data ? <p className={css.due}>{sumesDites(t, formats, data)}</p> : null}
        </section>
      )}
    </TreballFrame>
  );
};
