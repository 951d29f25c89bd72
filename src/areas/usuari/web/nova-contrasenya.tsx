import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';

/** Whose password the link sets, or null when it is no longer good. */
export const resolve = async ({ api, params }: ResolveContext): Promise<{ usuari: string } | null> => {
  try {
    return await api.call(equipRoutes.recovery, { params: { token: params['token'] ?? '' } });
  } catch (error) {
    if (error instanceof TransportFailure && error.status === 404) return null;
    throw error;
  }
};

/** Nova contrasenya, by the link of a message. */
export const Screen = ({ given, params }: ScreenProps<{ usuari: string } | null>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const { api } = usePlatform();
  const go = useGo();
  const [contrasenya, setContrasenya] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useTitle(t('usuari.contrasenya_nova'));
  const camp = failure instanceof TransportFailure ? failure.problem?.camps?.[0]?.missatge : undefined;
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || contrasenya === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await api.call(equipRoutes.setPassword, { params: { token: params['token'] ?? '' }, body: { contrasenya } });
      setDone(true);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  if (given === null || done)
    return (
      <Entrance title={t('usuari.contrasenya_nova')}>
        {done ? (
          <p className={css.prose} role="status">
            {t('usuari.recuperar.fet')}
          </p>
        ) : (
          <p className={css.alert} role="alert">
            {t('usuari.enllac.mort')}
          </p>
        )}
        <Button autoFocus onClick={() => go('/login')}>
          {t('usuari.entrar')}
        </Button>
      </Entrance>
    );
  return (
    <Entrance title={t('usuari.contrasenya_nova')}>
      <form className={css.form} onSubmit={(event) => void set(event)} noValidate>
        <p className={css.prose}>{t('usuari.recuperar.per_a', { usuari: given.usuari })}</p>
        <input type="text" autoComplete="username" value={given.usuari} readOnly hidden />
        <PasswordInput
          label={t('usuari.contrasenya_nova')}
          description={t('usuari.contrasenya_ajuda')}
          autoComplete="new-password"
          autoFocus
          value={contrasenya}
          error={camp}
          onChange={(event) => setContrasenya(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': web('web.mostrar_contrasenya') }}
        />
        {failure && !camp ? (
          <p className={css.alert} role="alert">
            {tellFailure(failure, web).sentence}
          </p>
        ) : null}
        <Button type="submit" loading={busy}>
          {web('web.desar')}
        </Button>
      </form>
    </Entrance>
  );
};
