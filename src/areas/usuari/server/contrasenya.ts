import { fieldFault } from '#kernel/coded-error.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { isCommonContrasenya } from '../domain/contrasenya.ts';
import { endTry, failTry, startTry } from './access.ts';
import { hashContrasenya, verifyContrasenya } from './secrets.ts';
import { findUsuari } from './store.ts';

interface Person {
  readonly nom: string;
  readonly cognoms: string;
  readonly email: string;
}

/** Refuses a password that is among the first to be guessed for this person. */
export const checkContrasenya = (contrasenya: string, { nom, cognoms, email }: Person, cami = 'contrasenya'): void => {
  if (isCommonContrasenya(contrasenya, [nom, cognoms, `${nom} ${cognoms}`, email]))
    throw fieldFault(cami, 'contrasenya_comuna');
};

/** The hash of a new password, which `checkContrasenya` lets pass. */
export const newContrasenya = async (contrasenya: string, person: Person, cami?: string): Promise<string> => {
  checkContrasenya(contrasenya, person, cami);
  return hashContrasenya(contrasenya);
};

/** Refuses when it is not the caller's own password; bad tries are slowed as those of signing in are. */
export const checkOwnContrasenya = async (
  context: Context & { caller: Caller },
  contrasenya: string | undefined,
  cami = 'contrasenya',
): Promise<void> => {
  if (!contrasenya) throw fieldFault(cami, 'obligatori');
  const usuari = await findUsuari(context.db, context.caller.usuariId);
  const attempt = await startTry(context, `propi:${context.caller.usuariId}`);
  if (!usuari || !(await verifyContrasenya(contrasenya, usuari.contrasenya))) {
    await failTry(context, attempt);
    throw fieldFault(cami, 'contrasenya_incorrecta');
  }
  await endTry(context, attempt, false);
};
