import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/route.ts';
import { companyApi } from '#web/company-api.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import type { Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { Comparar } from './comparar.tsx';
import { agentQuery, duplicatsQuery } from './queries.ts';

type Found = AnswerOf<typeof agentAccioRoutes.duplicats>;
interface Given {
  readonly found: Found;
  /** The two that are compared, when the address names them. */
  readonly pair: readonly [Agent, Agent] | null;
}

const pairOf = (search: Readonly<Record<string, unknown>>): readonly [number, number] | null => {
  const [a, b] = [Number(search['a']), Number(search['b'])];
  return Number.isSafeInteger(a) && Number.isSafeInteger(b) && a > 0 && b > 0 && a !== b ? [a, b] : null;
};

export const resolve = async ({ api, empresa, queries, search }: ResolveContext): Promise<Given> => {
  const bound = companyApi(api, empresa);
  const pair = pairOf(search);
  const [found, ...agents] = await Promise.all([
    queries.fetchQuery(duplicatsQuery(bound, empresa)),
    ...(pair ?? []).map((id) => queries.fetchQuery(agentQuery(bound, empresa, id))),
  ]);
  const [one, other] = agents;
  return { found, pair: one && other ? [one, other] : null };
};

/** Agents that may be the same one; two of them side by side, and made one. */
export const Screen = ({ given }: ScreenProps<Given>) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data = given.found } = useQuery(duplicatsQuery(api, empresa));
  const href = `/empresa/${empresa}/agent`;
  const { pair } = given;
  useTitle(t(pair ? 'agent.fusio.titol' : 'agent.duplicats'), t('agent.agents'));
  if (pair) return <Comparar key={pair.map(({ id }) => id).join(' ')} agents={pair} />;
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
