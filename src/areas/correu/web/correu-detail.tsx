import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Correu, correuRoutes } from '#contract/correu.ts';
import type { Api } from '#web/api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { showSize } from '#web/ui/files/file-size.ts';
import { correuTexts } from '../texts/index.ts';
import css from './correu.module.css';
import { CorreuMark } from './correu-mark.tsx';

const GOING_MS = 3_000;
const correuQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['correu', empresa, id],
    queryFn: ({ signal }) => api.call(correuRoutes.get, { params: { id }, signal }),
  });

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Correu> =>
  queries.fetchQuery({ ...correuQuery(api, empresa, id('id')), staleTime: 0 });

/** A letter: what it says, how it went, and what a person may decide about it. */
export const Screen = ({ given }: ScreenProps<Correu>) => {
  const t = useTexts(correuTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { queries } = usePlatform();
  const query = correuQuery(api, empresa, given.id);
  const { data: correu = given } = useQuery({
    ...query,
    initialData: given,
    staleTime: 1_000,
    // While it is on its way its state is looked at again.
    refetchInterval: ({ state }) => (['en_cua', 'enviant'].includes(state.data?.estat ?? '') ? GOING_MS : false),
  });
  const list = `/empresa/${empresa}/correu`;
  useTitle(correu.assumpte, t('correu.correu'));
  const waits = correu.estat === 'fallat' || correu.estat === 'dubtos';

  const act = async (route: typeof correuRoutes.retry | typeof correuRoutes.arrived, told: string): Promise<void> => {
    try {
      queries.setQueryData(query.queryKey, await api.call(route, { params: { id: correu.id } }));
      await queries.invalidateQueries({ queryKey: ['correu', 'list'] });
      toast(told);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
      await queries.invalidateQueries({ queryKey: query.queryKey });
    }
  };
  const arrived = async (): Promise<void> => {
    const sure = await askSure({
      title: t('correu.arribat'),
      body: t('correu.arribat_cos'),
      verb: t('correu.arribat'),
      cancel: web('web.cancellar'),
      look: 'primary',
    });
    if (sure) await act(correuRoutes.arrived, t('correu.donat'));
  };
  const facts: readonly (readonly [head: string, value: string])[] = [
    [t('correu.per_a'), correu.per_a.join(', ')],
    [t('correu.cc'), correu.cc.join(', ')],
    [t('correu.intents'), formats.integer(correu.intents)],
    [t('correu.resposta'), correu.resposta ?? ''],
    [t('correu.adjunts'), correu.adjunts.map(({ nom, mida }) => `${nom} (${showSize(mida, formats)})`).join(', ')],
  ];
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('correu.correu'), href: list }}
          title={correu.assumpte}
          mark={<CorreuMark estat={correu.estat} />}
          facts={[
            correu.enviat
              ? t('correu.enviat_el', { quan: formats.instant(correu.enviat) })
              : formats.instant(correu.creat),
          ]}
          primary={
            waits && may(correuRoutes.retry) ? (
              <Button onClick={() => void act(correuRoutes.retry, t('correu.fet'))}>{t('correu.reintentar')}</Button>
            ) : null
          }
          actions={
            correu.estat === 'dubtos' && may(correuRoutes.arrived)
              ? [{ key: 'arribat', text: t('correu.arribat'), onAct: () => void arrived() }]
              : []
          }
        />
      }
    >
      {correu.motiu ? (
        <p className={css.reason} role="status">
          {correu.motiu.missatge} {correu.proper ? t('correu.proper', { quan: formats.instant(correu.proper) }) : ''}
        </p>
      ) : null}
      <section className={css.letter}>
        <dl className={css.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([head, value]) => (
              <div key={head}>
                <dt>{head}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <p className={css.text}>{correu.text || <em>{t('correu.sense_text')}</em>}</p>
      </section>
    </DetailPage>
  );
};
