import { saveFile } from '#web/api.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { accepting } from '#web/ui/form/accepting.ts';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { despesaRoutes } from '../contract/routes.ts';
import type { Despesa } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import { useKept } from './use-kept.ts';

/** What «⋯» offers of an expense, by the role. */
export const useDespesaActions = (despesa: Despesa | null): readonly DetailAction[] => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { keep, stale } = useKept();
  if (!despesa) return [];
  const params = { id: empresa, did: despesa.id };
  const list = `/empresa/${empresa}/despesa`;
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  const paid = despesa.data_pagament !== null;
  /** Null when what it warns of was not accepted. */
  const payOn = (data_pagament: string | null): Promise<Despesa | null> =>
    accepting(
      (avisos_acceptats) =>
        api.call(despesaRoutes.paga, { params, body: { versio: despesa.versio, data_pagament, avisos_acceptats } }),
      (avisos) => askAvisos(avisos, web, () => null),
    );
  const pay = (): Promise<void> =>
    attempt(async () => {
      const after = await payOn(paid ? null : today());
      if (!after) return;
      keep(after);
      toast(t(paid ? 'despesa.despagat' : 'despesa.pagat'));
    });
  const save = (): Promise<void> =>
    attempt(async () => {
      const { file, name } = await api.download(despesaRoutes.document, { params, query: {} });
      saveFile(file, name);
    });
  const remove = (): Promise<void> =>
    attempt(async () => {
      const sure = await askSure({
        title: t('despesa.numero', { numero: String(despesa.numero) }),
        body: t('despesa.suprimir_cos', { numero: String(despesa.numero), n: despesa.arxius.length }),
        verb: t('despesa.accio.suprimir'),
        cancel: t('despesa.cancellar'),
      });
      if (!sure) return;
      const { desfer } = await api.call(despesaRoutes.remove, { params });
      stale();
      offerUndo(desfer, { empresa, text: t('despesa.suprimit'), href: `${list}/${despesa.id}` });
      go(list);
    });
  const menu: DetailAction[] = [];
  const offer = (key: string, text: string, onAct: () => void, blocked: string | null = null): void => {
    menu.push({ key, text, onAct, blocked });
  };
  if (may(despesaRoutes.document)) offer('document', t('despesa.accio.document'), () => void save());
  if (may(despesaRoutes.paga))
    offer('pagar', t(paid ? 'despesa.accio.no_pagada' : 'despesa.accio.pagar_una'), () => void pay());
  if (may(despesaRoutes.remove))
    offer('suprimir', t('despesa.accio.suprimir'), () => void remove(), despesa.tancada ? t('despesa.tancada') : null);
  return menu;
};
