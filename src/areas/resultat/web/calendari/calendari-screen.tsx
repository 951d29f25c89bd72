import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarDue, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { LOCALE_OF } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { today } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { calendariRoutes } from '../../contract/calendari.ts';
import { resultatTexts } from '../../texts/index.ts';
import css from './calendari.module.css';
import type { Mes } from './mes.ts';
import { MesGraella } from './mes-graella.tsx';
import { SubscriureDialog } from './subscriure-dialog.tsx';
import { VencimentsLlista } from './venciments-llista.tsx';

const mesQuery = (api: Api, empresa: number, mes: string, language: Language) =>
  queryOptions({
    queryKey: ['calendari', empresa, mes, language],
    queryFn: ({ signal }) => api.call(calendariRoutes.mes, { query: { mes }, signal }),
  });
const mesOf = (search: Readonly<Record<string, unknown>>): string => {
  const asked = String(search.mes ?? '');
  return /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today().slice(0, 7);
};

export const resolve = ({ api, queries, empresa, search, language }: ResolveContext): Promise<Mes> =>
  queries.fetchQuery({ ...mesQuery(api, empresa, mesOf(search), language), staleTime: 0 });

/** Calendari d'assaigs: what is due in a month over all the works, and what is late. */
export const Screen = ({ given, search }: ScreenProps<Mes>) => {
  const t = useTexts(resultatTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const phone = useIsPhone();
  const { language } = useLanguage();
  const mes = mesOf(search);
  const { data = given } = useQuery({ ...mesQuery(api, empresa, mes, language), staleTime: 5_000 });
  const [dia, choose] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  useTitle(t('calendari.titol'));
  const step = (by: -1 | 0 | 1): void => {
    choose(null);
    const next = by === 0 ? today() : addDays(`${mes}-${by < 0 ? '01' : '28'}`, by < 0 ? -1 : 7);
    go(`/empresa/${empresa}/calendari?mes=${next.slice(0, 7)}`, { replace: true });
  };
  const nom = new Intl.DateTimeFormat(LOCALE_OF[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mes}-01T00:00:00Z`),
  );
  const shown =
    dia === null ? data.items.filter(({ dies }) => dies === 0) : data.items.filter((one) => one.data === dia);
  return (
    <div className={css.pagina}>
      <header className={css.cap}>
        <h1>{t('calendari.titol')}</h1>
        <div className={css.mes} role="group" aria-label={t('calendari.mes')}>
          <ActionIcon
            variant="default"
            size="var(--control)"
            aria-label={t('calendari.mes_anterior')}
            title={t('calendari.mes_anterior')}
            onClick={() => step(-1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <span className={css.nom} role="status">
            {nom}
          </span>
          <ActionIcon
            variant="default"
            size="var(--control)"
            aria-label={t('calendari.mes_seguent')}
            title={t('calendari.mes_seguent')}
            onClick={() => step(1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
          <Button variant="default" onClick={() => step(0)}>
            {t('calendari.aquest_mes')}
          </Button>
        </div>
        <span className={css.buit} />
        <Button variant="default" onClick={() => ask(true)}>
          {t('calendari.subscriure')}
        </Button>
      </header>
      <div className={css.cos}>
        {phone ? null : <MesGraella data={data} dia={dia} onChoose={(one) => choose(one === dia ? null : one)} />}
        <div className={css.llistes}>
          {data.endarrerits.length > 0 && dia === null ? (
            <VencimentsLlista title={t('calendari.endarrerits')} items={data.endarrerits} />
          ) : null}
          {shown.length > 0 ? (
            <VencimentsLlista title={nom} items={shown} />
          ) : dia !== null || data.items.length === 0 ? (
            <StatePanel icon={IconCalendarDue} sentence={t('calendari.buit')} />
          ) : null}
        </div>
      </div>
      {asked ? <SubscriureDialog onClose={() => ask(false)} /> : null}
    </div>
  );
};
