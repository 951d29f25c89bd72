import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import type { Translate } from '#web/language.tsx';
import type { ca as webCa } from '#web/texts/ca.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { formigoRoutes } from '../contract/routes.ts';
import type { T } from './words.ts';

/** Deletes a zone after a dialog that names what goes with it. */
export const deleteZona = async (given: {
  api: Api;
  queries: QueryClient;
  zona: {
    readonly id: number;
    readonly nom: string;
    readonly treball_fk: number;
    readonly pastades_total: number;
    readonly lots: readonly unknown[];
  };
  t: T;
  web: Translate<typeof webCa>;
  onDone: () => void;
}): Promise<void> => {
  const { api, queries, zona, t, web } = given;
  const choice = await openDialog({
    title: t('formigo.zona.suprimir_titol', { nom: zona.nom }),
    body: t('formigo.zona.suprimir_cos', { lots: zona.lots.length, pastades: zona.pastades_total }),
    choices: [
      { key: 'no', text: web('web.cancellar'), focused: true },
      { key: 'si', text: t('formigo.zona.suprimir'), look: 'danger' },
    ],
  });
  if (choice !== 'si') return;
  try {
    await api.call(formigoRoutes.deleteZona, {
      params: { id: zona.id },
      query: { avisos_acceptats: ['te_resultats'] },
    });
    await queries.invalidateQueries({ queryKey: ['zones'] });
    toast(t('formigo.zona.suprimida', { nom: zona.nom }));
    given.onDone();
  } catch (error) {
    toastError(tellFailure(error, web).sentence);
  }
};
