import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { takeTurn } from '#server/database/failures.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { Context } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { primeraConfiguracioBody } from '../contract/schemas.ts';
import { endTry, failTry, startTry } from './access.ts';
import { checkContrasenya } from './contrasenya.ts';
import type { UsuariPorts } from './ports.ts';
import { hashContrasenya } from './secrets.ts';
import { openSession } from './service.ts';
import { countUsuaris, insertRol, insertUsuari, setAgentOfRol } from './store.ts';

/** The one-time code that the console prints; null where the server only listens to its own machine. */
export const newSetupCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/** Creates the first person and company in one transaction; refused as soon as there is a user. */
export const setUpFirst = async (
  context: Context,
  ports: UsuariPorts,
  code: string | null,
  body: z.output<typeof primeraConfiguracioBody>,
) => {
  if ((await countUsuaris(context.database.read)) > 0) throw new CodedError(409, 'ja_configurat');
  if (code !== null) {
    const attempt = await startTry(context, 'primera-configuracio');
    if (body.codi?.replace(/\s/g, '') !== code) {
      await failTry(context, attempt);
      throw fieldFault('codi', 'codi_incorrecte');
    }
    await endTry(context, attempt, false);
  }
  const { persona, empresa } = body;
  if (persona.titulacio_fk && !ports.isTitulacio(persona.titulacio_fk))
    throw fieldFault('persona.titulacio_fk', 'registre_desconegut');
  checkContrasenya(persona.contrasenya, persona, 'persona.contrasenya');
  if (!ports.checkEmpresaNif(empresa.nif))
    checkAvisos([{ codi: 'nif_incorrecte', cami: 'empresa.nif' }], body.avisos_acceptats);
  const contrasenya = await hashContrasenya(persona.contrasenya);
  return context.database.write(async (db) => {
    await takeTurn(db, context.database.engine, 'primeraConfiguracio');
    if ((await countUsuaris(db)) > 0) throw new CodedError(409, 'ja_configurat');
    const usuariId = await insertUsuari(db, {
      usuari: persona.email,
      email: persona.email,
      nom: persona.nom,
      cognoms: persona.cognoms,
      contrasenya,
      idioma_fk: persona.idioma_fk,
      usuari_fk: null,
      creat: context.clock.now(),
    });
    const empresaId = await ports.createFirstEmpresa(context, db, { ...empresa, idioma_fk: persona.idioma_fk });
    await insertRol(db, { usuari_fk: usuariId, empresa_fk: empresaId, rol: 'titular', agent_fk: null });
    const agentId = await ports.createTechnician(db, empresaId, {
      nom: persona.nom,
      cognoms: persona.cognoms,
      email: persona.email,
      titulacio_fk: persona.titulacio_fk ?? null,
      num_collegiat: persona.num_collegiat ?? '',
      now: context.clock.now(),
    });
    await setAgentOfRol(db, usuariId, empresaId, agentId);
    const { contrasenya: _secret, ...despres } = persona;
    const caller = {
      sessioId: 0,
      usuariId,
      nom: `${persona.nom} ${persona.cognoms}`,
      pendentConds: true,
      rols: new Map([[empresaId, 'titular' as const]]),
      empresaPerDefecte: empresaId,
    };
    await recordHistory({ ...context, db, caller, empresa: { id: empresaId } }, [
      { entitat: 'empresa', id: empresaId, accio: 'crea', despres: { ...empresa, idioma_fk: persona.idioma_fk } },
      { entitat: 'agent', id: agentId, accio: 'crea', despres },
    ]);
    return openSession(context, db, ports, usuariId, { plataforma: 'web' });
  });
};
