import { useQuery } from '@tanstack/react-query';
import { LettersPanel, whileOnItsWay } from '#areas/correu/web/index.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { enviamentsKey } from './queries.ts';

/** Letters that the quotation went with; nothing while there is none. */
export const EnviamentsPanel = ({ pressupost }: { pressupost: number }) => {
  const api = useApi();
  const empresa = useEmpresaId();
  const { data } = useQuery({
    queryKey: enviamentsKey(empresa, pressupost),
    queryFn: ({ signal }) =>
      api.call(pressupostEnviamentRoutes.enviaments, { params: { id: empresa, pid: pressupost }, signal }),
    refetchInterval: ({ state }) => whileOnItsWay(state.data?.items),
  });
  return <LettersPanel letters={data?.items ?? []} />;
};
