import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentRoutes } from '../contract/routes.ts';
import { AGENT_KINDS, type Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { AdrecesSection, ContacteSection } from './agent-contact-fields.tsx';
import {
  IdentitatSection,
  KindsSection,
  NotesSection,
  ProfessionSection,
  RepresentantSection,
} from './agent-fields.tsx';
import { FiscalSection, focusDir3 } from './agent-fiscal-fields.tsx';
import { AgentUsos } from './agent-usos.tsx';
import { useAgentWords } from './agent-words.ts';
import { agentQuery } from './queries.ts';
import { SincronitzaNotice } from './sincronitza-notice.tsx';
import { useAgentActions } from './use-agent-actions.tsx';
import { useAgentForm } from './use-agent-form.ts';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Agent> =>
  queries.fetchQuery(agentQuery(api, empresa, id('id')));

/** Agent: Dades, Usat a, Historial. */
export const Screen = ({ given, search }: ScreenProps<Agent>) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: agent = given } = useQuery({
    ...agentQuery(api, empresa, given.id),
    initialData: given,
    staleTime: 5_000,
  });
  const toDir3 = search.camp === 'dir3';
  useEffect(() => {
    if (toDir3) focusDir3();
  }, [toDir3]);
  const part = search.part === 'historial' || search.part === 'usos' ? search.part : 'dades';
  const words = useAgentWords();
  const actions = useAgentActions(agent);
  const href = `/empresa/${empresa}/agent/${agent.id}`;
  const historyLink = useHistoryLink(`${href}?part=historial`, part === 'historial');
  useTitle(agent.nom_complet, t('agent.agents'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.agents'), href: `/empresa/${empresa}/agent` }}
          title={agent.nom_complet}
          mark={
            agent.baixa ? (
              <Mark form="closed" word={t('agent.baixa')} />
            ) : agent.nif_correcte ? null : (
              <Mark form="warning" word={t('agent.nif_incorrecte')} />
            )
          }
          facts={[
            agent.nif,
            AGENT_KINDS.filter((kind) => agent[kind])
              .map((kind) => t(`agent.tipus.${kind}`))
              .join(', '),
            agent.telefons[0] ? (
              <a key="tel" href={`tel:${agent.telefons[0]}`}>
                {agent.telefons[0]}
              </a>
            ) : null,
            agent.emails[0] ? (
              <a key="mail" href={`mailto:${agent.emails[0].email}`}>
                {agent.emails[0].email}
              </a>
            ) : null,
          ]}
          actions={actions}
          tabs={[
            { key: 'dades', text: t('agent.dades'), href, current: part === 'dades' },
            { key: 'usos', text: t('agent.usos'), href: `${href}?part=usos`, current: part === 'usos' },
            ...historyLink,
          ]}
        />
      }
    >
      {part === 'historial' ? (
        <HistoryTab
          entity="agent"
          id={agent.id}
          words={{
            field: words.field,
            value: (name, value) => (name in agent ? words.show(name, value) || '—' : null),
            action: (action) =>
              action === 'suprimeix' || action === 'recupera' || action === 'fusiona'
                ? t(`agent.hist.${action}`)
                : null,
          }}
        />
      ) : part === 'usos' ? (
        <AgentUsos id={agent.id} />
      ) : (
        <>
          <SincronitzaNotice agent={agent.id} versio={agent.versio} />
          <AgentForm key={agent.id} agent={agent} />
        </>
      )}
    </DetailPage>
  );
};

const AgentForm = ({ agent }: { agent: Agent }) => {
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const form = useAgentForm({ agent, onLeave: () => go(`/empresa/${empresa}/agent`) });
  return (
    <Form form={form} readOnly={!may(agentRoutes.update)}>
      <IdentitatSection form={form} />
      <KindsSection />
      <ProfessionSection form={form} />
      <AdrecesSection form={form} />
      <ContacteSection form={form} />
      <RepresentantSection form={form} />
      <FiscalSection form={form} />
      <NotesSection stored />
    </Form>
  );
};
