import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { Comparar } from './comparar.tsx';
import { agentQuery, duplicatsQuery } from './queries.ts';

type Found = AnswerOf<typeof agentAccioRoutes.duplicats>;
type Alike = Found['items'][number]['agents'];
const pairOf = (search: Readonly<Record<string, unknown>>): readonly [number, number] | null => {
  const [a, b] = [Number(search['a']), Number(search['b'])];
  return Number.isSafeInteger(a) && Number.isSafeInteger(b) && a > 0 && b > 0 && a !== b ? [a, b] : null;
};

export const resolve = ({ api, empresa, queries }: ResolveContext): Promise<Found> =>
  queries.fetchQuery(duplicatsQuery(companyApi(api, empresa), empresa));

const NONE: Found = { total: 0, descartats: 0, items: [] };

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
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const queries = useQueryClient();
  const apart = search['descartats'] === true || search['descartats'] === '1' || search['descartats'] === 1;
  const { data = apart ? NONE : given } = useQuery(duplicatsQuery(api, empresa, apart));
  const href = `/empresa/${empresa}/agent`;
  const tell = async ([one, other]: Alike): Promise<void> => {
    try {
      await api.call(agentAccioRoutes.tellApart, {
        params: { id: one.id },
        body: { altre: other.id, diferents: !apart },
      });
    } catch (error) {
      return void toastError(tellFailure(error, web).sentence);
    }
    await queries.invalidateQueries({ queryKey: ['agent', 'duplicats', empresa] });
    if (!apart) toast(t('agent.duplicats.descartada', { un: one.nom_complet, altre: other.nom_complet }));
  };
  const pair = pairOf(search);
  const title = t(apart ? 'agent.duplicats.titol_descartades' : 'agent.duplicats');
  useTitle(pair ? t('agent.fusio.titol') : title, t('agent.agents'));
  if (pair) return <Pair key={pair.join(' ')} ids={pair} />;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={apart ? { text: t('agent.duplicats'), href: `${href}/duplicats` } : { text: t('agent.agents'), href }}
          title={title}
          facts={[
            data.total > 0 && t('agent.duplicats.compte', { n: data.total }),
            !apart && data.descartats > 0 && (
              <GoLink key="descartades" to={`${href}/duplicats?descartats=1`}>
                {t('agent.duplicats.descartades', { n: data.descartats })}
              </GoLink>
            ),
          ].filter(Boolean)}
        />
      }
    >
      {data.items.length === 0 ? (
        <StatePanel
          icon={IconCircleCheck}
          sentence={t(apart ? 'agent.duplicats.cap_descartada' : 'agent.duplicats.cap')}
        />
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
                      <div className={css.choices}>
                        {apart ? null : (
                          <GoLink to={`${href}/duplicats?a=${agents[0].id}&b=${agents[1].id}`}>
                            {t('agent.duplicats.comparar')}
                          </GoLink>
                        )}
                        <Button variant="subtle" size="compact-sm" onClick={() => void tell(agents)}>
                          {t(apart ? 'agent.duplicats.tornar' : 'agent.duplicats.diferents')}
                        </Button>
                      </div>
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
