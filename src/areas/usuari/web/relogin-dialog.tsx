import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import { revival } from '#web/providers.tsx';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { asksCode, signInBody } from './session-calls.ts';

/**
 * «La sessió ha caducat», over whatever is open: only the password is asked, and the call that found out goes on.
 * What was typed underneath stays.
 */
export const ReloginDialog = () => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const { api, session } = usePlatform();
  const go = useGo();
  const [open, setOpen] = useState(false);
  const [contrasenya, setContrasenya] = useState('');
  const [codi, setCodi] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const answer = useRef<((revived: boolean) => void) | null>(null);
  const who = session.get()?.sessio.usuari as { usuari?: string; email?: string | null; nom?: string } | undefined;

  useEffect(() => {
    revival.ask = () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setContrasenya('');
        setCodi('');
        setAsked(false);
        setFailure(null);
        setOpen(true);
      });
    return () => {
      revival.ask = async () => false;
    };
  }, []);

  const close = (revived: boolean): void => {
    setOpen(false);
    setBusy(false);
    answer.current?.(revived);
    answer.current = null;
  };
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setFailure(null);
    try {
      const body = signInBody(who?.usuari ?? who?.email ?? '', contrasenya, codi);
      session.start(await api.call(usuariRoutes.login, { body }));
      close(true);
    } catch (error) {
      setAsked(asksCode(error));
      setFailure(refusalCode(error) === 'cal_segon_factor' ? null : error);
      setBusy(false);
    }
  };
  return (
    <Modal
      opened={open}
      onClose={() => close(false)}
      title={t('usuari.caducada.titol')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <form className={css.form} onSubmit={(event) => void enter(event)} noValidate>
        <p className={css.prose}>{t('usuari.caducada.cos', { usuari: who?.usuari ?? who?.email ?? '' })}</p>
        <PasswordInput
          label={t('usuari.contrasenya')}
          autoComplete="current-password"
          data-autofocus
          value={contrasenya}
          onChange={(event) => setContrasenya(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': web('web.mostrar_contrasenya') }}
        />
        {asked ? (
          <TextInput
            label={t('usuari.factor.codi')}
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
        <div className={css.buttons}>
          <Button type="submit" loading={busy}>
            {t('usuari.entrar')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              session.clear();
              close(false);
              go('/login');
            }}
          >
            {t('usuari.caducada.altre')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
