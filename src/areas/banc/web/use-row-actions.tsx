import { IconAlertTriangle } from '@tabler/icons-react';
import type { Desfer } from '#contract/desfer.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { bancTexts } from '../texts/index.ts';
import { useBancChanged } from './use-banc-bulk.tsx';
import { type Us, UsedList, usosOf } from './used-by.tsx';

const amber = <IconAlertTriangle size={20} color="var(--c-amber-mark)" aria-hidden />;

/** A row of the office, and how it is put aside and deleted. */
export interface Row {
  readonly nom: string;
  readonly activa: boolean;
  readonly titol: string;
  readonly href: string;
  readonly list: string;
  /** Absent where the role may not. */
  readonly putAside?: ((activa: boolean) => Promise<unknown>) | undefined;
  readonly remove?: (() => Promise<{ readonly desfer: Desfer }>) | undefined;
}

/** What is done to a whole row of the office: put aside and back, delete. What uses it offers to put it aside instead. */
export const useRowActions = ({ nom, activa, titol, href, list, putAside, remove }: Row): readonly DetailAction[] => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const go = useGo();
  const empresa = useEmpresaId();
  const changed = useBancChanged();
  const { queries } = usePlatform();
  const fail = (error: unknown): void => void toastError(tellFailure(error, web).sentence);

  const setActive = async (next: boolean): Promise<void> => {
    try {
      await putAside?.(next);
      changed();
      toast(t(next ? 'banc.tornada.fet' : 'banc.apartada.fet', { nom }));
    } catch (error) {
      fail(error);
    }
  };
  const tellUses = async (sentence: string, usos: readonly Us[]): Promise<void> => {
    const aside = activa && putAside !== undefined;
    const choice = await openDialog({
      title: t('banc.suprimir.en_us'),
      icon: amber,
      body: (
        <>
          <p>{sentence}</p>
          <UsedList usos={usos} empresa={empresa} />
          {aside ? <p>{t('banc.activa_ajuda')}</p> : null}
        </>
      ),
      choices: [
        { key: 'cancel', text: web('web.tancar'), focused: !aside },
        ...(aside ? [{ key: 'aside', text: t('banc.apartar'), look: 'primary' as const, focused: true }] : []),
      ],
      size: 'lg',
    });
    if (choice === 'aside') await setActive(false);
  };
  const removeRow = async (): Promise<void> => {
    const sure = await askSure({
      title: titol,
      icon: amber,
      body: t('banc.suprimir.cos', { nom }),
      verb: web('web.suprimir'),
      cancel: web('web.cancellar'),
    });
    if (!sure || !remove) return;
    try {
      const { desfer } = await remove();
      // What shows it still asks for it no more: it is gone.
      void queries.invalidateQueries({ queryKey: ['banc'], refetchType: 'none' });
      go(list, { replace: true });
      offerUndo(desfer, { empresa, text: t('banc.suprimida', { nom }), href });
    } catch (error) {
      const usos = usosOf(error);
      if (refusalCode(error) === 'en_us' && usos) await tellUses(tellFailure(error, web).sentence, usos);
      else fail(error);
    }
  };
  return [
    ...(putAside
      ? [
          activa
            ? { key: 'apartar', text: t('banc.apartar'), onAct: () => void setActive(false) }
            : { key: 'tornar', text: t('banc.tornar'), onAct: () => void setActive(true) },
        ]
      : []),
    ...(remove ? [{ key: 'suprimir', text: titol, onAct: () => void removeRow() }] : []),
  ];
};
