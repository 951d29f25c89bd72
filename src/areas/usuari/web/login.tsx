import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { askedRoute, entranceHref } from '#web/boot.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';
import { asksCode, languageOf, signIn } from './session-calls.ts';

/** Seconds to wait that a refusal names, 0 when none. */
const secondsOf = (error: unknown): number => {
  const problem = error instanceof TransportFailure ? (error.problem as { segons?: number } | null) : null;
  return refusalCode(error) === 'massa_intents' ? Math.ceil(problem?.segons ?? 0) : 0;
};

/** Entrar. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const { setLanguage } = useLanguage();
  const go = useGo();
  const [usuari, setUsuari] = useState('');
  const [contrasenya, setContrasenya] = useState('');
  const [codi, setCodi] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [seconds, setSeconds] = useState(0);
  useTitle(t('usuari.entrar'));
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || usuari.trim() === '' || contrasenya === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const sessio = await signIn(platform, usuari, contrasenya, codi);
      const language = languageOf(sessio);
      if (language) setLanguage(language);
      const route = askedRoute(search);
      go(sessio.usuari.pendent_accept_conds ? entranceHref('/condicions', route) : route, { replace: true });
    } catch (error) {
      setAsked(asksCode(error));
      setFailure(refusalCode(error) === 'cal_segon_factor' ? null : error);
      setSeconds(secondsOf(error));
      setBusy(false);
    }
  };
  return (
    <Entrance title={t('usuari.entrar')}>
      <form className={css.form} onSubmit={(event) => void enter(event)} noValidate>
        <TextInput
          label={t('usuari.usuari')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={usuari}
          onChange={(event) => setUsuari(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('usuari.contrasenya')}
          autoComplete="current-password"
          value={contrasenya}
          onChange={(event) => setContrasenya(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': web('web.mostrar_contrasenya') }}
        />
        {asked ? (
          <TextInput
            label={t('usuari.factor.codi')}
            description={t('usuari.factor.codi_ajuda')}
            autoComplete="one-time-code"
            autoFocus
            value={codi}
            onChange={(event) => setCodi(event.currentTarget.value)}
          />
        ) : null}
        {failure ? (
          <p className={css.alert} role="alert">
            {tellFailure(failure, web).sentence}
          </p>
        ) : null}
        {seconds > 0 ? <p className={css.quiet}>{t('usuari.espereu', { segons: seconds })}</p> : null}
        <Button type="submit" loading={busy} disabled={seconds > 0}>
          {t('usuari.entrar')}
        </Button>
        <GoLink to="/recuperar" className={css.quiet}>
          {t('usuari.oblidada')}
        </GoLink>
      </form>
    </Entrance>
  );
};
