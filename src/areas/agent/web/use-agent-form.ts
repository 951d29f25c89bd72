import { useRef, useState } from 'react';
import { personaOfNif } from '#areas/fiscal/domain/nif.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { Agent } from '../contract/schemas.ts';
import { splitName } from '../domain/nom.ts';
import { agentTexts } from '../texts/index.ts';
import { type AgentValues, agentFieldSpecs, BLANK_VALUES, sentOfAgent, valuesOfAgent } from './agent-values.ts';
import { agentQuery } from './queries.ts';

type Names = Pick<AgentValues, 'nom' | 'cognoms' | 'rao_social'>;

/** What it is called, as another kind of person: what was typed stays. `parted` is how it was parted last. */
const namesAs = (natural: boolean, { nom, cognoms, rao_social }: Names, parted: Names | null): Names => {
  const whole = `${nom} ${cognoms}`.trim();
  if (!natural) return { nom: '', cognoms: '', rao_social: rao_social || whole };
  if (whole !== '') return { nom, cognoms, rao_social };
  if (parted && `${parted.nom} ${parted.cognoms}`.trim() === rao_social) return { ...parted, rao_social: '' };
  const [name, surnames] = splitName(rao_social);
  return { nom: name, cognoms: surnames, rao_social: '' };
};

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
  const parted = useRef<Names | null>(null);
  const set = (path: string, value: unknown): void => {
    form.set(path, value);
    // Of a new one, the tax id says what kind of person it is.
    const said = path === 'nif' && !agent && form.values.nif_pais === 'ES' ? personaOfNif(String(value)) : null;
    if (said && (said === 'F') !== (form.values.tipus_persona === 'F')) set('tipus_persona', said);
    const [was, is] = [form.values.tipus_persona === 'F', value === 'F'];
    if (path !== 'tipus_persona' || was === is) return;
    if (was) parted.current = form.values;
    for (const [key, name] of Object.entries(namesAs(is, form.values, parted.current))) form.set(key, name);
  };
  return { ...form, set };
};
