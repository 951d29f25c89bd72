import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { comprovacioRoutes } from '../contract/routes.ts';
import type { Comprovacio, Partida } from '../contract/schemas.ts';
import { type Composta, compostaQuery } from './queries.ts';

/** Puts a check of an item in the short programme or takes it out, at once; null where the role may not. */
export const useBasic = (partida: Partida): ((check: Comprovacio, basic: boolean) => Promise<void>) | null => {
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const may = useMay();
  const { queryKey } = compostaQuery(api, empresa, partida.id, language);
  if (!may(comprovacioRoutes.basic)) return null;
  return async (check, basic) => {
    queries.setQueryData<Composta>(queryKey, (before) =>
      before
        ? {
            ...before,
            grups: before.grups.map((grup) => ({
              ...grup,
              comprovacions: grup.comprovacions.map((one) => (one.id === check.id ? { ...one, basic } : one)),
            })),
          }
        : before,
    );
    try {
      await api.call(comprovacioRoutes.basic, {
        params: { id: check.id },
        body: { basic, ...(check.propia ? {} : { partida_id: partida.id }) },
      });
    } catch (error) {
      toastError(tellFault(error, web));
    }
    void queries.invalidateQueries({ queryKey: ['banc'] });
  };
};
