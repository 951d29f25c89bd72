import { useQuery } from '@tanstack/react-query';
import { CorreuMark } from '#areas/correu/web/index.tsx';
import { correuRoutes } from '#contract/correu.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { pressupostTexts } from '../texts/index.ts';
import css from './pressupost.module.css';
import { enviamentsKey } from './queries.ts';

/** Letters that the quotation went with, each with its true state; nothing while there is none. */
export const EnviamentsPanel = ({ pressupost }: { pressupost: number }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data } = useQuery({
    queryKey: enviamentsKey(empresa, pressupost),
    queryFn: ({ signal }) =>
      api.call(pressupostEnviamentRoutes.enviaments, { params: { id: empresa, pid: pressupost }, signal }),
    // One that is on its way changes by itself.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ estat }) => estat === 'en_cua' || estat === 'enviant') ? 5_000 : false,
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={css.panel}>
      <h2>{t('pressupost.enviaments')}</h2>
      <ul>
        {items.map(({ id, creat, enviat, per_a, cc, estat, motiu }) => (
          <li key={id}>
            <span>{formats.instant(enviat ?? creat)}</span>
            {may(correuRoutes.get) ? (
              <GoLink to={`/empresa/${empresa}/correu/${id}`}>{[...per_a, ...cc].join(', ')}</GoLink>
            ) : (
              <span>{[...per_a, ...cc].join(', ')}</span>
            )}
            <CorreuMark estat={estat} />
            {motiu ? <span className={css.quiet}>{motiu.missatge}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
