import { Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Problem } from '#contract/problem.ts';
import type { Translate } from '#web/language.tsx';
import type { ca as webCa } from '#web/texts/ca.ts';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import type { ca } from '../texts/ca.ts';

/** Enter in a field of a dialog does what its one filled button does. */
const acceptOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget
    .closest('[role="dialog"]')
    ?.querySelector<HTMLButtonElement>('button[data-variant="filled"]')
    ?.click();
};
const NOM_MAXIM = 200;

/** What the copy is called, and whether it takes the control with it; null, no copy. */
export const askDuplicating = async (
  nom: string,
  t: Translate<typeof ca>,
  cancel: string,
): Promise<{ nom: string; control_qualitat: boolean } | null> => {
  const proposed = t('treball.duplicar.nom_proposat', { nom: nom.slice(0, NOM_MAXIM - 20) });
  let typed = proposed;
  const choice = await openDialog({
    title: t('treball.duplicar.titol'),
    body: (
      <>
        <p>{t('treball.duplicar.cos')}</p>
        <TextInput
          label={t('treball.duplicar.nom')}
          maxLength={NOM_MAXIM}
          defaultValue={proposed}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            typed = event.currentTarget.value;
          }}
          onKeyDown={acceptOnEnter}
        />
      </>
    ),
    choices: [
      { key: 'cancel', text: cancel },
      { key: 'plain', text: t('treball.duplicar.sense') },
      { key: 'control', text: t('treball.duplicar.amb'), look: 'primary' },
    ],
    onCtrlEnter: 'control',
    size: 'lg',
  });
  if (choice !== 'control' && choice !== 'plain') return null;
  return { nom: typed.trim() || proposed, control_qualitat: choice === 'control' };
};

type Avisos = NonNullable<Problem['avisos']>;
/** What wants its reason says so after its key: `nc-12.nc_obertes`. */
const NC = '.nc_obertes';
const clauOf = (cami: string): string => cami.slice(0, -NC.length);

/**
 * What the certificate would want, said before the work is closed, and what closing it does. Open non-conformities ask why
 * in `motius`, which keeps what was typed; it is asked again while one has none.
 */
export const askClosing = async (
  avisos: Avisos,
  motius: Map<string, string>,
  t: Translate<typeof ca>,
  web: Translate<typeof webCa>,
): Promise<boolean> => {
  const obertes = avisos.filter(({ cami }) => cami.endsWith(NC));
  const lacks = ({ cami }: Avisos[number]): boolean => !motius.get(clauOf(cami))?.trim();
  for (let again = false; ; again = true) {
    const first = obertes.find(lacks) ?? obertes[0];
    const choice = await openDialog({
      title: t('treball.finalitzar.titol'),
      icon: <IconAlertTriangle size={20} color="var(--c-amber-mark)" aria-hidden />,
      body: (
        <>
          <p>{t('treball.finalitzar.cos')}</p>
          {obertes.length > 0 ? <p>{t('treball.finalitzar.motiu_cos')}</p> : null}
          {obertes.map((one) => (
            <Textarea
              key={one.cami}
              label={one.missatge}
              description={t('treball.finalitzar.motiu')}
              error={again && lacks(one) ? t('treball.finalitzar.motiu_falta') : undefined}
              required
              autosize
              minRows={1}
              maxRows={6}
              maxLength={400}
              data-autofocus={one === first || undefined}
              defaultValue={motius.get(clauOf(one.cami)) ?? ''}
              onChange={(event) => void motius.set(clauOf(one.cami), event.currentTarget.value)}
            />
          ))}
          {avisos.length > obertes.length ? (
            <>
              <p>{t('treball.finalitzar.falta', { n: avisos.length - obertes.length })}</p>
              <ul>
                {avisos
                  .filter((one) => !obertes.includes(one))
                  .map(({ codi, cami, missatge }) => (
                    <li key={`${codi}${cami}`}>{missatge}</li>
                  ))}
              </ul>
            </>
          ) : null}
        </>
      ),
      choices: [
        { key: 'back', text: web('web.cancellar'), focused: obertes.length === 0 },
        { key: 'do', text: t('treball.finalitzar.fer'), look: 'primary' },
      ],
      onCtrlEnter: 'do',
    });
    if (choice !== 'do') return false;
    if (!obertes.some(lacks)) return true;
  }
};

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
