import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { saveFile } from '#web/api.ts';
import { askedRoute } from '#web/boot.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';
import { signOut } from './session-calls.ts';

/** Condicions d’ús: read, kept if wanted, and accepted; nothing else opens before. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const formats = useFormats();
  const { language } = useLanguage();
  const go = useGo();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useTitle(t('usuari.condicions'));
  const textos = useQuery({
    queryKey: ['textos', language],
    queryFn: ({ signal }) => platform.api.call(referenciaRoutes.textos, { signal }),
    placeholderData: (before) => before,
  });
  const condicions = textos.data?.condicions;

  // What is to be read takes the focus, so that keys scroll it; what accepts it comes after.
  const sheet = useRef<HTMLDivElement>(null);
  const shownVersion = condicions?.versio;
  useEffect(() => {
    if (shownVersion !== undefined) sheet.current?.focus();
  }, [shownVersion]);

  const accept = async (): Promise<void> => {
    if (!condicions) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { versio: condicions.versio, idioma_fk: language };
      platform.session.update(await platform.api.call(usuariRoutes.acceptConds, { body }));
      go(askedRoute(search), { replace: true });
    } catch (error) {
      if (refusalCode(error) === 'condicions_canviades') void textos.refetch();
      setFailure(error);
      setBusy(false);
    }
  };
  const leave = async (): Promise<void> => {
    await signOut(platform);
    go('/login', { replace: true });
  };
  const shown = failure ?? textos.error;
  return (
    <Entrance title={condicions?.titol ?? t('usuari.condicions')} wide>
      {condicions ? (
        <>
          <p className={css.quiet}>
            {t('usuari.condicions.versio', { versio: condicions.versio, data: formats.date(condicions.data) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is scrolled with the keys */}
          <div ref={sheet} className={css.sheet} tabIndex={0} role="document" aria-label={condicions.titol}>
            <div className={css.prose}>
              {condicions.text.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </>
      ) : null}
      {shown ? (
        <p className={css.alert} role="alert">
          {tellFailure(shown, web).sentence}
        </p>
      ) : null}
      <div className={`${css.buttons} ${css.fixed}`}>
        <Button onClick={() => void accept()} loading={busy} disabled={!condicions}>
          {t('usuari.condicions.accepto')}
        </Button>
        {condicions ? (
          <Button
            variant="default"
            onClick={() =>
              saveFile(
                new Blob([`${condicions.titol}\n\n${condicions.text}\n`], { type: 'text/plain;charset=utf-8' }),
                `${t('usuari.condicions.fitxer')}-${condicions.versio}.txt`,
              )
            }
          >
            {t('usuari.condicions.descarregar')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void leave()}>
          {web('web.sortir')}
        </Button>
      </div>
    </Entrance>
  );
};
