import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { resultatTexts } from '../../texts/index.ts';
import { lotsQuery } from '../queries.ts';

/** Closing a lot by hand once every answer is in, and opening it again. */
export const useTancaLot = (treball: Treball, partida: TreballPartida, lot: Lot | null): readonly DetailAction[] => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  if (!lot || !treball.obert || !may(procesRoutes.updateLot)) return [];
  const tancat = lot.estat === 'tancat';
  const query = lotsQuery(api, empresa, { id: treball.id, pid: partida.proces_fk, xid: partida.id });
  const set = async (estat: 'obert' | 'tancat'): Promise<void> => {
    try {
      const next = await api.call(procesRoutes.updateLot, {
        params: { id: lot.id },
        body: { versio: lot.versio, estat },
      });
      queries.setQueryData(query.queryKey, (before) => before?.map((one) => (one.id === next.id ? next : one)));
    } catch (error) {
      toastError(tellFault(error, web));
      await queries.invalidateQueries({ queryKey: query.queryKey });
    }
  };
  return [
    {
      key: 'tanca',
      text: t(tancat ? 'seguiment.obrir_lot' : 'seguiment.tancar_lot'),
      onAct: () => void set(tancat ? 'obert' : 'tancat'),
      blocked: !tancat && lot.recompte.pendents > 0 ? t('seguiment.queden', { n: lot.recompte.pendents }) : null,
    },
  ];
};
