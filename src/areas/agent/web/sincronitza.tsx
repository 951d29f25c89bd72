import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/route.ts';
import { companyApi } from '#web/company-api.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { useAgentWords } from './agent-words.ts';
import { desfasatsQuery } from './queries.ts';
import { UsLink, useUsHref } from './us-link.tsx';

type Given = AnswerOf<typeof agentAccioRoutes.check>;
const agentOf = (search: Readonly<Record<string, unknown>>): number | undefined => {
  const id = Number(search['agent']);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const resolve = ({ api, empresa, queries, search }: ResolveContext): Promise<Given> =>
  queries.fetchQuery(desfasatsQuery(companyApi(api, empresa), empresa, { agent: agentOf(search) }));

/** Agents whose data open works hold as they were: what changed, where, and bringing them up to date. */
export const Screen = ({ given, search }: ScreenProps<Given>) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const words = useAgentWords();
  const api = useApi();
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const hrefOf = useUsHref();
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const agent = agentOf(search);
  const { data = given } = useQuery(desfasatsQuery(api, empresa, { agent }));
  const back = agent === undefined ? `/empresa/${empresa}/agent` : `/empresa/${empresa}/agent/${agent}`;
  useTitle(t('agent.sincronitza.titol'), t('agent.agents'));
  const apply = async (): Promise<void> => {
    setBusy(true);
    try {
      const done = await api.call(agentAccioRoutes.sync, { query: { agent_fk: agent } });
      await queries.invalidateQueries({ predicate: ({ queryKey: [room] }) => room === 'agent' || room === 'treball' });
      toast(t('agent.sincronitza.fet', { n: done.treballs }));
      go(back, { replace: true });
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
      setBusy(false);
    }
  };
  const counted = t('agent.sincronitza.compte', { agents: data.agents.length, treballs: data.treballs });
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.agents'), href: back }}
          title={t('agent.sincronitza.titol')}
          facts={data.agents.length > 0 ? [counted] : []}
          primary={
            data.agents.length > 0 && may(agentAccioRoutes.sync) ? (
              <Button loading={busy} onClick={() => void apply()}>
                {t('agent.sincronitza.fer', { n: data.treballs })}
              </Button>
            ) : null
          }
        />
      }
    >
      {data.agents.length === 0 ? (
        <StatePanel icon={IconCircleCheck} sentence={t('agent.sincronitza.cap')} />
      ) : (
        <>
          <p className={css.lead}>{t('agent.sincronitza.que')}</p>
          <div className={css.sheet}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('agent.agent')}</th>
                  <th scope="col">{t('agent.sincronitza.canvis')}</th>
                  <th scope="col">{t('agent.sincronitza.treballs')}</th>
                </tr>
              </thead>
              <tbody>
                {data.agents.map((one) => (
                  <tr key={one.agent_fk}>
                    <td>
                      <GoLink to={`/empresa/${empresa}/agent/${one.agent_fk}`}>{one.nom}</GoLink>
                    </td>
                    <td>
                      <ul className={css.list}>
                        {one.canvis
                          .filter(({ camp }) => camp !== 'nom_complet')
                          .map(({ camp, abans, despres }) => (
                            <li key={camp}>
                              {words.field(camp)}: <s>{words.show(camp, abans) || '—'}</s> <span aria-hidden>→</span>{' '}
                              {words.show(camp, despres) || '—'}
                            </li>
                          ))}
                      </ul>
                    </td>
                    <td>
                      <ul className={css.list}>
                        {one.usos.map((us) => (
                          <li key={`${us.tipus} ${us.id}`}>
                            <UsLink us={us} href={hrefOf(us)} />
                          </li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </DetailPage>
  );
};
