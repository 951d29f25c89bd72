import { useQuery } from '@tanstack/react-query';
import { calendariRoutes } from '#areas/resultat/contract/calendari.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { taulerTexts } from '../texts/index.ts';
import type { OfficeLine } from './office-line.ts';

/** Tests of 7 days that are late, a line for each work; those of 28 days are counted with its concrete. */
export const useTestsDue = () => {
  const t = useTexts(taulerTexts);
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['calendari', id, language, 'tauler'],
    queryFn: ({ signal }) => api.call(calendariRoutes.mes, { query: {}, signal }),
    enabled: id !== 0 && may(calendariRoutes.mes),
    staleTime: 0,
  });
  const late = (query.data?.endarrerits ?? []).filter(({ tipus }) => tipus === 'assaig_7');
  const lines = [...Map.groupBy(late, ({ treball_fk }) => treball_fk)].flatMap(([treball, those]): OfficeLine[] => {
    const [first] = those;
    if (!first) return [];
    const { codi, nom } = first.treball;
    return [
      {
        key: `assaigs ${treball}`,
        greu: 'assaigs',
        form: 'late',
        mark: t('tauler.marca.endarrerides'),
        text: t('tauler.assaigs_7', { n: those.length }),
        second: `${codi} ${nom}`,
        // Of one zone, there.
        href: `/empresa/${id}/treball/${treball}${those.every(({ cami }) => cami === first.cami) ? first.cami : '/formigo'}`,
      },
    ];
  });
  return { lines, query };
};
