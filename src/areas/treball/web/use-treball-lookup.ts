import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { treballQuery } from './queries.ts';

/** Tells a work by its code and its name, where only its number is at hand. */
export const useTreballLookup = () => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  return async (id: unknown): Promise<string> => {
    const { codi, nom } = await queries.fetchQuery(treballQuery(api, empresa, Number(id)));
    return `${codi} ${nom}`;
  };
};
