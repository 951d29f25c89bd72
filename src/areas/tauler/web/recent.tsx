import { useQuery } from '@tanstack/react-query';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import type { TreballItem } from '#areas/treball/contract/schemas.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { listRecents } from '#web/palette/recents.ts';
import { useApi, useEmpresaId, useMay, useUserId } from '#web/platform.tsx';
import { taulerTexts } from '../texts/index.ts';
import css from './home.module.css';
import { walkLines } from './walk-lines.ts';

/** Kinds of record that are told beside what was opened, by their place in the address. */
const KINDS = ['factura', 'pressupost', 'despesa', 'treball', 'agent'] as const;

/** What this person opened last on this device; where that is nothing yet, works and agents changed last. */
export const Recent = ({ treballs, most }: { treballs: readonly TreballItem[]; most: number }) => {
  const t = useTexts(taulerTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const id = useEmpresaId();
  const opened = listRecents(id, useUserId());
  /** What a record is, in the language of the session: what it was called may be in another. */
  const kindOf = (href: string): string => {
    const kind = KINDS.find((one) => href.startsWith(`/empresa/${id}/${one}/`));
    return kind ? t(`tauler.${kind}`) : '';
  };
  const agents = useQuery({
    queryKey: ['agent', id, 'tauler', 'recents'],
    queryFn: ({ signal }) =>
      api.call(agentRoutes.list, {
        query: { limit: most, baixes: true, ordre_camp: 'canviat', ordre_criteri: 'DESC' },
        signal,
      }),
    enabled: opened.length === 0 && may(agentRoutes.list),
    staleTime: 0,
  });
  const changed = [
    ...treballs.map((item) => ({
      href: `/empresa/${id}/treball/${item.id}`,
      text: `${item.codi} ${item.nom}`,
      second: [item.poblacio, item.promotor].filter(Boolean).join(' · '),
      canviat: item.canviat,
    })),
    ...(agents.data?.items ?? []).map((item) => ({
      href: `/empresa/${id}/agent/${item.id}`,
      text: item.nom_complet,
      second: [t('tauler.agent'), item.poblacio].filter(Boolean).join(' · '),
      canviat: item.canviat,
    })),
  ]
    .sort((one, other) => (one.canviat < other.canviat ? 1 : -1))
    .slice(0, most)
    .map(({ canviat, ...line }) => ({ ...line, quan: formats.instant(canviat) }));
  const lines =
    opened.length === 0
      ? changed
      : opened.slice(0, most).map(({ href, text, about = '', at }) => ({
          href,
          text,
          second: [kindOf(href), about === text ? '' : about].filter(Boolean).join(' · '),
          quan: at === undefined ? '' : formats.instant(new Date(at).toISOString()),
        }));
  if (lines.length === 0) return null;
  return (
    <section className={css.block} aria-labelledby="recent">
      <h2 id="recent">{t('tauler.recents')}</h2>
      <ul className={css.lines} onKeyDown={walkLines}>
        {lines.map(({ href, text, second, quan }) => (
          <li key={href}>
            <GoLink to={href} className={css.line}>
              <span className={css.text}>
                {text}
                {second ? <span className={css.second}>{second}</span> : null}
              </span>
              <span className={css.quiet}>{quan}</span>
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
