import { Button } from '@mantine/core';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './entrance.module.css';
import { Entrance } from './entrance.tsx';
import { BUNDLE } from './session-calls.ts';

export const resolve = ({ api }: ResolveContext) =>
  api.call(referenciaRoutes.versio, { query: { bundle: BUNDLE, plataforma: 'web' } });

/** Cal actualitzar: this client is older than the server serves. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(usuariTexts);
  useTitle(t('usuari.actualitzar.titol'));
  return (
    <Entrance title={t('usuari.actualitzar.titol')}>
      <p className={css.prose}>{t('usuari.actualitzar.cos', { meva: BUNDLE, minima: given.minima })}</p>
      {given.novetats ? <p className={css.prose}>{given.novetats}</p> : null}
      <Button
        onClick={() => {
          window.location.hash = '';
          window.location.reload();
        }}
      >
        {t('usuari.actualitzar')}
      </Button>
    </Entrance>
  );
};
