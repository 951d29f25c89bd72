import { useMemo } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import type { BulkVerb } from '#web/ui/list/list-types.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { AgentItem } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import { UsList, type UsNamed, useUsHref } from './us-link.tsx';

/** What uses an agent that was not deleted, with links. */
const InUse = ({ fault }: { fault: unknown }) => {
  const hrefOf = useUsHref();
  const usos = fault instanceof TransportFailure ? (fault.problem?.usos as readonly UsNamed[] | undefined) : undefined;
  return usos ? <UsList usos={usos} hrefOf={hrefOf} /> : null;
};

/** What is done to several agents: put aside and back, delete. What the role may not do is absent. */
export const useAgentBulk = (): readonly BulkVerb<AgentItem>[] => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const { queries } = usePlatform();
  const [changes, deletes] = [may(agentRoutes.update), may(agentAccioRoutes.remove)];
  return useMemo(() => {
    const after = (): void => {
      void queries.invalidateQueries({ queryKey: ['agent'] });
      void queries.invalidateQueries({ queryKey: ['historial'] });
    };
    const archive = async (id: number, baixa: boolean): Promise<unknown> => {
      const { versio } = await api.call(agentRoutes.get, { params: { id } });
      return api.call(agentRoutes.update, { params: { id }, body: { versio, baixa } });
    };
    return [
      ...(changes
        ? [
            {
              key: 'baixa',
              text: t('agent.donar_baixa'),
              fits: (item: AgentItem) => !item.baixa,
              act: (item: AgentItem) => archive(item.id, true),
              after,
            },
            {
              key: 'alta',
              text: t('agent.reactivar'),
              fits: (item: AgentItem) => item.baixa,
              act: (item: AgentItem) => archive(item.id, false),
              after,
            },
          ]
        : []),
      ...(deletes
        ? [
            {
              key: 'suprimir',
              text: web('web.suprimir'),
              confirm: (n: number) => t('agent.suprimir.molts', { n }),
              danger: true,
              act: (item: AgentItem) => api.call(agentAccioRoutes.remove, { params: { id: item.id } }),
              more: (fault: unknown) => <InUse fault={fault} />,
              after,
            },
          ]
        : []),
    ];
  }, [t, web, api, queries, changes, deletes]);
};
