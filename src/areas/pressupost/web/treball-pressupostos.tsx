import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballFrame, treballQuery } from '#areas/treball/web/index.tsx';
import type { AnswerOf } from '#contract/route.ts';
import { companyApi } from '#web/company-api.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { ListPanel } from '#web/ui/detail/list-panel.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { pressupostRoutes } from '../contract/routes.ts';
import { pressupostTexts } from '../texts/index.ts';
import { numberOf } from './pressupost-list.tsx';
import { pressupostHref } from './queries.ts';
import { SituacioMark } from './situacio-mark.tsx';

type Found = AnswerOf<typeof pressupostRoutes.list>;
interface Given {
  readonly treball: Treball;
  readonly found: Found;
}
const listOf = (api: ReturnType<typeof useApi>, empresa: number, treball: number) => ({
  queryKey: ['pressupost', 'list', empresa, 'treball', treball],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(pressupostRoutes.list, { params: { id: empresa }, query: { treball_fk: treball, limit: 500 }, signal }),
});
export const resolve = async ({ api, queries, empresa, id }: ResolveContext): Promise<Given> => {
  const treball = await queries.fetchQuery(treballQuery(api, empresa, id('id')));
  return { treball, found: await queries.fetchQuery(listOf(companyApi(api, empresa), empresa, treball.id)) };
};

/** Pressupostos of a work. */
export const Screen = ({ given: { treball, found } }: ScreenProps<Given>) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { data = found } = useQuery({ ...listOf(api, empresa, treball.id), initialData: found, staleTime: 5_000 });
  useTitle(treball.codi, t('pressupost.pressupostos'));
  const create = `/empresa/${empresa}/pressupost/nou?treball=${treball.id}`;
  return (
    <TreballFrame
      treball={treball}
      tab="pressupostos"
      primary={may(pressupostRoutes.create) ? <Button onClick={() => go(create)}>{t('pressupost.nou')}</Button> : null}
    >
      {data.items.length === 0 ? (
        <StatePanel icon={IconFileDescription} sentence={t('pressupost.buit_treball')} />
      ) : (
        <ListPanel>
          {data.items.map((item) => (
            <li key={item.id}>
              <GoLink to={pressupostHref(empresa, item.id)}>{[numberOf(item), item.titol].join(' ')}</GoLink>
              <span>{formats.date(item.data)}</span>
              <SituacioMark situacio={item.situacio} />
              <span>{formats.euros(item.total)}</span>
            </li>
          ))}
        </ListPanel>
      )}
    </TreballFrame>
  );
};
