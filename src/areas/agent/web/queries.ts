import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { agentRoutes } from '../contract/routes.ts';

export const agentQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['agent', empresa, id],
    queryFn: ({ signal }) => api.call(agentRoutes.get, { params: { id }, signal }),
  });

const OFFERED = 20;

/** Agents for a picker: by the start of any word of name, tax id, town. */
export const searchAgents = async (api: Api, text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
  const page = await api.call(agentRoutes.list, { query: { search: text, limit: OFFERED }, signal });
  return page.items.map((item) => ({
    id: item.id,
    text: item.nom_complet,
    detail: [item.nif, item.poblacio].filter(Boolean).join(' · '),
  }));
};
