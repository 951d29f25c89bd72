import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { idInPath } from '#contract/ids.ts';
import { route } from '#contract/route.ts';
import { addressOf, createApi } from './api.ts';
import { TransportFailure } from './transport-error.ts';

const common = { summary: '', access: 'session', empresa: 'none' } as const;
const get = route({
  ...common,
  name: 'x.get',
  method: 'GET',
  path: '/x/{id}',
  params: z.strictObject({ id: idInPath }),
  answer: z.strictObject({ ok: z.boolean() }),
});
const save = route({
  ...common,
  name: 'x.save',
  method: 'POST',
  path: '/x',
  body: z.strictObject({ nom: z.string() }),
  answer: z.strictObject({ ok: z.boolean() }),
});
const login = route({
  ...common,
  access: 'public',
  name: 'x.login',
  method: 'POST',
  path: '/login',
  answer: z.strictObject({ ok: z.boolean() }),
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const client = (
  fetcher: typeof fetch,
  revive = vi.fn(async () => false),
  token: () => string | null = () => 'secret',
) => ({
  revive,
  api: createApi({ token, language: () => 'es', revive, fetch: fetcher }),
});
const headersOf = (call: unknown[] | undefined): Record<string, string> =>
  ((call ?? [])[1] as RequestInit).headers as Record<string, string>;
const failureOf = async (promise: Promise<unknown>): Promise<TransportFailure> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TransportFailure)) throw new Error('did not fail');
  return error;
};
afterEach(() => void vi.useRealTimers());

describe('the typed client', () => {
  it('writes parameters and query into the address', () => {
    expect(addressOf('/x/{id}/y', { id: 'a b' }, { search: 'ç', agent_fk: [1, 2], none: null, off: false })).toBe(
      '/api/x/a%20b/y?search=%C3%A7&agent_fk=1&agent_fk=2&off=false',
    );
  });

  it('sends token and language always, a key and JSON when it writes', async () => {
    const fetcher = vi.fn(async () => json(200, { ok: true }));
    const { api } = client(fetcher);
    expect(await api.call(get, { params: { id: 3 } })).toEqual({ ok: true });
    expect(headersOf(fetcher.mock.calls[0])).toEqual({ 'Accept-Language': 'es', 'auth-token': 'secret' });
    await api.call(save, { body: { nom: 'A' }, idempotencyKey: 'k1' });
    expect(headersOf(fetcher.mock.calls[1])).toMatchObject({
      'Idempotency-Key': 'k1',
      'Content-Type': 'application/json',
    });
  });

  it('turns a refusal into status and the server’s body', async () => {
    const { api } = client(async () => json(422, { codi: 'dades_incorrectes', detail: 'No' }));
    const failure = await failureOf(api.call(save, { body: { nom: '' } }));
    expect({ status: failure.status, response: failure.response }).toEqual({
      status: 422,
      response: { codi: 'dades_incorrectes', detail: 'No' },
    });
  });

  it('gives an empty body when the server sent none that can be read', async () => {
    const { api } = client(async () => new Response('<html>', { status: 502 }));
    const failure = await failureOf(api.call(get, { params: { id: 1 } }));
    expect([failure.status, failure.response]).toEqual([502, {}]);
  });

  it('fails with «Timeout has occurred» after the route’s own time', async () => {
    vi.useFakeTimers();
    const never = (_address: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const { api } = client(never as typeof fetch);
    const failing = failureOf(api.call(get, { params: { id: 1 } }));
    await vi.advanceTimersByTimeAsync(14_999);
    await vi.advanceTimersByTimeAsync(1);
    const failure = await failing;
    expect([failure.message, failure.status, failure.kind]).toEqual(['Timeout has occurred', 0, 'timeout']);
  });

  it('tells no line from a caller that gave up', async () => {
    const { api } = client(async () => {
      throw new TypeError('network');
    });
    expect((await failureOf(api.call(get, { params: { id: 1 } }))).kind).toBe('offline');
    const stop = new AbortController();
    stop.abort();
    expect((await failureOf(api.call(get, { params: { id: 1 }, signal: stop.signal }))).kind).toBe('aborted');
  });

  it('asks to revive a dead session and repeats the call with the same key', async () => {
    let token = 'old';
    const fetcher = vi.fn(async (_address: unknown, init?: RequestInit) =>
      headersOf([_address, init])['auth-token'] === 'new' ? json(200, { ok: true }) : json(401, {}),
    );
    const revive = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const { api } = client(fetcher as typeof fetch, revive, () => token);
    expect(await api.call(save, { body: { nom: 'A' } })).toEqual({ ok: true });
    const [first, second] = fetcher.mock.calls;
    expect(headersOf(first)['Idempotency-Key']).toBe(headersOf(second)['Idempotency-Key']);
  });

  it('never asks it of a public call: a wrong password is only a refusal', async () => {
    const { api, revive } = client(async () => json(401, { codi: 'credencials_incorrectes' }));
    expect((await failureOf(api.call(login))).status).toBe(401);
    expect(revive).not.toHaveBeenCalled();
  });

  it('names a download as the server does', async () => {
    const { api } = client(
      async () =>
        new Response('%PDF', {
          headers: { 'content-disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'Formig%C3%B3.pdf' },
        }),
    );
    expect((await api.download(get, { params: { id: 1 } })).name).toBe('Formigó.pdf');
  });
});
