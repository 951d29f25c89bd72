import { IconAlertTriangle } from '@tabler/icons-react';
import type { Problem } from '#contract/problem.ts';
import type { Translate } from '#web/language.tsx';
import type { ca as webCa } from '#web/texts/ca.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
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

/** What the certificate would want, said before the work is closed, and what closing it does. */
export const askClosing = (
  avisos: NonNullable<Problem['avisos']>,
  t: Translate<typeof ca>,
  web: Translate<typeof webCa>,
): Promise<boolean> =>
  askSure({
    title: t('treball.finalitzar.titol'),
    icon: <IconAlertTriangle size={20} color="var(--c-amber-mark)" aria-hidden />,
    body: (
      <>
        <p>{t('treball.finalitzar.cos')}</p>
        <p>{t('treball.finalitzar.falta', { n: avisos.length })}</p>
        <ul>
          {avisos.map(({ codi, cami, missatge }) => (
            <li key={`${codi}${cami}`}>{missatge}</li>
          ))}
        </ul>
      </>
    ),
    verb: t('treball.finalitzar.fer'),
    cancel: web('web.cancellar'),
    look: 'primary',
  });

/** All that goes with the work, said before it is deleted. */
export const askDeleting = (
  avisos: NonNullable<Problem['avisos']>,
  t: Translate<typeof ca>,
  web: Translate<typeof webCa>,
): Promise<boolean> =>
  askSure({
    title: t('treball.accio.suprimir'),
    icon: <IconAlertTriangle size={20} color="var(--c-red-mark)" aria-hidden />,
    body: (
      <>
        {avisos.map(({ codi, missatge }) => (
          <p key={codi}>{missatge}</p>
        ))}
      </>
    ),
    verb: web('web.suprimir'),
    cancel: web('web.cancellar'),
  });
