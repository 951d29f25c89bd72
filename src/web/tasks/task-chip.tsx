import { IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language.tsx';
import { webTexts } from '../texts/index.ts';
import { onPastToasts, pastToasts } from '../ui/feedback/toast-memory.ts';
import { toast, toastError } from '../ui/feedback/toasts.tsx';
import css from './tasks.module.css';
import { isPending, useTasques } from './tasks.ts';

const TaskPanel = lazy(async () => ({ default: (await import('./task-panel.tsx')).TaskPanel }));

/** Says at the foot what has just ended, whatever screen is open. */
const useEndings = (tasques: ReturnType<typeof useTasques>['data']): void => {
  const t = useTexts(webTexts);
  const waiting = useRef(new Set<number>());
  useEffect(() => {
    for (const one of tasques?.items ?? []) {
      if (isPending(one)) waiting.current.add(one.id);
      else if (waiting.current.delete(one.id)) {
        if (one.estat === 'feta') toast(t('web.tasca.acabada', { titol: one.titol }));
        if (one.estat === 'fallada')
          toastError(t('web.tasca.ha_fallat', { titol: one.titol, motiu: one.error?.missatge ?? '' }));
      }
    }
  }, [tasques, t]);
};

/** «2 tasques»: how much is under way. Opens the panel; absent while there is nothing to show in it. */
export const TaskChip = () => {
  const t = useTexts(webTexts);
  const { data } = useTasques();
  const toasts = useSyncExternalStore(onPastToasts, pastToasts);
  const [open, show] = useState(false);
  useEndings(data);
  const items = data?.items ?? [];
  const pending = items.filter(isPending).length;
  if (!open && items.length === 0 && toasts.length === 0) return null;
  const name = pending > 0 ? t('web.tasca.n', { n: pending }) : t('web.tasca.titol');
  return (
    <>
      <button type="button" className={css.chip} data-busy={pending > 0 || undefined} onClick={() => show(true)}>
        <IconListCheck size={20} stroke={1.5} aria-hidden />
        <span className={pending > 0 ? css.count : css.hidden}>{name}</span>
      </button>
      <Suspense fallback={null}>
        {open ? <TaskPanel items={items} toasts={toasts} onClose={() => show(false)} /> : null}
      </Suspense>
    </>
  );
};
