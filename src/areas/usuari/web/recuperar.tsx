import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';

export const resolve = ({ api }: ResolveContext) => api.call(usuariRoutes.primeraConfiguracioEstat);

/**
 * He oblidat la contrasenya: asks for a link by e-mail; the answer is the same for whoever asks. Where none can be sent it
 * says who makes one.
 */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const { api } = usePlatform();
  const go = useGo();
  const [usuari, setUsuari] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useTitle(t('usuari.recuperar'));
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || usuari.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await api.call(equipRoutes.recover, { body: { usuari: usuari.trim() } });
      setSent(true);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <Entrance title={t('usuari.recuperar')}>
      {!given.correu ? (
        <p className={css.prose}>{t('usuari.recuperar.sense_correu', { correu: t('usuari.recuperar.el_correu') })}</p>
      ) : sent ? (
        <p className={css.prose} role="status">
          {t('usuari.recuperar.enviat')}
        </p>
      ) : (
        <form className={css.form} onSubmit={(event) => void ask(event)} noValidate>
          <p className={css.prose}>{t('usuari.recuperar.cos')}</p>
          <TextInput
            label={t('usuari.usuari')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={usuari}
            onChange={(event) => setUsuari(event.currentTarget.value)}
          />
          {failure ? (
            <p className={css.alert} role="alert">
              {tellFailure(failure, web).sentence}
            </p>
          ) : null}
          <Button type="submit" loading={busy}>
            {t('usuari.recuperar.demanar')}
          </Button>
        </form>
      )}
      <Button variant="default" onClick={() => go('/login')}>
        {t('usuari.recuperar.tornar')}
      </Button>
    </Entrance>
  );
};
