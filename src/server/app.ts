import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  type AgentPorts,
  agentHandlers,
  agentsById,
  agentUndoables,
  createTechnician,
  filesOfImportacions,
  importacioHandlers,
  importJob,
  whereaboutsOf,
} from '#areas/agent/server/index.ts';
import { agentErrors } from '#areas/agent/texts/errors.ts';
import { correuDocumentHandlers } from '#areas/correu/server/index.ts';
import {
  comprovaCadaDia,
  facturaeHandlers,
  facturaeInside,
  registreHandlers,
  registrePorts,
} from '#areas/efactura/server/index.ts';
import { efacturaErrors } from '#areas/efactura/texts/errors.ts';
import { facturaeTexts } from '#areas/efactura/texts/facturae.ts';
import {
  createFirstEmpresa,
  type EmpresaPorts,
  empresaHandlers,
  hasSmtp,
  type NotifyPorts,
  namesOfEmpreses,
  notifyCertificats,
  smtpOf,
  sweepEmpreses,
  type VidaPorts,
} from '#areas/empresa/server/index.ts';
import { empresaErrors } from '#areas/empresa/texts/errors.ts';
import { empresaMails } from '#areas/empresa/texts/mails.ts';
import {
  countFactures,
  countOfTreball,
  emesaOf,
  type FacturaPorts,
  facturaCopies,
  facturaDocumentHandlers,
  facturaHandlers,
  facturaMover,
  facturaUndoables,
  facturesOfAgents,
  makePeriodiques,
} from '#areas/factura/server/index.ts';
import { facturaErrors } from '#areas/factura/texts/errors.ts';
import { paperErrors } from '#areas/factura/texts/paper-errors.ts';
import { nifPasses } from '#areas/fiscal/domain/nif.ts';
import { fiscalErrors } from '#areas/fiscal/texts/errors.ts';
import {
  copyConcrete,
  countConcrete,
  formigoHandlers,
  formigoUndoables,
  openLots,
  putBackConcrete,
  takeConcrete,
} from '#areas/formigo/server/index.ts';
import { formigoErrors } from '#areas/formigo/texts/errors.ts';
import { informeHandlers } from '#areas/informe/server/index.ts';
import { informeErrors } from '#areas/informe/texts/errors.ts';
import { CONDICIONS_VERSIO, referenciaHandlers, titulacioOf } from '#areas/referencia/server/index.ts';
import {
  countTreballs,
  filesOfTreballs,
  refreshPromotor,
  type TreballPorts,
  treballCopies,
  treballHandlers,
  treballMover,
  treballsOfAgents,
  treballUndoables,
} from '#areas/treball/server/index.ts';
import { treballErrors } from '#areas/treball/texts/errors.ts';
import {
  holdersOf,
  insertRol,
  listRols,
  newSetupCode,
  peopleOf,
  sessionPort,
  sweepUsuari,
  type UsuariPorts,
  userMover,
  usersOfAgents,
  usuariHandlers,
} from '#areas/usuari/server/index.ts';
import { usuariErrors } from '#areas/usuari/texts/errors.ts';
import { usuariMails } from '#areas/usuari/texts/mails.ts';
import { notFound } from '#kernel/coded-error.ts';
import { type Config, isLoopback, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { Executor } from './database/tables.ts';
import { countKept, desferHandlers, filesOfDesfer, sweepDesfer, type Undoable } from './desfer/index.ts';
import type { Documents } from './documents/index.ts';
import { type DownloadPorts, descarregaHandlers, sweepDescarregues } from './downloads/index.ts';
import { filesOfPujades, pujadaHandlers, sweepFiles, sweepUnused, type UsesOf } from './files/index.ts';
import { historialHandlers } from './historial/routes.ts';
import { type Chore, keepHouse, type Sweep } from './housekeeping.ts';
import { systemClock } from './http/clock.ts';
import type { Bound, Clock } from './http/context.ts';
import type { Dispatcher } from './http/dispatch.ts';
import { describeApi, describeApiPage } from './http/openapi.ts';
import { findDownload, replayer } from './http/replay.ts';
import { buildServer } from './http/server.ts';
import { translator } from './http/texts.ts';
import { documentJob, filesOfTasques, putOffWith, sweepTasques, tascaHandlers } from './jobs/index.ts';
import { correuHandlers, filesOfCorreus } from './mail/index.ts';
import { createPlatform, type Platform } from './platform.ts';
import { serverTexts } from './texts/index.ts';
import { VERSION } from './version.ts';
import { vistaHandlers } from './vistes/index.ts';

/** What the application stands on; tests give their own clock, database and documents. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock?: Clock;
  readonly documents?: Documents;
  /** More plain routes on the same server: what measurements compare it with. */
  readonly extra?: (app: FastifyInstance) => void;
}
export interface App {
  readonly server: FastifyInstance;
  /** Code that the first set-up asks for, or null where it asks for none. */
  readonly setupCode: string | null;
  readonly platform: Platform;
  /** Begins the work that no call waits for: tasks, mail, sweeping. Ends with the server. */
  work(): Promise<void>;
}

const usuariPorts = ({ secrets, publicUrl, postsOwn, mail }: Platform): UsuariPorts => ({
  condicions: CONDICIONS_VERSIO,
  empresaNames: namesOfEmpreses,
  describeAgent: async (db: Database['read'], empresaId: number, agentId: number) => {
    const agent = (await agentsById(db, empresaId, [agentId])).get(agentId);
    return agent
      ? {
          id: agent.id,
          empresa_fk: empresaId,
          nom: agent.nom_complet,
          titulacio_fk: agent.titulacio_fk,
          num_collegiat: agent.num_collegiat || null,
        }
      : null;
  },
  createFirstEmpresa,
  createTechnician,
  checkEmpresaNif: (nif: string) => nifPasses(nif),
  isTitulacio: (id: number) => titulacioOf(id) !== null,
  canPost: async (db, empresaId) => postsOwn || (empresaId !== null && (await smtpOf(db, secrets, empresaId)) !== null),
  post: async (db, { empresa_fk, to, now, ...letter }) => {
    const own = empresa_fk !== null && (await smtpOf(db, secrets, empresa_fk)) !== null;
    await mail.enqueue(db, now, { ...letter, empresaId: own ? empresa_fk : null, per_a: [to], secret: true });
  },
  linkTo: (hash) => (publicUrl === null ? null : new URL(`/${hash}`, publicUrl).href),
  secrets,
  translate,
});

const countAgents = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('agent')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

const empresaPorts: EmpresaPorts & VidaPorts = {
  grantRol: (db, usuariId, empresaId, rol) =>
    insertRol(db, { usuari_fk: usuariId, empresa_fk: empresaId, rol, agent_fk: null }),
  exerciciOf: async (db, usuariId, empresaId, year) =>
    (await listRols(db, usuariId)).find((row) => row.empresa_fk === empresaId)?.exercici ?? year,
  // A deleted work that can still come back would lose its company.
  impedeixen: async (db, empresaId, now) => [
    {
      que: 'treballs',
      n: (await countTreballs(db, empresaId)) + (await countKept(db, empresaId, 'treball', now)),
    },
    { que: 'factures', n: await countFactures(db, empresaId, now) },
  ],
  acompanyen: async (db, empresaId) => [
    { que: 'agents', n: await countAgents(db, empresaId) },
    { que: 'usuaris', n: (await peopleOf(db, empresaId)).length },
  ],
};

const notifyPorts = ({ publicUrl, postsOwn, mail }: Platform): NotifyPorts => ({
  translate,
  holdersOf,
  canPost: async (db, empresaId) => postsOwn || hasSmtp(db, empresaId),
  post: async (db, { empresa_fk, to, now, ...letter }) => {
    const own = await hasSmtp(db, empresa_fk);
    await mail.enqueue(db, now, {
      ...letter,
      empresaId: own ? empresa_fk : null,
      per_a: [to],
      ...(own && { sobre: { entitat: 'empresa', id: empresa_fk } }),
    });
  },
  linkTo: (hash) => (publicUrl === null ? null : new URL(`/${hash}`, publicUrl).href),
});

const treballPorts = ({ files, uploads }: Platform): TreballPorts => ({
  files,
  uploads,
  formigo: {
    blocksClosing: openLots,
    copy: copyConcrete,
    count: countConcrete,
    take: takeConcrete,
    putBack: putBackConcrete,
  },
  countFactures: countOfTreball,
  whereabouts: whereaboutsOf,
  people: peopleOf,
});

const agentPorts: AgentPorts = {
  onAgentRenamed: refreshPromotor,
  usesOf: async (db, empresaId, ids) => [
    ...(await treballsOfAgents(db, empresaId, ids)),
    ...(await facturesOfAgents(db, empresaId, ids)),
    ...(await usersOfAgents(db, empresaId, ids)),
  ],
  movers: { treball: treballMover, factura: facturaMover, usuari: userMover },
  copies: { treball: treballCopies, factura: facturaCopies },
};

/** Records of billing: none is kept yet, so that nothing is written, nor refused. */
/** Records of billing, which invoices know by these ports alone. */
const facturaPorts = (platform: Platform): FacturaPorts => registrePorts(platform);

/** What can be undone: a line per room. */
const undoables = (platform: Platform): readonly Undoable[] => [
  ...agentUndoables(agentPorts),
  ...treballUndoables(treballPorts(platform)),
  ...formigoUndoables,
  ...facturaUndoables,
];

/** Every call of the product, a line per room. */
export const allHandlers = (
  setupCode: string | null,
  platform: Platform = createPlatform(readConfig({})),
  downloads: DownloadPorts = { find: () => null, resume: async () => null, replay: () => Promise.reject(notFound()) },
): readonly Bound[] => [
  ...referenciaHandlers(VERSION, platform.documents),
  ...usuariHandlers(usuariPorts(platform), setupCode, platform),
  ...empresaHandlers(empresaPorts, platform),
  ...agentHandlers(agentPorts, platform),
  ...importacioHandlers(agentPorts, platform),
  ...treballHandlers(treballPorts(platform), platform),
  ...formigoHandlers(platform),
  ...informeHandlers(platform),
  ...registreHandlers(platform),
  ...facturaHandlers(facturaPorts(platform), platform),
  ...facturaDocumentHandlers({
    ...facturaPorts(platform),
    documents: platform.documents,
    facturaeOf: facturaeInside,
  }),
  ...facturaeHandlers({ emesaOf, secrets: platform.secrets }),
  ...historialHandlers,
  ...desferHandlers(undoables(platform)),
  ...pujadaHandlers(platform.uploads),
  ...descarregaHandlers(downloads),
  ...tascaHandlers(platform.jobs),
  ...correuHandlers(platform.files),
  ...correuDocumentHandlers(platform),
  ...vistaHandlers,
];

/** What rooms forget by the hour. */
export const sweeps: readonly Sweep[] = [sweepUsuari, sweepDescarregues, sweepTasques, sweepEmpreses, sweepDesfer];

/** The same, with what tells people of what comes. */
export const sweepsOf = (platform: Platform): readonly Sweep[] => [...sweeps, notifyCertificats(notifyPorts(platform))];

/** Who uses files: each room (or platform folder) that keeps a `fitxer_fk`. What none of them uses is swept. */
export const fileUses: readonly UsesOf[] = [
  filesOfPujades,
  filesOfTasques,
  filesOfCorreus,
  filesOfTreballs,
  filesOfImportacions,
  filesOfDesfer,
];

/** Texts of every room that the server speaks. */
export const serverRooms = [
  serverTexts,
  usuariErrors,
  usuariMails,
  empresaErrors,
  empresaMails,
  agentErrors,
  treballErrors,
  formigoErrors,
  informeErrors,
  efacturaErrors,
  fiscalErrors,
  facturaErrors,
  paperErrors,
  facturaeTexts,
];
const translate = translator(serverRooms);

const health = (database: Database) => (app: FastifyInstance) => {
  app.get('/api/health/live', async () => ({ viu: true, versio: VERSION }));
  app.get('/api/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(database.read);
      return { preparat: true, versio: VERSION };
    } catch {
      return reply.code(503).send({ preparat: false, versio: VERSION });
    }
  });
};

/** Builds the application over an open, migrated database. The caller listens and closes. */
export const buildApp = async ({
  config,
  database,
  clock = systemClock,
  documents: own,
  extra,
}: AppParts): Promise<App> => {
  const setupCode = isLoopback(config.host) ? null : newSetupCode();
  const started = new Date();
  const platform = createPlatform(config, own);
  const { jobs, files, uploads, documents, mail, secrets } = platform;
  const session = sessionPort(CONDICIONS_VERSIO);
  const parts: Dispatcher = { database, clock, session, translate, putOff: putOffWith(jobs) };
  const calls = allHandlers(setupCode, platform, {
    find: (cami) => findDownload(calls, cami),
    resume: (context, sessioId) => session.resume(database.read, sessioId, context.clock.now()),
    replay: (asked) => replayer(parts, calls)(asked),
  });
  const routes = calls.map((bound) => bound.route);
  const server = await buildServer(config, parts, calls, (app) => {
    health(database)(app);
    extra?.(app);
    app.addHook('onClose', () => documents.close());
    let description: string | null = null;
    const described = (): string => {
      description ??= JSON.stringify(describeApi(routes, VERSION));
      return description;
    };
    app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(described()));
    app.get('/api/docs', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(describeApiPage(routes, VERSION)),
    );
  });
  const onFault = (error: unknown): void => server.log.error({ err: error }, 'work behind failed');
  jobs.connect({
    database,
    clock,
    translate,
    kinds: [documentJob(replayer(parts, calls)), importJob(files)],
    callerOf: (usuariId) => session.callerOf(database.read, usuariId),
    onFault,
  });
  mail.connect({
    database,
    clock,
    serverOf: async (db, empresaId) => (empresaId === null ? config.systemSmtp : smtpOf(db, secrets, empresaId)),
    onFault,
  });
  let stopHouse = (): void => {};
  server.addHook('onClose', async () => {
    stopHouse();
    await Promise.all([jobs.stop(), mail.stop()]);
  });
  const chores: readonly Chore[] = [
    (now) => uploads.sweep(database, now),
    (now) => sweepUnused(files, database, fileUses, now),
    (now) => comprovaCadaDia(database, now),
    makePeriodiques({ database, ports: facturaPorts(platform), translate }),
  ];
  const work = async (): Promise<void> => {
    await Promise.all([jobs.start(), mail.start()]);
    stopHouse = keepHouse(database, clock, sweepsOf(platform), chores, onFault);
    await sweepFiles(files, database, fileUses, { now: clock.now(), started }).catch(onFault);
  };
  return { server, setupCode, platform, work };
};
