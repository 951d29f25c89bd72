import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { despesaRoutes } from '../contract/routes.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { PagadaMark } from './despesa-mark.tsx';
import { whoOf } from './list-columns.tsx';

const ofTreball = (api: ResolveContext['api'], empresa: number, id: number) => ({
  queryKey: ['despesa', 'list', 'treball', empresa, id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(despesaRoutes.ofTreball, {
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

/** Expenses of one work, with the part of each that is its own, and a new one of it. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data } = useQuery(ofTreball(api, empresa, given.id));
  const items = data?.items ?? [];
  useTitle(t('despesa.tab.treball'), given.codi);
  const create = may(despesaRoutes.create) ? (
    <GoLink to={`/empresa/${empresa}/despesa/nova?treball=${given.id}`} className={css.primary}>
      {t('despesa.nova')}
    </GoLink>
  ) : null;
  return (
    <TreballFrame treball={given} tab="despeses" primary={items.length > 0 ? create : null}>
      {items.length === 0 ? (
        <StatePanel icon={IconReceiptEuro} sentence={t('despesa.buit_treball')}>
          {create}
        </StatePanel>
      ) : (
        <section className={css.panel}>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  {(['numero', 'data', 'proveidor', 'num_factura', 'tipus', 'pagada'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`despesa.col.${key}`)}
                    </th>
                  ))}
                  {(['base', 'total'] as const).map((key) => (
                    <th key={key} scope="col" data-align="right">
                      {t(`despesa.col.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.id}>
                    <td>
                      <GoLink to={`/empresa/${empresa}/despesa/${item.id}`}>{`${item.exercici}/${item.numero}`}</GoLink>
                    </td>
                    <td>{formats.date(item.data)}</td>
                    <td>{whoOf(t, item)}</td>
                    <td>{item.num_factura || '—'}</td>
                    <td>{item.tipus_despesa.map(({ nom }) => nom).join(', ') || '—'}</td>
                    <td>
                      <PagadaMark {...item} />
                    </td>
                    <td data-align="right">{formats.money(item.base)}</td>
                    <td data-align="right">{formats.money(item.total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data ? (
            <p className={css.due}>
              {t('despesa.suma_treball', {
                despeses: data.sumes.despeses,
                base: formats.money(data.sumes.base),
                total: formats.money(data.sumes.total),
              })}
            </p>
          ) : null}
        </section>
      )}
    </TreballFrame>
  );
};
