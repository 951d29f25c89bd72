import { useQuery } from '@tanstack/react-query';
import { historialRoutes } from '#contract/historial.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
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
import { FiscalSection } from './agent-fiscal-fields.tsx';
import { agentFieldSpecs, valuesOfAgent } from './agent-values.ts';
import { agentQuery } from './queries.ts';
import { useAgentForm } from './use-agent-form.ts';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Agent> =>
  queries.fetchQuery(agentQuery(api, empresa, id('id')));

/** Agent: Dades, Historial. */
export const Screen = ({ given, search }: ScreenProps<Agent>) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { data: agent = given } = useQuery({
    ...agentQuery(api, empresa, given.id),
    initialData: given,
    staleTime: 5_000,
  });
  const history = search.part === 'historial';
  const href = `/empresa/${empresa}/agent/${agent.id}`;
  useTitle(agent.nom_complet, t('agent.agents'));
  const labels = agentFieldSpecs(t, valuesOfAgent(agent));
  const wholes: Record<string, string> = {
    adreces: t('agent.adreces'),
    telefons: t('agent.telefons'),
    emails: t('agent.emails'),
    representant: t('agent.representant'),
    dir3: t('agent.dir3'),
  };
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
          tabs={[
            { key: 'dades', text: t('agent.dades'), href, current: !history },
            ...(may(historialRoutes.list)
              ? [
                  {
                    key: 'historial',
                    text: web('web.historial'),
                    href: `${href}?part=historial`,
                    current: history,
                    digit: '0',
                  },
                ]
              : []),
          ]}
        />
      }
    >
      {history ? (
        <HistoryTab
          entity="agent"
          id={agent.id}
          words={{ field: (name) => labels[name]?.label ?? wholes[name] ?? name }}
        />
      ) : (
        <AgentForm key={agent.id} agent={agent} />
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
