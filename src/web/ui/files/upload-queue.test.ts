import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Pujada, pujadaRoutes } from '#contract/pujada.ts';
import type { Route } from '#contract/route.ts';
import type { Api } from '../../api.ts';
import { TransportFailure } from '../../transport-error.ts';
import { createUploadQueue } from './upload-queue.ts';

const MB = 1024 * 1024;
beforeEach(() => localStorage.clear());

/** A server that keeps what arrives; `fail` breaks a call by its name and how often it was asked. */
const server = (fail: (name: string, time: number) => unknown = () => null) => {
  const uploads = new Map<number, Pujada>();
  const asked: string[] = [];
  const answer = (
    route: Route,
    options: { params?: { id: number }; body?: { nom: string; mida: number }; content?: Blob },
  ) => {
    asked.push(route.name);
    const wrong = fail(route.name, asked.filter((name) => name === route.name).length);
    if (wrong) throw wrong;
    if (route === pujadaRoutes.create) {
      const made = {
        ...(options.body as { nom: string; mida: number }),
        id: uploads.size + 1,
        rebut: 0,
        caduca: '',
        fitxer: null,
      };
      uploads.set(made.id, made);
      return made;
    }
    const upload = uploads.get(options.params?.id ?? 0);
    if (!upload) throw new TransportFailure('refused', 404);
    if (route === pujadaRoutes.put)
      uploads.set(upload.id, { ...upload, rebut: upload.rebut + (options.content?.size ?? 0) });
    return uploads.get(upload.id);
  };
  const api = {
    call: async (route: Route, options: object) => answer(route, options),
    download: async () => null,
  } as unknown as Api;
  return { api, asked, uploads };
};
const open = (api: Api, attached: string[] = [], refuse: () => unknown = () => null) =>
  createUploadQueue({
    api,
    scope: 'prova',
    wait: async () => {},
    attach: async (pujada, carpeta) => {
      const wrong = refuse();
      if (wrong) throw wrong;
      attached.push(`${pujada} ${carpeta}`);
    },
  });
const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 5 });

it('sends files in pieces and attaches them in the order chosen', async () => {
  const { api, asked } = server();
  const attached: string[] = [];
  const queue = open(api, attached);
  queue.add([file('gran.pdf', 3 * MB + 1), file('petit.pdf', 9)], 'Actes');
  await waitFor(() => expect(queue.get()).toEqual([]));
  expect(attached).toEqual(['1 Actes', '2 Actes']);
  expect(asked.filter((name) => name === 'pujada.put')).toHaveLength(5);
  expect(localStorage.length).toBe(0);
});

it('goes on from where a lost line left it', async () => {
  const { api, uploads, asked } = server((name, time) =>
    name === 'pujada.put' && time === 2 ? new TransportFailure('offline', 0) : null,
  );
  const queue = open(api);
  queue.add([file('gran.pdf', 3 * MB)], '');
  await waitFor(() => expect(queue.get()).toEqual([]));
  expect(uploads.get(1)?.rebut).toBe(3 * MB);
  expect(asked.filter((name) => name === 'pujada.put')).toHaveLength(4);
});

it('is empty, too large or refused: says so, and nothing more is sent; cancelled, the server forgets it too', async () => {
  const { api, asked } = server();
  const refusal = new TransportFailure('refused', 422);
  const queue = open(api, [], () => refusal);
  const large = file('massa.bin', 1);
  Object.defineProperty(large, 'size', { value: 100 * MB + 1 });
  queue.add([file('buit.pdf', 0), large, file('fals.pdf', 5)], '');
  await waitFor(() => expect(queue.get().map(({ error }) => error)).toEqual(['es_buit', 'supera', refusal]));
  expect(asked.filter((name) => name === 'pujada.create')).toHaveLength(1);
  for (const { key } of queue.get()) queue.cancel(key);
  expect(queue.get()).toEqual([]);
  expect(asked.at(-1)).toBe('pujada.remove');
});

it('is remembered over a reload, and continues with the same file, not with another', async () => {
  const { api, asked } = server((name, time) => (name === 'pujada.put' && time === 2 ? new Error('mort') : null));
  const before = open(api);
  before.add([file('gran.pdf', 3 * MB)], 'Actes');
  await waitFor(() => expect(before.get()[0]?.estat).toBe('error'));
  const attached: string[] = [];
  const after = open(api, attached);
  expect(after.get()).toMatchObject([{ nom: 'gran.pdf', estat: 'interrompuda', rebut: MB }]);
  after.add([file('gran.pdf', 2 * MB)], '');
  await waitFor(() => expect(attached).toEqual(['2 ']));
  expect(after.get()).toHaveLength(1);
  after.add([file('gran.pdf', 3 * MB)], '');
  await waitFor(() => expect(attached).toEqual(['2 ', '1 Actes']));
  expect(asked.filter((name) => name === 'pujada.create')).toHaveLength(2);
});
