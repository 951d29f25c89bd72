import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { accepting } from '#web/ui/form/accepting.ts';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { useLayers } from './layers.ts';
import { beQuery } from './queries.ts';

/** What is done to a good without a form of its own. */
export const useBeActions = (be: BeInversio) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const layers = useLayers();
  const [busy, setBusy] = useState(false);
  const params = { id: empresa, bid: be.id };
  const tried = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  /** Null when what it warns of was not accepted. */
  const putBack = (): Promise<BeInversio | null> =>
    accepting(
      (avisos_acceptats) => {
        const body = { versio: be.versio, baixa: null, ...(avisos_acceptats.length > 0 && { avisos_acceptats }) };
        return api.call(amortitzacioRoutes.baixa, { params, body });
      },
      (avisos) => askAvisos(avisos, web, () => null),
    );
  return {
    busy,
    remove: async (): Promise<void> => {
      const nom = be.descripcio;
      const sure = await askSure({
        title: t('amortitzacio.suprimir_verb'),
        body: t('amortitzacio.suprimir_cos', { nom }),
        verb: t('amortitzacio.suprimir_verb'),
        cancel: web('web.cancellar'),
      });
      if (!sure) return;
      await tried(async () => {
        const { desfer } = await api.call(amortitzacioRoutes.remove, { params });
        layers.close();
        void queries.invalidateQueries({ queryKey: ['amortitzacio'] });
        offerUndo(desfer, { empresa, text: t('amortitzacio.suprimit', { nom }), href: layers.be(be.id) });
      });
    },
    putBack: async (): Promise<void> => {
      const sure = await askSure({
        title: t('amortitzacio.baixa.desfer'),
        body: t('amortitzacio.baixa.desfer_cos', { nom: be.descripcio }),
        verb: t('amortitzacio.baixa.desfer'),
        cancel: web('web.cancellar'),
        look: 'primary',
      });
      if (!sure) return;
      await tried(async () => {
        const kept = await putBack();
        if (!kept) return;
        queries.setQueryData(beQuery(api, empresa, be.id).queryKey, kept);
        void queries.invalidateQueries({ queryKey: ['amortitzacio', 'list'] });
        toast(t('amortitzacio.baixa.desfeta'));
      });
    },
  };
};
