import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
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
import { asksCode, languageOf } from './session-calls.ts';

type Invitacio = Awaited<ReturnType<typeof ask>>;
const ask = ({ api, params }: Pick<ResolveContext, 'api' | 'params'>) =>
  api.call(equipRoutes.invitacio, { params: { token: params['token'] ?? '' } });

/** An invitation, or null when its link is no longer good. */
export const resolve = async (context: ResolveContext): Promise<Invitacio | null> => {
  try {
    return await ask(context);
  } catch (error) {
    if (error instanceof TransportFailure && error.status === 404) return null;
    throw error;
  }
};

/** Invitació: who invites, as what, and the password that opens it. */
export const Screen = ({ given, params }: ScreenProps<Invitacio | null>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const go = useGo();
  useTitle(t('usuari.invitacio'));
  if (given === null)
    return (
      <Entrance title={t('usuari.invitacio')}>
        <p className={css.alert} role="alert">
          {t('usuari.enllac.mort')}
        </p>
        <Button onClick={() => go('/login')}>{t('usuari.entrar')}</Button>
      </Entrance>
    );
  return <AcceptForm invitacio={given} token={params['token'] ?? ''} web={web} />;
};

const AcceptForm = ({
  invitacio,
  token,
  web,
}: {
  invitacio: Invitacio;
  token: string;
  web: Parameters<typeof tellFailure>[1];
}) => {
  const t = useTexts(usuariTexts);
  const formats = useFormats();
  const platform = usePlatform();
  const { setLanguage } = useLanguage();
  // Who invites said in which language.
  const greeted = useRef(false);
  useEffect(() => {
    if (greeted.current) return;
    greeted.current = true;
    setLanguage(invitacio.idioma_fk);
  }, [setLanguage, invitacio.idioma_fk]);
  const go = useGo();
  const [nom, setNom] = useState(invitacio.nom);
  const [cognoms, setCognoms] = useState(invitacio.cognoms);
  const [contrasenya, setContrasenya] = useState('');
  const [codi, setCodi] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { existent } = invitacio;
  const camps = failure instanceof TransportFailure ? (failure.problem?.camps ?? []) : [];
  const errorOf = (cami: string): string | undefined => camps.find((one) => one.cami === cami)?.missatge;

  const accept = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const person = existent ? {} : { nom, cognoms };
      const body = { ...person, contrasenya, ...(codi.trim() ? { codi: codi.trim() } : {}) };
      const answer = await platform.api.call(equipRoutes.accept, { params: { token }, body });
      platform.queries.clear();
      platform.session.start(answer);
      const language = languageOf(answer.sessio);
      if (language) setLanguage(language);
      go(answer.sessio.usuari.pendent_accept_conds ? '/condicions' : '/home', { replace: true });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Entrance title={t('usuari.invitacio')}>
      <p className={css.prose}>
        {t('usuari.invitacio.cos', { empresa: invitacio.empresa, rol: web(`web.rol.${invitacio.rol}`) })}
      </p>
      <form className={css.form} onSubmit={(event) => void accept(event)} noValidate>
        <TextInput label={t('usuari.email')} value={invitacio.email} readOnly autoComplete="username" />
        {existent ? (
          <p className={css.quiet}>{t('usuari.invitacio.existent')}</p>
        ) : (
          <>
            <TextInput
              label={t('usuari.nom')}
              value={nom}
              maxLength={100}
              autoComplete="given-name"
              error={errorOf('nom')}
              onChange={(event) => setNom(event.currentTarget.value)}
            />
            <TextInput
              label={t('usuari.cognoms')}
              value={cognoms}
              maxLength={150}
              autoComplete="family-name"
              error={errorOf('cognoms')}
              onChange={(event) => setCognoms(event.currentTarget.value)}
            />
          </>
        )}
        <PasswordInput
          label={t('usuari.contrasenya')}
          description={existent ? undefined : t('usuari.contrasenya_ajuda')}
          autoComplete={existent ? 'current-password' : 'new-password'}
          autoFocus
          value={contrasenya}
          error={errorOf('contrasenya')}
          onChange={(event) => setContrasenya(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': web('web.mostrar_contrasenya') }}
        />
        {asksCode(failure) || codi ? (
          <TextInput
            label={t('usuari.factor.codi')}
            autoComplete="one-time-code"
            value={codi}
            onChange={(event) => setCodi(event.currentTarget.value)}
          />
        ) : null}
        {failure && camps.length === 0 ? (
          <p className={css.alert} role="alert">
            {tellFailure(failure, web).sentence}
          </p>
        ) : null}
        <Button type="submit" loading={busy} disabled={contrasenya === ''}>
          {t('usuari.invitacio.acceptar')}
        </Button>
        <p className={css.quiet}>{t('usuari.enllac.caduca', { quan: formats.instant(invitacio.caduca) })}</p>
      </form>
    </Entrance>
  );
};
