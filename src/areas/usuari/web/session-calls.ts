import { isLanguage } from '#kernel/language.ts';
import type { Platform } from '#web/platform.tsx';
import { refusalCode } from '#web/transport-error.ts';
import { forgetToasts } from '#web/ui/feedback/toast-memory.ts';
import { usuariRoutes } from '../contract/routes.ts';
import type { Sessio } from '../contract/schemas.ts';
import { deviceName } from './this-device.ts';

/** Version of the client, told to the server on signing in and to `/versio`. */
export const BUNDLE = '3.6.1';

/** What opens a session: who, with which password and code, on which device. */
export const signInBody = (usuari: string, contrasenya: string, codi: string) => ({
  usuari: usuari.trim(),
  contrasenya,
  plataforma: 'web' as const,
  versio: BUNDLE,
  model: deviceName(navigator.userAgent),
  ...(codi.trim() ? { codi: codi.trim() } : {}),
});

/** Whether the password was right and the second factor is what is missing. */
export const asksCode = (error: unknown): boolean =>
  ['cal_segon_factor', 'segon_factor_incorrecte'].includes(refusalCode(error) ?? '');

/** Signs in and keeps the session. The password goes nowhere else. */
export const signIn = async (
  platform: Platform,
  usuari: string,
  contrasenya: string,
  codi: string,
): Promise<Sessio> => {
  const answer = await platform.api.call(usuariRoutes.login, {
    body: signInBody(usuari, contrasenya, codi),
  });
  platform.queries.clear();
  platform.session.start(answer);
  return answer.sessio;
};

/** Ends the session here and, when the server can be reached, there. */
export const signOut = async (platform: Platform): Promise<void> => {
  try {
    await platform.api.call(usuariRoutes.logout);
  } catch {
    // The token is forgotten here in every case; the server lets it die by itself.
  }
  platform.session.clear();
  platform.queries.clear();
  forgetToasts();
};

/** Reads who is signed in afresh (companies added or changed, conditions accepted). */
export const refreshSession = async (platform: Platform): Promise<Sessio> => {
  const sessio = await platform.api.call(usuariRoutes.session);
  platform.session.update(sessio);
  return sessio;
};

/** The language to show for a session: the user's own. */
export const languageOf = (sessio: Sessio) => (isLanguage(sessio.usuari.idioma_fk) ? sessio.usuari.idioma_fk : null);
