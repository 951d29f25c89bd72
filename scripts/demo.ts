import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { hashContrasenya, insertRol, insertUsuari } from '#areas/usuari/server/index.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { systemClock } from '#server/http/clock.ts';
import { makeAgents, validNif } from './demo/agents.ts';
import { fillBank } from './demo/bank.ts';
import { callerOn } from './demo/caller.ts';
import { completeCompany } from './demo/company.ts';
import { pourConcrete } from './demo/concrete.ts';
import { makeExpenses } from './demo/expenses.ts';
import { makeInvoices } from './demo/invoices.ts';
import { planControl } from './demo/programme.ts';
import { makeWorks } from './demo/works.ts';

/** `npm run demo`: the product with a plausible office, on a database that goes when it ends. */
const USUARI = 'titular@exemple.test';
const CONTRASENYA = 'bastida-blava-demo';

const folder = mkdtempSync(join(tmpdir(), 'obra-demo-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const { DATABASE_URL: _other, ...environment } = process.env;
const config = readConfig({
  ...environment,
  PORT: environment['PORT'] ?? '0',
  LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
  DATA_DIR: folder,
});
const database = openDatabase(config.databaseUrl);
const stop = async (): Promise<never> => {
  await server.close();
  await database.close();
  process.exit(0);
};
await migrate(database);
const { server, setupCode, work: beginWork } = await buildApp({ config, database });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop());

let token: string | null = null;
const call = callerOn(server, () => token);
const { token: opened, sessio } = await call(usuariRoutes.primeraConfiguracio, {
  body: {
    ...(setupCode ? { codi: setupCode } : {}),
    persona: {
      nom: 'Titular',
      cognoms: 'de Demostració',
      email: USUARI,
      contrasenya: CONTRASENYA,
      idioma_fk: 'ca',
      titulacio_fk: 1,
      num_collegiat: '9000',
    },
    empresa: { nom_fiscal: 'Despatx Demostració, SLP', tipus_persona: 'E', nif: validNif('B9999999') },
  },
});
token = opened;
await call(usuariRoutes.acceptConds, { body: { versio: CONDICIONS_VERSIO } });
await completeCompany(call, sessio.usuari.empreses[0]?.id ?? 0);

const colleague = await hashContrasenya(CONTRASENYA);
await database.write(async (db) => {
  const id = await insertUsuari(db, {
    usuari: 'tecnica@exemple.test',
    email: 'tecnica@exemple.test',
    nom: 'Tècnica',
    cognoms: 'de Demostració',
    contrasenya: colleague,
    idioma_fk: 'ca',
    usuari_fk: sessio.usuari.id,
    creat: systemClock.now(),
  });
  await insertRol(db, { usuari_fk: id, empresa_fk: sessio.usuari.empreses[0]?.id ?? 0, rol: 'tecnic', agent_fk: null });
});

const today = systemClock.today();
const agents = await makeAgents(call);
const works = await makeWorks(call, agents, today);
await fillBank(call);
await pourConcrete(call, works[0] ?? 0, today);
await planControl(call, works[0] ?? 0, today);
await makeInvoices(call, sessio.usuari.empreses[0]?.id ?? 0, { promotors: agents.promotors, works, today });
await makeExpenses(call, sessio.usuari.empreses[0]?.id ?? 0, { works, today });
token = null;

void beginWork();
const address = await server.listen({ port: config.port, host: config.host });
process.stdout.write(`adreca: ${config.publicUrl ?? address}\nusuari: ${USUARI}\ncontrasenya: ${CONTRASENYA}\n`);
