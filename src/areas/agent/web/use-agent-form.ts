import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { type AgentValues, agentFieldSpecs, BLANK_VALUES, sentOfAgent, valuesOfAgent } from './agent-values.ts';
import { agentQuery } from './queries.ts';

/** The form of an agent, new (with what is known already) or stored. */
export const useAgentForm = (given: {
  agent?: Agent;
  known?: Partial<AgentValues>;
  onSaved?: (agent: Agent, another: boolean) => void;
  onLeave: () => void;
  /** Tells the drawer’s fields apart from those of the form below it. */
  scope?: string;
}) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { agent } = given;
  const [blank] = useState<AgentValues>({ ...BLANK_VALUES, ...given.known });
  const [shape, setShape] = useState<AgentValues>(blank);
  const form = useRecordForm({
    record: agent ? valuesOfAgent(agent) : blank,
    versio: agent?.versio,
    draft: agent ? `agent.${agent.id}` : `agent.nou${given.scope ?? ''}`,
    fields: agentFieldSpecs(t, shape),
    save: ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      return agent
        ? api.call(agentRoutes.update, {
            params: { id: agent.id },
            body: { ...sentOfAgent(changed), versio: versio ?? agent.versio, ...accepted },
            idempotencyKey,
          })
        : api.call(agentRoutes.create, { body: { ...sentOfAgent(values), ...accepted }, idempotencyKey });
    },
    read: (answer) => ({ values: valuesOfAgent(answer), versio: answer.versio }),
    onSaved: (answer, another) => {
      queries.setQueryData(agentQuery(api, empresa, answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['agent', 'list'] });
      given.onSaved?.(answer, another);
    },
    onLeave: given.onLeave,
    ...(given.scope ? { scope: given.scope } : {}),
  });
  if (shape !== form.values) setShape(form.values);
  return form;
};
