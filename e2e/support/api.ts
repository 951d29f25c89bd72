import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { COMPANY, OWNER } from './people.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a journey reads what the wire carries
  readonly body: any;
}
export type Caller = (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;

/** Calls the product over HTTP, as a person signed in with `token`. */
export const callerOn =
  (server: Pick<RunningServer, 'url'>, token = ''): Caller =>
  async (method, path, body, other) => {
    const session = other ?? token;
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(session ? { 'auth-token': session } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };

/** The answer of a call that has to go through. */
export const ok = async (call: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

export interface Office {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly token: string;
  readonly empresa: number;
  readonly usuari: number;
  readonly call: Caller;
}

/** A server on an empty database with the first set-up done and the conditions accepted. */
export const openOffice = async (given: Parameters<typeof startServer>[0] = {}): Promise<Office> => {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'prova-despatx-')));
  const server = await startServer({ ...given, dataDir });
  const opened = await ok(
    callerOn(server)('POST', '/primera-configuracio', {
      persona: { ...OWNER, idioma_fk: 'ca' },
      empresa: { nom_fiscal: COMPANY.nom, tipus_persona: 'E', nif: COMPANY.nif },
    }),
  );
  const { token, sessio } = opened;
  const call = callerOn(server, token);
  const { condicions } = await ok(call('GET', '/textos'));
  await ok(call('POST', '/usuari/acceptConds', { versio: condicions.versio, idioma_fk: 'ca' }));
  return { server, dataDir, token, call, empresa: sessio.usuari.empreses[0].id, usuari: sessio.usuari.id };
};

/** Ends the office and removes its data. */
export const closeOffice = async ({ server, dataDir }: Office): Promise<void> => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
};

/** A work under the Codi Estructural with one zone; `fields` changes the zone. */
export const openConcrete = async (
  call: Caller,
  fields: Record<string, unknown> = {},
): Promise<{ treball: number; zona: Answer['body'] }> => {
  const work = await ok(
    call('POST', '/treball', { nom: 'Edifici d’exemple', data_projecte: '2024-02-01', control_qualitat: true }),
  );
  const zona = await ok(
    call('POST', '/zona', {
      treball_fk: work.id,
      nom: 'Pilars',
      estructura: 'PILARS_MURS_PORTANTS',
      designacio: 'HA-30/F/20/XC2',
      volum: 90,
      lots: 2,
      ...fields,
    }),
  );
  return { treball: work.id, zona };
};
