import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/route.ts';
import { companyApi } from '#web/company-api.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { Comparar } from './comparar.tsx';
import { agentQuery, duplicatsQuery } from './queries.ts';

type Found = AnswerOf<typeof agentAccioRoutes.duplicats>;
const pairOf = (search: Readonly<Record<string, unknown>>): readonly [number, number] | null => {
  const [a, b] = [Number(search['a']), Number(search['b'])];
  return Number.isSafeInteger(a) && Number.isSafeInteger(b) && a > 0 && b > 0 && a !== b ? [a, b] : null;
};

export const resolve = ({ api, empresa, queries }: ResolveContext): Promise<Found> =>
  queries.fetchQuery(duplicatsQuery(companyApi(api, empresa), empresa));

/** The two that the address names, side by side. */
const Pair = ({ ids: [a, b] }: { ids: readonly [number, number] }) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const web = useTexts(webTexts);
  const one = useQuery(agentQuery(api, empresa, a));
  const other = useQuery(agentQuery(api, empresa, b));
  const error = one.error ?? other.error;
  if (error) return <StatePanel icon={IconAlertTriangle} sentence={tellFailure(error, web).sentence} alert />;
  return one.data && other.data ? <Comparar agents={[one.data, other.data]} /> : null;
};

/** Agents that may be the same one; two of them side by side, and made one. */
export const Screen = ({ given, search }: ScreenProps<Found>) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data = given } = useQuery(duplicatsQuery(api, empresa));
  const href = `/empresa/${empresa}/agent`;
  const pair = pairOf(search);
  useTitle(t(pair ? 'agent.fusio.titol' : 'agent.duplicats'), t('agent.agents'));
  if (pair) return <Pair key={pair.join(' ')} ids={pair} />;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.agents'), href }}
          title={t('agent.duplicats')}
          facts={data.total > 0 ? [t('agent.duplicats.compte', { n: data.total })] : []}
        />
      }
    >
      {data.items.length === 0 ? (
        <StatePanel icon={IconCircleCheck} sentence={t('agent.duplicats.cap')} />
      ) : (
        <div className={css.sheet}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('agent.duplicats.un')}</th>
                <th scope="col">{t('agent.duplicats.altre')}</th>
                <th scope="col">{t('agent.duplicats.motiu')}</th>
                <th scope="col">
                  <span hidden>{t('agent.duplicats.comparar')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ agents, motius }) => (
                <tr key={agents.map(({ id }) => id).join(' ')}>
                  {agents.map((agent) => (
                    <td key={agent.id}>
                      <GoLink to={`${href}/${agent.id}`}>{agent.nom_complet}</GoLink>
                      <div className={css.empty}>
                        {[agent.nif, agent.poblacio, agent.baixa ? t('agent.baixa') : ''].filter(Boolean).join(' · ')}
                      </div>
                    </td>
                  ))}
                  <td>
                    {motius.map((motiu) => (
                      <div key={motiu}>
                        <Mark
                          form={motiu === 'nom_semblant' ? 'pending' : 'warning'}
                          word={t(`agent.duplicats.motiu.${motiu}`)}
                        />
                      </div>
                    ))}
                  </td>
                  <td data-end>
                    {may(agentAccioRoutes.merge) ? (
                      <GoLink to={`${href}/duplicats?a=${agents[0].id}&b=${agents[1].id}`}>
                        {t('agent.duplicats.comparar')}
                      </GoLink>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DetailPage>
  );
};
