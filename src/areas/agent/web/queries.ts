import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { rankByName } from '#web/ui/form/rank-options.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import type { AgentItem } from '../contract/schemas.ts';

export const agentQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['agent', empresa, id],
    queryFn: ({ signal }) => api.call(agentRoutes.get, { params: { id }, signal }),
  });

export const usosQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['agent', 'usos', empresa, id],
    queryFn: ({ signal }) => api.call(agentAccioRoutes.usos, { params: { id }, signal }),
  });

/** Open works that hold old data of an agent (of any, when none is named); asked again when it changes. */
export const desfasatsQuery = (
  api: Api,
  empresa: number,
  { agent, versio = 0 }: { agent?: number | undefined; versio?: number } = {},
) =>
  queryOptions({
    queryKey: ['agent', 'desfasats', empresa, agent ?? 0, versio],
    queryFn: ({ signal }) => api.call(agentAccioRoutes.check, { query: { agent_fk: agent }, signal }),
  });

/** Pairs that may be one agent; `descartats`, those told apart. */
export const duplicatsQuery = (api: Api, empresa: number, descartats = false) =>
  queryOptions({
    queryKey: ['agent', 'duplicats', empresa, descartats],
    queryFn: ({ signal }) => api.call(agentAccioRoutes.duplicats, { query: { descartats }, signal }),
  });

const OFFERED = 20;
/** Looked through, so that names found late still come before towns found early. */
const LOOKED = 200;
const KIND_FLAGS = {
  promotor: 'promotors',
  tecnic: 'tecnics',
  contractista: 'contractistes',
  proveidor: 'proveidors',
} as const;
type AgentKind = keyof typeof KIND_FLAGS;

/** Agents for a picker: by the start of any word of name, tax id, town. Those named so come first, and of them `kind`. */
export const searchAgents = async (
  api: Api,
  text: string,
  signal: AbortSignal,
  kind?: AgentKind,
): Promise<readonly PickerOption[]> => {
  const look = async (kinds: object): Promise<readonly AgentItem[]> =>
    (await api.call(agentRoutes.list, { query: { search: text, limit: LOOKED, ...kinds }, signal })).items;
  const none = { promotors: false, tecnics: false, contractistes: false, proveidors: false, senseTipus: false };
  const [apt, all] = await Promise.all([kind ? look({ ...none, [KIND_FLAGS[kind]]: true }) : [], look({})]);
  const first = new Set(apt.map(({ id }) => id));
  const found = [...apt, ...all.filter(({ id }) => !first.has(id))].map((item) => ({
    id: item.id,
    text: item.nom_complet,
    detail: [item.nif, item.poblacio].filter(Boolean).join(' · '),
  }));
  return rankByName(found, text).slice(0, OFFERED);
};
