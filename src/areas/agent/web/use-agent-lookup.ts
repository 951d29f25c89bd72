import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { agentQuery } from './queries.ts';

/** Tells an agent by its name, where only its number is at hand. */
export const useAgentLookup = () => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  return async (id: unknown): Promise<string> =>
    (await queries.fetchQuery(agentQuery(api, empresa, Number(id)))).nom_complet;
};
