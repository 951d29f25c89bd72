import type { Translate } from '#web/language.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import type { ca } from '../texts/ca.ts';

/** Whether the copy takes the concrete with it; null, no copy. */
export const askDuplicating = async (t: Translate<typeof ca>, cancel: string): Promise<boolean | null> => {
  const choice = await openDialog({
    title: t('treball.duplicar.titol'),
    body: <p>{t('treball.duplicar.cos')}</p>,
    choices: [
      { key: 'cancel', text: cancel },
      { key: 'plain', text: t('treball.duplicar.sense') },
      { key: 'control', text: t('treball.duplicar.amb'), look: 'primary', focused: true },
    ],
    onCtrlEnter: 'control',
    size: 'lg',
  });
  return choice === 'control' ? true : choice === 'plain' ? false : null;
};
