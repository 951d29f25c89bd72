import { useRef } from 'react';
import type { Problem } from '#contract/problem.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { accepting } from '#web/ui/form/accepting.ts';
import { askAvisos } from '#web/ui/form/form-dialogs.tsx';
import { accioRoutes } from '../contract/accions.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { askClosing, askDeleting, askDuplicating } from './ask-whole-work.tsx';
import { treballQuery } from './queries.ts';

/** What is done to a whole work: close, open again, copy, delete. What the role may not do is absent. */
export const useWholeWork = (treball: Treball) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const params = { id: treball.id };
  /** Why it is closed with what is open: kept while the work is looked at. */
  const motius = useRef(new Map<string, string>());

  const keep = (next: Treball): void => {
    queries.setQueryData(treballQuery(api, empresa, next.id).queryKey, next);
    void queries.invalidateQueries({ queryKey: ['treball', 'list'] });
  };
  /** Does something, asking first what it warns of; null when it was left or failed, which is told. */
  const tried = async <Answer>(
    act: (accepted: string[]) => Promise<Answer>,
    ask: (avisos: NonNullable<Problem['avisos']>) => Promise<boolean> = (avisos) => askAvisos(avisos, web, () => null),
  ): Promise<Answer | null> => {
    try {
      return await accepting(act, ask);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
      return null;
    }
  };

  const finalize = async (): Promise<void> => {
    const closed = await tried(
      (avisos_acceptats) =>
        api.call(accioRoutes.finalize, {
          params,
          body: { avisos_acceptats, excepcions: [...motius.current].map(([clau, motiu]) => ({ clau, motiu })) },
        }),
      (avisos) => askClosing(avisos, motius.current, t, web),
    );
    if (!closed) return;
    keep(closed);
    toast(t('treball.finalitzat'));
  };
  const reopen = async (): Promise<void> => {
    const opened = await tried(() => api.call(accioRoutes.unfinalize, { params, body: {} }));
    if (!opened) return;
    keep(opened);
    toast(t('treball.reobert'));
  };
  const duplicate = async (): Promise<void> => {
    const asked = await askDuplicating(treball.nom, t, web('web.cancellar'));
    if (asked === null) return;
    const copy = await tried(() => api.call(accioRoutes.duplicate, { params, body: asked }));
    if (!copy) return;
    keep(copy);
    toast(t('treball.duplicat', { codi: copy.codi }));
    go(`/empresa/${empresa}/treball/${copy.id}/dades`);
  };
  const remove = async (): Promise<void> => {
    const gone = await tried(
      (avisos_acceptats) => api.call(accioRoutes.remove, { params, query: { avisos_acceptats } }),
      (avisos) => askDeleting(avisos, t, web),
    );
    if (!gone) return;
    void queries.invalidateQueries({ queryKey: ['treball', 'list'] });
    go(`/empresa/${empresa}/treball`, { replace: true });
    offerUndo(gone.desfer, {
      empresa,
      text: t('treball.suprimit', { codi: treball.codi }),
      href: `/empresa/${empresa}/treball/${treball.id}`,
    });
  };

  const { obert } = treball;
  const actions: readonly DetailAction[] = [
    obert && may(accioRoutes.finalize)
      ? [{ key: 'finalitzar', text: t('treball.accio.finalitzar'), onAct: () => void finalize() }]
      : [],
    !obert && may(accioRoutes.unfinalize)
      ? [{ key: 'reobrir', text: t('treball.accio.reobrir'), onAct: () => void reopen() }]
      : [],
    may(accioRoutes.duplicate)
      ? [{ key: 'duplicar', text: t('treball.accio.duplicar'), onAct: () => void duplicate() }]
      : [],
    obert && may(accioRoutes.remove)
      ? [{ key: 'suprimir', text: t('treball.accio.suprimir'), onAct: () => void remove() }]
      : [],
  ].flat();
  return { actions, finalize, reopen };
};
