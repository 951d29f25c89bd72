import { Checkbox } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { accioRoutes } from '../contract/accions.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const usuarisQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['treball', 'usuaris', empresa, id],
    queryFn: ({ signal }) => api.call(accioRoutes.usuaris, { params: { id }, signal }),
  });

/** People whom the work is assigned to; each mark is saved at once. */
export const UsuarisSection = ({ treball }: { treball: Treball }) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const query = usuarisQuery(api, empresa, treball.id);
  const { data } = useQuery(query);
  const writable = may(accioRoutes.assign) && treball.obert;
  const assign = async (usuari: number, assignat: boolean): Promise<void> => {
    try {
      const body = assignat ? { assigna: [usuari] } : { treu: [usuari] };
      queries.setQueryData(query.queryKey, await api.call(accioRoutes.assign, { params: { id: treball.id }, body }));
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  return (
    <section className={css.people} aria-labelledby="usuaris">
      <h2 id="usuaris">{t('treball.sec.usuaris')}</h2>
      <p className={css.help}>{t('treball.sec.usuaris_ajuda')}</p>
      {data?.items.length === 0 ? <p className={css.help}>{t('treball.usuaris.cap')}</p> : null}
      <ul>
        {data?.items.map(({ usuari_fk, nom, rol, assignat }) => (
          <li key={usuari_fk}>
            <Checkbox
              label={`${nom} · ${web(`web.rol.${rol}`)}`}
              checked={assignat}
              disabled={!writable}
              onChange={(event) => void assign(usuari_fk, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
