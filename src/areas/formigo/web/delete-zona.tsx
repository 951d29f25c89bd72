import type { QueryClient } from '@tanstack/react-query';
import type { Desfer } from '#contract/desfer.ts';
import type { Api } from '#web/api.ts';
import type { Translate } from '#web/language.tsx';
import type { ca as webCa } from '#web/texts/ca.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { formigoRoutes } from '../contract/routes.ts';
import type { Zona } from '../contract/schemas.ts';
import { zonaQuery } from './queries.ts';
import type { T } from './words.ts';
import { cellsOf, isBlank } from './zona/sample-row.ts';

interface Given {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly zona: Pick<Zona, 'id' | 'nom'>;
  readonly t: T;
  readonly web: Translate<typeof webCa>;
  readonly empresa: number;
  /** Where the list of zones is: undoing goes back there. */
  readonly back: string;
  readonly onDone: () => void;
}

/** What goes with a zone: its lots, the samples that say something apart from those only planned. */
const goesAlong = (zona: Zona) => {
  const samples = zona.lots.flatMap((lot) => lot.pastades);
  const previstes = samples.filter((row) => isBlank(cellsOf(row))).length;
  return { lots: zona.lots.length, pastades: samples.length - previstes, previstes };
};

/** Deletes a zone after a dialog that names what goes with it, and another only with what that one did not say. */
export const deleteZona = async ({ api, queries, zona, t, web, empresa, back, onDone }: Given): Promise<void> => {
  const agreed = (title: string, body: string): Promise<boolean> =>
    askSure({ title, body, verb: t('formigo.zona.suprimir'), cancel: web('web.cancellar') });
  let accepted: string[] = [];
  try {
    const whole = await queries.fetchQuery({ ...zonaQuery(api, zona.id), staleTime: 0 });
    const along = goesAlong(whole);
    const named = t('formigo.zona.suprimir_cos', along);
    if (!(await agreed(t('formigo.zona.suprimir_titol', { nom: zona.nom }), named))) return;
    // The dialog has said it: the server need not ask the same again.
    if (along.pastades > 0) accepted = ['te_resultats'];
    let desfer: Desfer;
    for (;;) {
      try {
        ({ desfer } = await api.call(formigoRoutes.deleteZona, {
          params: { id: zona.id },
          query: accepted.length > 0 ? { avisos_acceptats: accepted } : {},
        }));
        break;
      } catch (error) {
        const avisos = error instanceof TransportFailure ? error.problem?.avisos : undefined;
        if (!avisos || avisos.every(({ codi }) => accepted.includes(codi))) throw error;
        if (!(await agreed(t('formigo.avis'), avisos.map(({ missatge }) => missatge).join('\n')))) return;
        accepted = [...new Set([...accepted, ...avisos.map(({ codi }) => codi)])];
      }
    }
    await queries.invalidateQueries({ queryKey: ['zones'] });
    offerUndo(desfer, { empresa, text: t('formigo.zona.suprimida', { nom: zona.nom }), href: back });
    onDone();
  } catch (error) {
    toastError(tellFailure(error, web).sentence);
  }
};
