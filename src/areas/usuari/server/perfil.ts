import { notFound } from '#kernel/coded-error.ts';
import { type Bound, bind, type Caller, type Context } from '#server/http/context.ts';
import { type Dispositiu, perfilRoutes } from '../contract/perfil.ts';
import { endSessio, endSessions, listSessions, setContrasenya } from './account-store.ts';
import { checkOwnContrasenya, newContrasenya } from './contrasenya.ts';
import type { UsuariPorts } from './ports.ts';
import { confirmFactor, proposeFactor, removeFactor } from './segon-factor.ts';
import { checkOwn } from './service.ts';
import { findUsuari } from './store.ts';

const done = { fet: true } as const;
type OwnContext = Context & { readonly caller: Caller };
interface OwnInput {
  readonly params: { readonly id: number };
  readonly body: { readonly contrasenya: string };
}

const checkPassword = async (context: OwnContext, { params, body }: OwnInput): Promise<void> => {
  checkOwn(context.caller, params.id);
  await checkOwnContrasenya(context, body.contrasenya);
};

const person = async (context: OwnContext) => {
  const usuari = await findUsuari(context.db, context.caller.usuariId);
  if (!usuari) throw notFound();
  return usuari;
};

/** What one does with the own account. */
export const perfilHandlers = (ports: UsuariPorts): readonly Bound[] => [
  bind(
    perfilRoutes.contrasenya,
    async (context, { params }, hash: string) => {
      await setContrasenya(context.db, params.id, hash);
      await endSessions(context.db, params.id, context.caller.sessioId);
      return done;
    },
    {
      prepare: async (context, { params, body }) => {
        checkOwn(context.caller, params.id);
        await checkOwnContrasenya(context, body.actual, 'actual');
        return newContrasenya(body.nova, await person(context), 'nova');
      },
    },
  ),
  bind(perfilRoutes.dispositius, async (context, { params }) => {
    checkOwn(context.caller, params.id);
    return (await listSessions(context.db, params.id)).map((row) => ({
      ...row,
      plataforma: row.plataforma as Dispositiu['plataforma'],
      actual: row.id === context.caller.sessioId,
    }));
  }),
  bind(perfilRoutes.tanca, async (context, { params }) => {
    checkOwn(context.caller, params.id);
    if (!(await endSessio(context.db, params.id, params.sid))) throw notFound();
    return done;
  }),
  bind(perfilRoutes.tancaAltres, async (context, { params }) => {
    checkOwn(context.caller, params.id);
    await endSessions(context.db, params.id, context.caller.sessioId);
    return done;
  }),
  bind(perfilRoutes.proposaFactor, async (context) => proposeFactor((await person(context)).email), {
    prepare: checkPassword,
  }),
  bind(
    perfilRoutes.confirmaFactor,
    (context, { params, body }) => confirmFactor(context, ports, params.id, body.secret, body.codi),
    { prepare: checkPassword },
  ),
  bind(
    perfilRoutes.treuFactor,
    async (context, { params, body }) => {
      await removeFactor(context, ports, params.id, body.codi);
      return done;
    },
    { prepare: checkPassword },
  ),
];
