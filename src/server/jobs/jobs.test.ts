import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { filesOfTasques, type JobKind, jobKind, sweepTasques } from './index.ts';
import { LEASE } from './runner.ts';
import { claimTasca } from './store.ts';

const DAY = 86_400_000;
let app: TestApp;
let one: Member;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
});
afterAll(() => app.close());

const get = (id: number): Promise<Tasca> => app.ok(tascaRoutes.get, { token: one.token, params: { id } });
const contextOf = (db: CompanyContext['db']): CompanyContext =>
  ({
    db,
    clock: app.clock,
    caller: one,
    empresa: { id: one.empresaId, rol: one.rol },
    language: 'ca',
    text: (key: string) => key,
  }) as unknown as CompanyContext;
const enqueue = (tipus: string, entrada: unknown = {}): Promise<Tasca> =>
  app.database.write((db) =>
    app.platform.jobs.enqueue(contextOf(db), { tipus, titol: { codi: 'tasca.prova' }, entrada }),
  );
const claim = (clau: string) =>
  app.database.write((db) =>
    claimTasca(db, app.database.engine, app.clock.now(), {
      clau,
      fins: new Date(Date.parse(app.clock.now()) + LEASE).toISOString(),
    }),
  );

describe('a long download put off', () => {
  test('answers 202 at once, then is made on behalf of whoever asked, and kept for seven days', async () => {
    const body = { nom: 'Prova', data_projecte: '2024-03-18' };
    const { id } = await app.ok(treballRoutes.create, { token: one.token, body });
    const reply = await app.call(informeRoutes.formigo, {
      token: one.token,
      params: { id, type: 'formigo' },
      query: { idioma: 'es', empresa_fk: one.empresaId },
      headers: { prefer: 'respond-async, wait=1' },
    });
    expect([reply.status, reply.headers['preference-applied']]).toEqual([202, 'respond-async']);
    expect(reply.headers['location']).toBe(`/api/tasca/${reply.body.id}`);
    expect(reply.body).toMatchObject({
      tipus: 'document',
      titol: 'Informe d’un treball',
      estat: 'en_cua',
      fitxer: null,
    });
    expect((await app.call(tascaRoutes.document, { token: one.token, params: { id: reply.body.id } })).status).toBe(
      404,
    );
    expect(await app.platform.jobs.runNext()).toBe(true);
    const done = await get(reply.body.id);
    expect(done).toMatchObject({ estat: 'feta', error: null, fitxer: { tipus: 'application/pdf' } });
    expect(done.fitxer?.nom).toMatch(/^Informe hormigón .*\.pdf$/);
    const file = await app.call(tascaRoutes.document, { token: one.token, params: { id: done.id } });
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Number(file.headers['content-length'])).toBe(done.fitxer?.mida);
    const { items } = await app.ok(tascaRoutes.list, { token: one.token });
    expect(items[0]).toEqual(done);
    expect((await app.ok(tascaRoutes.list, { token: one.token, query: { pendents: 'true' } })).total).toBe(0);
  });

  test('a refusal is its failure, told in the language of whoever reads', async () => {
    const reply = await app.call(informeRoutes.formigo, {
      token: one.token,
      params: { id: 999_999, type: 'formigo' },
      headers: { prefer: 'respond-async' },
    });
    expect(reply.status).toBe(202);
    await app.platform.jobs.runNext();
    const es = await app.call(tascaRoutes.get, {
      token: one.token,
      params: { id: reply.body.id },
      headers: { 'accept-language': 'es' },
    });
    expect(es.body).toMatchObject({ estat: 'fallada', error: { codi: 'no_trobat' } });
    expect(es.body.error.missatge).toMatch(/registro/);
  });

  test('what failed waits again when asked, and is made this time; what is done stays done', async () => {
    const body = { nom: 'Prova', data_projecte: '2024-03-18' };
    const { id } = await app.ok(treballRoutes.create, { token: one.token, body });
    const member = await app.addMember(one.empresaId, 'tecnic');
    const ask = { params: { id, type: 'formigo' } as const, headers: { prefer: 'respond-async' } };
    const { body: asked } = await app.call(informeRoutes.formigo, { token: member.token, ...ask });
    const setRol = (rol: string) =>
      app.database.write((db) =>
        db.updateTable('usuari_empresa').set({ rol }).where('usuari_fk', '=', member.usuariId).execute(),
      );
    const mine = { token: member.token, params: { id: asked.id } };
    await setRol('obra');
    await app.platform.jobs.runNext();
    expect(await app.ok(tascaRoutes.get, mine)).toMatchObject({ estat: 'fallada', error: { codi: 'no_permes' } });
    await setRol('tecnic');
    expect((await app.call(tascaRoutes.retry, { token: one.token, params: { id: asked.id } })).status).toBe(404);
    expect(await app.ok(tascaRoutes.retry, mine)).toMatchObject({ estat: 'en_cua', error: null, acabada: null });
    await app.platform.jobs.runNext();
    const done = await app.ok(tascaRoutes.get, mine);
    expect(done).toMatchObject({ estat: 'feta', fitxer: { tipus: 'application/pdf' } });
    expect(await app.ok(tascaRoutes.retry, mine)).toEqual(done);
  });

  test('a short call does not wait, and what may not be had is refused at once', async () => {
    const headers = { prefer: 'respond-async' };
    expect((await app.call(tascaRoutes.list, { token: one.token, headers })).status).toBe(200);
    const site = await app.addMember(one.empresaId, 'obra');
    const reply = await app.call(informeRoutes.formigo, {
      token: site.token,
      params: { id: 1, type: 'formigo' },
      headers,
    });
    expect(reply.status).toBe(403);
  });
});

describe('work of any kind', () => {
  let began: (() => void)[] = [];
  let faults: unknown[] = [];
  const seen: unknown[] = [];
  const until = (): Promise<void> => new Promise((resolve) => began.push(resolve));
  const kinds: readonly JobKind[] = [
    jobKind('compta', z.strictObject({ fins: z.int() }), async (context, { fins }) => {
      for (let fet = 0; fet <= fins; fet += 1) context.progress(fet, fins);
      seen.push([context.caller.usuariId, context.empresa, context.language]);
      return { resultat: { comptats: fins }, file: { nom: 'compte.txt', contingut: Buffer.from(`${fins}`) } };
    }),
    jobKind('espera', z.strictObject({}), (context) => {
      for (const tell of began) tell();
      return new Promise((_resolve, reject) => {
        context.signal.addEventListener('abort', () => reject(context.signal.reason));
      });
    }),
    jobKind('peta', z.strictObject({}), async () => {
      throw new Error('select secret from taula');
    }),
    jobKind('es-nega', z.strictObject({}), async () => {
      throw new CodedError(503, 'disc_ple');
    }),
  ];
  beforeAll(() => {
    app.platform.jobs.connect({
      database: app.database,
      clock: app.clock,
      kinds,
      translate: (_language, key) => key,
      callerOf: async (usuariId) =>
        usuariId === one.usuariId
          ? {
              sessioId: 0,
              usuariId,
              nom: 'x',
              pendentConds: false,
              rols: new Map([[one.empresaId, one.rol]]),
              empresaPerDefecte: one.empresaId,
            }
          : null,
      onFault: (error) => faults.push(error),
    });
  });
  beforeEach(() => {
    began = [];
    faults = [];
  });

  test('tells how far it is, what it found, and leaves its file', async () => {
    const { id } = await enqueue('compta', { fins: 40 });
    await app.platform.jobs.runNext();
    expect(await get(id)).toMatchObject({ estat: 'feta', fet: 40, total: 40, resultat: { comptats: 40 } });
    expect(seen).toEqual([[one.usuariId, { id: one.empresaId, rol: 'titular' }, 'ca']]);
    expect((await app.call(tascaRoutes.document, { token: one.token, params: { id } })).raw.toString()).toBe('40');
    expect(await app.platform.jobs.runNext()).toBe(false);
  });

  test('fails saying why, or without a word of the inside', async () => {
    const [bad, no, odd] = [await enqueue('peta'), await enqueue('es-nega'), await enqueue('inventada')];
    while (await app.platform.jobs.runNext());
    expect((await get(bad.id)).error).toMatchObject({ codi: 'error_intern' });
    expect(JSON.stringify(await get(bad.id))).not.toContain('secret');
    expect((await get(no.id)).error).toMatchObject({ codi: 'disc_ple' });
    expect((await get(odd.id)).error).toMatchObject({ codi: 'tasca_desconeguda' });
    expect(faults).toHaveLength(1);
  });

  test('is cancelled while it waits and while it runs; what is over stays', async () => {
    const waiting = await enqueue('compta', { fins: 1 });
    const cancel = (id: number, token = one.token) => app.call(tascaRoutes.cancel, { token, params: { id } });
    expect((await cancel(waiting.id)).body.estat).toBe('cancelada');
    expect(await app.platform.jobs.runNext()).toBe(false);
    const running = await enqueue('espera');
    const started = until();
    const end = app.platform.jobs.runNext();
    await started;
    expect((await get(running.id)).estat).toBe('en_curs');
    const colleague = await app.addMember(one.empresaId, 'titular');
    expect((await cancel(running.id, colleague.token)).status).toBe(404);
    await cancel(running.id);
    await end;
    expect(await get(running.id)).toMatchObject({ estat: 'cancelada', fitxer: null });
    const done = await enqueue('compta', { fins: 1 });
    await app.platform.jobs.runNext();
    expect((await cancel(done.id)).body.estat).toBe('feta');
  });

  test('is claimed by one alone, and again only once its holder let it go by dying', async () => {
    const { id } = await enqueue('compta', { fins: 2 });
    const got = await Promise.all(['a', 'b', 'c'].map(claim));
    expect(got.filter((row) => row?.id === id)).toHaveLength(1);
    app.clock.pass(LEASE - 1);
    expect(await claim('d')).toBeUndefined();
    app.clock.pass(1);
    await app.platform.jobs.runNext();
    expect((await get(id)).estat).toBe('feta');
  });

  test('what dies with its process each time is given up', async () => {
    const { id } = await enqueue('compta', { fins: 3 });
    for (const clau of ['1', '2', '3']) {
      expect((await claim(clau))?.id).toBe(id);
      app.clock.pass(LEASE);
    }
    await app.platform.jobs.runNext();
    expect((await get(id)).error).toMatchObject({ codi: 'tasca_interrompuda' });
  });

  test('whoever lost the company meanwhile gets nothing', async () => {
    const { id } = await enqueue('compta', { fins: 1 });
    await app.database.write((db) =>
      db
        .updateTable('tasca')
        .set({ usuari_fk: one.usuariId + 1 })
        .where('id', '=', id)
        .execute(),
    );
    await app.platform.jobs.runNext();
    const row = await app.database.read
      .selectFrom('tasca')
      .select(['estat', 'error'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ estat: 'fallada', error: expect.stringContaining('no_permes') });
  });

  test('results are kept for seven days', async () => {
    const { id } = await enqueue('compta', { fins: 77 });
    await app.platform.jobs.runNext();
    const { fitxer_fk } = await app.database.read
      .selectFrom('tasca')
      .select('fitxer_fk')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const uses = () => filesOfTasques(app.database.read, [Number(fitxer_fk)]);
    const count = async () =>
      (await app.database.read.selectFrom('tasca').select('id').where('id', '=', id).execute()).length;
    const sweep = () => app.database.write((db) => sweepTasques(db, app.clock.now()));
    app.clock.pass(7 * DAY - 1);
    await sweep();
    expect([await uses(), await count()]).toEqual([[fitxer_fk], 1]);
    app.clock.pass(2);
    await sweep();
    expect([await uses(), await count()]).toEqual([[], 0]);
  });
});
