import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { equipHandlers } from './equip-routes.ts';
import { setUpFirst } from './first-setup.ts';
import { perfilHandlers } from './perfil.ts';
import type { UsuariPorts } from './ports.ts';
import { canPostLinks } from './recuperacio.ts';
import { acceptConds, changeIdioma, checkOwn, listExercicis, login, presentSessio, storeExercici } from './service.ts';
import { deleteSessio } from './session-store.ts';
import { countUsuaris } from './store.ts';

/** Calls of the room. `setupCode` is asked by the first set-up when it is not null. */
export const usuariHandlers = (
  ports: UsuariPorts,
  setupCode: string | null,
  platform: Pick<Platform, 'documents'>,
): readonly Bound[] => [
  bind(usuariRoutes.primeraConfiguracioEstat, async (context) => {
    const pendent = (await countUsuaris(context.db)) === 0;
    return { pendent, cal_codi: pendent && setupCode !== null, correu: await canPostLinks(context.db, ports) };
  }),
  bind(usuariRoutes.primeraConfiguracio, (context, { body }) => setUpFirst(context, ports, setupCode, body), {
    ownTransaction: true,
  }),
  bind(usuariRoutes.login, (context, { body }) => login(context, ports, body), { ownTransaction: true }),
  bind(usuariRoutes.logout, async (context) => {
    await deleteSessio(context.db, context.caller.sessioId);
    return { fet: true as const };
  }),
  bind(usuariRoutes.session, (context) =>
    presentSessio(context.db, ports, context.caller.sessioId, context.caller.usuariId),
  ),
  bind(usuariRoutes.acceptConds, (context, { body }) => acceptConds(context, ports, body)),
  bind(usuariRoutes.idioma, (context, { params, body }) => {
    checkOwn(context.caller, params.id);
    return changeIdioma(context, ports, body.idioma_fk);
  }),
  bind(usuariRoutes.exercicis, (context, { params }) => {
    checkOwn(context.caller, params.id);
    return listExercicis(context);
  }),
  bind(usuariRoutes.saveExercici, (context, { params, body }) => {
    checkOwn(context.caller, params.id);
    return storeExercici(context, body);
  }),
  ...equipHandlers(ports, platform),
  ...perfilHandlers(ports),
];
