import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  agentHandlers,
  agentImport,
  agentImportJob,
  agentUndoables,
  importacioHandlers,
} from '#areas/agent/server/index.ts';
import { amortitzacioHandlers, amortitzacioUndoables } from '#areas/amortitzacio/server/index.ts';
import { bancHandlers, bancUndoables } from '#areas/banc/server/index.ts';
import { correuDocumentHandlers } from '#areas/correu/server/index.ts';
import {
  despesaArxiuHandlers,
  despesaHandlers,
  despesaImport,
  despesaImportJob,
  despesaUndoables,
  facturaeRebudaHandlers,
  filesOfDespeses,
  importacioDespesaHandlers,
  tipusDespesaHandlers,
} from '#areas/despesa/server/index.ts';
import { comprovaCadaDia, facturaeHandlers, registreHandlers } from '#areas/efactura/server/index.ts';
import { empresaHandlers, notifyCertificats, sweepEmpreses } from '#areas/empresa/server/index.ts';
import {
  facturaDocumentHandlers,
  facturaEnviamentHandlers,
  facturaHandlers,
  facturaUndoables,
  makePeriodiques,
} from '#areas/factura/server/index.ts';
import { formigoHandlers, formigoUndoables } from '#areas/formigo/server/index.ts';
import { informeHandlers } from '#areas/informe/server/index.ts';
import { llibresHandlers } from '#areas/llibres/server/index.ts';
import { pressupostHandlers, pressupostUndoables } from '#areas/pressupost/server/index.ts';
import { procesHandlers, procesUndoables } from '#areas/proces/server/index.ts';
import { CONDICIONS_VERSIO, referenciaHandlers } from '#areas/referencia/server/index.ts';
import {
  calendariHandlers,
  filesOfResultats,
  resultatHandlers,
  resultatUndoables,
} from '#areas/resultat/server/index.ts';
import { filesOfTreballs, treballHandlers, treballUndoables } from '#areas/treball/server/index.ts';
import { newSetupCode, sessionPort, sweepUsuari, usuariHandlers } from '#areas/usuari/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import { type Config, isLoopback, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { desferHandlers, filesOfDesfer, sweepDesfer, type Undoable } from './desfer/index.ts';
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
import { filesOfImportacions, sweepImportacions } from './imports/index.ts';
import { documentJob, filesOfTasques, putOffWith, sweepTasques, tascaHandlers } from './jobs/index.ts';
import { correuHandlers, filesOfCorreus } from './mail/index.ts';
import { createPlatform, type Platform } from './platform.ts';
import { VERSION } from './version.ts';
import { vistaHandlers } from './vistes/index.ts';
import {
  agentPorts,
  despesaPorts,
  empresaPorts,
  facturaEnviaPorts,
  facturaePorts,
  facturaPorts,
  mailPorts,
  notifyPorts,
  pressupostPorts,
  smtpPorts,
  translate,
  treballPorts,
  usuariPorts,
} from './wiring.ts';
import { bancPorts, calendariPorts, formigoPorts, procesPorts, recomptaControls } from './wiring-pla.ts';

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

/** What can be undone: a line per room. */
const undoables = (platform: Platform): readonly Undoable[] => [
  ...agentUndoables(agentPorts),
  ...treballUndoables(treballPorts(platform)),
  ...formigoUndoables(formigoPorts),
  ...pressupostUndoables,
  ...bancUndoables,
  ...procesUndoables(procesPorts),
  ...resultatUndoables,
  ...facturaUndoables(facturaPorts(platform)),
  ...despesaUndoables(despesaPorts(platform)),
  ...amortitzacioUndoables,
];

/** Every call of the product, a line per room. */
export const allHandlers = (
  setupCode: string | null,
  platform: Platform = createPlatform(readConfig({})),
  downloads: DownloadPorts = { find: () => null, resume: async () => null, replay: () => Promise.reject(notFound()) },
): readonly Bound[] => [
  ...referenciaHandlers(VERSION, platform.documents),
  ...usuariHandlers(usuariPorts(platform), setupCode, platform),
  ...empresaHandlers({ ...empresaPorts, ...smtpPorts(platform) }, platform),
  ...agentHandlers(agentPorts, platform),
  ...importacioHandlers(agentPorts, platform),
  ...treballHandlers(treballPorts(platform), platform),
  ...formigoHandlers(formigoPorts, platform),
  ...bancHandlers(bancPorts, platform),
  ...procesHandlers(procesPorts),
  ...resultatHandlers(procesPorts, platform),
  ...calendariHandlers(calendariPorts(platform), platform),
  ...pressupostHandlers(pressupostPorts(platform), platform),
  ...informeHandlers({ ...platform, proces: procesPorts }),
  ...registreHandlers(platform),
  ...facturaHandlers(facturaPorts(platform), platform),
  ...facturaDocumentHandlers(facturaEnviaPorts(platform)),
  ...facturaEnviamentHandlers(facturaEnviaPorts(platform)),
  ...facturaeHandlers(facturaePorts(platform)),
  ...tipusDespesaHandlers,
  ...despesaHandlers(despesaPorts(platform), platform),
  ...despesaArxiuHandlers(despesaPorts(platform)),
  ...amortitzacioHandlers(platform),
  ...llibresHandlers(platform),
  ...facturaeRebudaHandlers(despesaPorts(platform)),
  ...importacioDespesaHandlers(despesaPorts(platform), platform),
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
  filesOfResultats,
  filesOfDespeses,
  filesOfImportacions,
  filesOfDesfer,
];

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
    kinds: [
      documentJob(replayer(parts, calls)),
      agentImportJob(agentPorts, files),
      despesaImportJob(despesaPorts(platform)),
    ],
    callerOf: (usuariId) => session.callerOf(database.read, usuariId),
    onFault,
  });
  mail.connect({
    database,
    clock,
    ...mailPorts(config.systemSmtp, secrets),
    onFault,
  });
  let stopHouse = (): void => {};
  server.addHook('onClose', async () => {
    stopHouse();
    await Promise.all([jobs.stop(), mail.stop()]);
  });
  const hourly: readonly Chore[] = [
    (now) => uploads.sweep(database, now),
    (now) => sweepImportacions(database, [agentImport(agentPorts), despesaImport(despesaPorts(platform))], now),
    (now) => sweepUnused(files, database, fileUses, now),
    (now) => comprovaCadaDia(database, now),
    recomptaControls(database),
  ];
  const soon: readonly Chore[] = [
    makePeriodiques({ database, ports: facturaPorts(platform), envia: facturaEnviaPorts(platform), translate }),
  ];
  const work = async (): Promise<void> => {
    await Promise.all([jobs.start(), mail.start()]);
    stopHouse = keepHouse(database, clock, sweepsOf(platform), { hourly, soon }, onFault);
    await sweepFiles(files, database, fileUses, { now: clock.now(), started }).catch(onFault);
  };
  return { server, setupCode, platform, work };
};
