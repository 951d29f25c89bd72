import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { refreshSession } from '#areas/usuari/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import type { Empresa } from '../contract/schemas.ts';
import { vidaRoutes } from '../contract/vida.ts';
import { empresaTexts } from '../texts/index.ts';
import { DeleteDialog, type Usos } from './delete-dialog.tsx';
import { useEmpresaChanged } from './empresa-part.ts';
import { announceEmpreses } from './queries.ts';

interface Vida {
  readonly primary: ReactNode;
  readonly actions: readonly DetailAction[];
  readonly dialog: ReactNode;
}

/** Closing a company, opening it again, and deleting it: what its titular finds under «⋯». */
export const useVida = (empresa: Empresa): Vida => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const platform = usePlatform();
  const may = useMay();
  const go = useGo();
  const changed = useEmpresaChanged();
  const [usos, setUsos] = useState<Usos | null>(null);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const setBaixa = (baixa: boolean): Promise<void> =>
    attempt(async () => {
      const body = { versio: empresa.versio, baixa };
      changed(await api.call(vidaRoutes.baixa, { params: { id: empresa.id }, body }));
    });
  const close = async (): Promise<void> => {
    const sure = await askSure({
      title: t('empresa.donar_baixa'),
      body: t('empresa.donar_baixa.cos', { nom: empresa.nom_fiscal }),
      verb: t('empresa.donar_baixa'),
      cancel: web('web.cancellar'),
    });
    if (sure) await setBaixa(true);
  };
  const askDelete = (): Promise<void> =>
    attempt(async () => setUsos(await api.call(vidaRoutes.usos, { params: { id: empresa.id } })));
  const deleted = async (): Promise<void> => {
    setUsos(null);
    go('/empresa', { replace: true });
    await refreshSession(platform).catch(() => undefined);
    platform.queries.removeQueries({ queryKey: ['empresa', empresa.id] });
    await platform.queries.invalidateQueries({ queryKey: ['empresa'] });
    announceEmpreses();
    toast(t('empresa.suprimida', { nom: empresa.nom_fiscal }));
  };
  return {
    primary:
      empresa.baixa && may(vidaRoutes.baixa) ? (
        <Button onClick={() => void setBaixa(false)}>{t('empresa.donar_alta')}</Button>
      ) : null,
    actions: [
      ...(!empresa.baixa && may(vidaRoutes.baixa)
        ? [{ key: 'baixa', text: t('empresa.donar_baixa'), onAct: () => void close() }]
        : []),
      ...(may(vidaRoutes.remove)
        ? [{ key: 'suprimir', text: t('empresa.suprimir'), onAct: () => void askDelete() }]
        : []),
    ],
    dialog: usos ? (
      <DeleteDialog empresa={empresa} usos={usos} onDeleted={() => void deleted()} onClose={() => setUsos(null)} />
    ) : null,
  };
};
