import { useQuery } from '@tanstack/react-query';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const STALE_MS = 5_000;
const AMOUNTS = [
  ['pressupostat', 'pressupostos'],
  ['facturat', 'factures'],
  ['cobrat', 'factures'],
  ['gastat', 'despeses'],
] as const;

/** What a work was quoted, invoiced, paid and spent in its whole life, for whoever may see the office's money. */
export const HonorarisBlock = ({ treball, href }: { treball: Treball; href: string }) => {
  const may = useMay();
  return may(llibresRoutes.rendiment) ? <Amounts treball={treball} href={href} /> : null;
};

const Amounts = ({ treball, href }: { treball: Treball; href: string }) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const may = useMay();
  const formats = useFormats();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    queryKey: ['rendiment', 'honoraris', empresa, treball.id],
    queryFn: ({ signal }) =>
      api.call(llibresRoutes.rendiment, { params: { id: empresa }, query: { treball_fk: treball.id }, signal }),
    staleTime: STALE_MS,
  });
  const item = data?.items[0];
  return (
    <section className={css.block} aria-labelledby="honoraris" aria-busy={data === undefined}>
      <h2 id="honoraris">{t('treball.honoraris')}</h2>
      {data && !item ? (
        <p className={css.none}>
          {t('treball.honoraris.cap')}{' '}
          {treball.obert && may(pressupostRoutes.create) ? (
            <GoLink to={`${href}/pressupostos`}>{t('treball.honoraris.fer')}</GoLink>
          ) : null}
        </p>
      ) : null}
      {item ? (
        <dl className={css.facts}>
          {AMOUNTS.map(([key, tab]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{t(`treball.honoraris.${key}`)}</dt>
              <dd className={css.amount}>
                <GoLink to={`${href}/${tab}`}>{formats.money(item[key])}</GoLink>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
};
