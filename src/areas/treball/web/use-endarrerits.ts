import { useQuery } from '@tanstack/react-query';
import { calendariRoutes } from '#areas/resultat/contract/calendari.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { treballTexts } from '../texts/index.ts';

/** Rows at most of each kind. */
const ROWS = 5;

/** What of a work is past its day: non-conformities by their term, tests of concrete by the zone that they are of. */
export const useEndarrerits = (treball: number, href: string) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['calendari', empresa, language, 'treball'],
    queryFn: ({ signal }) => api.call(calendariRoutes.mes, { query: {}, signal }),
    enabled: may(calendariRoutes.mes),
    staleTime: 5_000,
  });
  const late = (data?.endarrerits ?? []).filter(({ treball_fk }) => treball_fk === treball);
  const line = (key: string, text: string, cami: string, proces: number | null = null) => ({
    key,
    form: 'late' as const,
    word: 'late' as const,
    text,
    href: `${href}${cami}`,
    proces,
  });
  const ncs = late.filter(({ tipus }) => tipus === 'no_conformitat');
  const tests = late.filter(({ tipus }) => tipus === 'assaig_7' || tipus === 'assaig_28');
  return [
    ...ncs
      .slice(0, ROWS)
      .map(({ clau, que, data: dia, cami }) =>
        line(
          clau,
          t('treball.fer.nc_vencuda', { que, data: formats.date(dia) }),
          cami,
          Number(/^\/seguiment\/(\d+)\//.exec(cami)?.[1] ?? 0),
        ),
      ),
    ...[...Map.groupBy(tests, ({ tipus, cami }) => `${tipus} ${cami}`).values()].slice(0, ROWS).flatMap((those) => {
      const [first] = those;
      if (!first) return [];
      const dies = first.tipus === 'assaig_7' ? 7 : 28;
      const text = t('treball.fer.assaigs_tard', {
        n: those.length,
        que: first.que,
        dies,
        data: formats.date(first.data),
      });
      return [line(`${first.tipus} ${first.cami}`, text, first.cami)];
    }),
  ];
};
