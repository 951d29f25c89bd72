import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { askedRoute, entranceHref, markBooted } from '#web/boot.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { type Platform, usePlatform } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Logo } from './entrance.tsx';
import { BUNDLE, languageOf, refreshSession } from './session-calls.ts';

/** Where the splash leads: an update, the first set-up, signing in, the conditions, or the asked screen. */
const whereTo = async (platform: Platform, asked: string): Promise<string> => {
  const { api, session } = platform;
  const versio = await api.call(referenciaRoutes.versio, { query: { bundle: BUNDLE, plataforma: 'web' } });
  if (versio.obligatoria) return '/mandatory-update';
  if (session.get()) {
    try {
      const sessio = await refreshSession(platform);
      return sessio.usuari.pendent_accept_conds ? entranceHref('/condicions', asked) : asked;
    } catch (error) {
      if (!(error instanceof TransportFailure) || error.status !== 401) throw error;
      session.clear();
    }
  }
  const first = await api.call(usuariRoutes.primeraConfiguracioEstat);
  return first.pendent ? '/primera-configuracio' : entranceHref('/login', asked);
};

/** Shown first: version and session are looked up, then the asked route opens. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const { setLanguage } = useLanguage();
  const go = useGo();
  const [failure, setFailure] = useState<unknown>(null);
  const started = useRef(false);
  const asked = askedRoute(search);
  const start = useCallback(async () => {
    setFailure(null);
    try {
      const href = await whereTo(platform, asked);
      const sessio = platform.session.get()?.sessio as Parameters<typeof languageOf>[0] | undefined;
      const language = sessio ? languageOf(sessio) : null;
      if (language) setLanguage(language);
      markBooted();
      go(href, { replace: true });
    } catch (error) {
      setFailure(error);
    }
  }, [platform, asked, go, setLanguage]);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);
  return (
    <main className={css.splash}>
      <Logo size={64} />
      <h1>{t('usuari.producte')}</h1>
      <span className={css.quiet}>{t('usuari.versio', { versio: BUNDLE })}</span>
      {failure ? (
        <>
          <p className={css.alert} role="alert">
            {tellFailure(failure, web).sentence}
          </p>
          <Button onClick={() => void start()}>{web('web.reintentar')}</Button>
        </>
      ) : (
        <div className={css.line} role="progressbar" aria-label={t('usuari.carregant')} />
      )}
    </main>
  );
};
