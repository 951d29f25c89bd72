import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, savedAs, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Pastada, Zona, ZonaLot } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

type Call = { readonly body: SeguimentBody; readonly key: string | undefined };
/** What the server says to the n-th save; it may throw, and may have kept the save all the same. */
type Say = (call: Call, server: { zona: Zona }) => unknown[] | undefined;

const THREE = [pastada(1), pastada(2, { resistencia: 35.6 }), pastada(3, { resistencia: 34.9 })];
const offline = (): never => {
  throw new TransportFailure('offline', 0);
};
const refuse = (status: number, problem: object): never => {
  throw new TransportFailure('refused', status, problem as never);
};

const open = async (start: Zona, says: readonly Say[]) => {
  const server = { zona: start, reads: 0 };
  const sent: Call[] = [];
  const api = fakeApi([
    answers(formigoRoutes.zona, () => {
      server.reads += 1;
      return server.zona;
    }),
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.seguiment, (options) => {
      const call = { body: options.body as SeguimentBody, key: options.idempotencyKey };
      sent.push(call);
      const conflictes = says[sent.length - 1]?.(call, server) ?? [];
      return savedAs(server.zona, conflictes as never);
    }),
  ]);
  const { platform } = openScreen({ room: formigoWeb, path: ZONA_PATH, api });
  await screen.findByRole('grid');
  return { sent, server, platform, user: userEvent.setup() };
};
const typeStrength = async (user: ReturnType<typeof userEvent.setup>, row: number, text: string): Promise<void> => {
  await user.click(cellOf(row, 'fc'));
  await user.keyboard(`${text}{Enter}`);
};
/** The server keeps a new sample under the key of the client. */
const stores = (server: { zona: Zona }, call: Call, more: Partial<Pastada> = {}): void => {
  const change = call.body.pastades?.[0];
  const row = pastada(4, { clau_client: change?.clau_client ?? '', ...(change?.camps as Partial<Pastada>), ...more });
  server.zona = zonaWith([...THREE, row]);
};
const withLot = (more: Partial<ZonaLot>): Zona => {
  const zona = zonaWith(THREE);
  return { ...zona, lots: zona.lots.map((lot) => ({ ...lot, ...more })) };
};
const addRow = (user: ReturnType<typeof userEvent.setup>): Promise<void> => user.keyboard('{Control>}i{/Control}');

describe('zona: what did not reach the server', () => {
  it('brings a correction over a new row whose answer was lost', async () => {
    const { sent, user } = await open(zonaWith(THREE), [
      (call, server) => {
        stores(server, call);
        return offline();
      },
      (call, server) => {
        stores(server, call, { versio: 2 });
        return [];
      },
    ]);
    await addRow(user);
    await typeStrength(user, 4, '29,4');
    await waitFor(() => expect(sent).toHaveLength(1));
    await typeStrength(user, 4, '30,1');
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(({ body }) => body.pastades?.[0]);
    expect(second).toEqual({
      clau_client: first?.clau_client,
      lot_fk: 70,
      camps: { resistencia: 30.1 },
      base: { resistencia: 29.4 },
    });
    await waitFor(() => expect(screen.queryByText(/per enviar/)).toBeNull());
    expect(cellOf(4, 'fc').textContent).toContain('30,1');
  });

  it('says that the server is not there, and tries again by itself until it is', async () => {
    const { sent, user } = await open(zonaWith(THREE), [offline, () => []]);
    await typeStrength(user, 1, '29,4');
    expect(await screen.findByText(/Sense connexió amb el servidor: 1 valor per enviar/)).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await waitFor(() => expect(screen.queryByText(/per enviar/)).toBeNull());
  });

  it('does not try again by itself what the server refused', async () => {
    const { sent, user } = await open(zonaWith(THREE), [
      () => refuse(422, { codi: 'dades_incorrectes', detail: 'No', title: '', status: 422 }),
    ]);
    await typeStrength(user, 1, '29,4');
    await screen.findByRole('button', { name: 'Reintentar' });
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(sent).toHaveLength(1);
  });

  it('says what a new cell stood over as blank, so that it is taken beside those that arrived', async () => {
    const { sent, user } = await open(zonaWith(THREE), [offline, () => []]);
    await addRow(user);
    await typeStrength(user, 4, '29,4');
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(cellOf(4, 'Albarà'));
    await user.keyboard('A-9{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.pastades?.[0]).toMatchObject({
      camps: { resistencia: 29.4, albara: 'A-9' },
      base: { resistencia: 29.4, albara: '' },
    });
  });

  it('repeats a call word by word under its key, and shows what is stored now and not the old answer', async () => {
    const old = zonaWith(THREE);
    const { sent, server, user } = await open(zonaWith(THREE), [
      offline,
      (call, on) => {
        stores(on, call, { albara: 'A-NOU', versio: 3 });
        return [];
      },
    ]);
    await addRow(user);
    await typeStrength(user, 4, '29,4');
    await screen.findByRole('button', { name: 'Reintentar' });
    const reads = server.reads;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await waitFor(() => expect(server.reads).toBeGreaterThan(reads));
    await waitFor(() => expect(cellOf(4, 'Albarà').textContent).toContain('A-NOU'));
    expect(old.lots[0]?.pastades).toHaveLength(3);
  });

  it('writes once more over a value that was mine and arrived unanswered', async () => {
    const stale = { tipus: 'pastada', id: 1, camp: 'resistencia', meu: 30.1, desat: 29.4 };
    const kept = (value: number, versio: number): Zona =>
      zonaWith([pastada(1, { resistencia: value, versio }), ...THREE.slice(1)]);
    const { sent, user } = await open(zonaWith(THREE), [
      offline,
      (_call, server) => {
        server.zona = kept(29.4, 2);
        return [stale];
      },
      (_call, server) => {
        server.zona = kept(30.1, 3);
        return [];
      },
    ]);
    await typeStrength(user, 1, '29,4');
    await waitFor(() => expect(sent).toHaveLength(1));
    await typeStrength(user, 1, '30,1');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.body.pastades?.[0]).toEqual({
      id: 1,
      versio: 2,
      camps: { resistencia: 30.1 },
      base: { resistencia: 29.4 },
    });
    await waitFor(() => expect(screen.queryByText(/per enviar/)).toBeNull());
    expect(cellOf(1, 'fc').dataset.issue).toBeUndefined();
    expect(cellOf(1, 'fc').textContent).toContain('30,1');
  });

  it('asks once before deleting a lot with results, and offers it back', async () => {
    const { sent, user } = await open(zonaWith([...THREE, pastada(4, { data: null, albara: '' })]), [
      (_call, server) => {
        server.zona = { ...server.zona, lots: [] };
        return [];
      },
    ]);
    await user.click(screen.getByRole('button', { name: /Accions|Més/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Suprimir el lot/ }));
    const asked = await screen.findByRole('dialog');
    expect(asked.textContent).toContain('3 pastades amb dades i 1 de prevista sense dades');
    await user.click(within(asked).getByRole('button', { name: 'Suprimir el lot' }));
    await waitFor(() => expect(sent[0]?.body.avisos_acceptats).toEqual(['te_resultats', 'pla_te_resultats']));
    expect(await screen.findByText('Lot 1 suprimit')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Desfer/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers both values of a field of a lot, and writes mine over what was seen', async () => {
    const { sent, user } = await open(zonaWith(THREE), [
      (_call, server) => {
        server.zona = withLot({ volum: 80, versio: 2 });
        return [{ tipus: 'lot', id: 70, camp: 'volum', meu: 75, desat: 80 }];
      },
      (_call, server) => {
        server.zona = withLot({ volum: 75, versio: 3 });
        return [];
      },
    ]);
    const volume = screen.getByLabelText<HTMLInputElement>('Volum, m³');
    await user.clear(volume);
    await user.type(volume, '75{Enter}');
    await waitFor(() => expect(sent[0]?.body.lots).toEqual([{ id: 70, versio: 1, volum: 75, base: { volum: 90 } }]));
    await screen.findByText(/una altra persona hi ha desat «80»/);
    expect(volume.value).toBe('75');
    await user.click(screen.getByRole('button', { name: 'El meu valor: 75' }));
    await waitFor(() => expect(sent[1]?.body.lots).toEqual([{ id: 70, versio: 2, volum: 75, base: { volum: 80 } }]));
    await waitFor(() => expect(screen.queryByText(/una altra persona hi ha desat/)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Volum, m³').value).toBe('75');
  });

  it('keeps, counts and retries a field of a lot typed without network, and asks before leaving', async () => {
    const { sent, user } = await open(zonaWith(THREE), [
      offline,
      offline,
      (_call, server) => {
        server.zona = withLot({ descripcio: 'Pilars 1-12', versio: 2 });
        return [];
      },
    ]);
    await user.type(screen.getByLabelText('Descripció'), 'Pilars 1-12{Enter}');
    await screen.findByText(/Les dades del lot no s’han desat/);
    expect(screen.getByText(/1 valor per enviar/)).toBeTruthy();
    window.location.hash = '/empresa/3/treball/5/formigo';
    const leaving = await screen.findByRole('dialog', { name: /canvis sense desar/ });
    await user.click(within(leaving).getByRole('button', { name: /Continuar/ }));
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toEqual(sent[0]);
    await waitFor(() => expect(screen.queryByText(/1 valor per enviar/)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Descripció').value).toBe('Pilars 1-12');
  });

  it('says that somebody deleted the lot, keeps what was typed and moves it to another', async () => {
    const zona = zonaWith(THREE);
    const [lot] = zona.lots;
    if (!lot) throw new Error('no lot');
    const other: ZonaLot = { ...lot, id: 71, numero: 1, clau_client: 'b', pastades: [] };
    const { sent, user } = await open({ ...zona, lots: [lot, { ...other, numero: 2 }] }, [
      (_call, server) => {
        server.zona = { ...zona, lots: [other] };
        return refuse(404, { codi: 'no_trobat', detail: '', title: '', status: 404 });
      },
      () => [],
    ]);
    await typeStrength(user, 1, '29,4');
    const told = await screen.findByText(/Una altra persona ha suprimit aquest lot/);
    expect(told.textContent).toContain('fc: 29,4');
    expect(told.textContent).toContain('A-1');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Posar-los al lot 1' }));
    expect(screen.queryByText(/Una altra persona ha suprimit/)).toBeNull();
    await user.click(cellOf(1, 'fc'));
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 4_000 });
    expect(sent[1]?.body.pastades?.[0]).toMatchObject({ lot_fk: 71, camps: { resistencia: 29.4, albara: 'A-1' } });
  });

  it('keeps a value that only waits for a choice when somebody deletes its lot', async () => {
    const zona = zonaWith([pastada(1, { resistencia: 31, versio: 2 }), ...THREE.slice(1)]);
    const [lot] = zona.lots;
    if (!lot) throw new Error('no lot');
    const other: ZonaLot = { ...lot, id: 71, numero: 2, clau_client: 'b', pastades: [] };
    const { server, sent, user, platform } = await open(
      { ...zonaWith(THREE), lots: [...zonaWith(THREE).lots, other] },
      [
        (_call, on) => {
          on.zona = { ...zona, lots: [lot, other] };
          return [{ tipus: 'pastada', id: 1, camp: 'resistencia', meu: 29.4, desat: 31 }];
        },
        () => [],
      ],
    );
    await typeStrength(user, 1, '29,4');
    await waitFor(() => expect(cellOf(1, 'fc').dataset.issue).toBe('conflict'));
    expect(screen.queryByText(/ha suprimit aquest lot/)).toBeNull();
    server.zona = { ...zona, lots: [{ ...other, numero: 1 }] };
    await platform.queries.invalidateQueries({ queryKey: ['zona', 7] });
    const told = await screen.findByText(/Una altra persona ha suprimit aquest lot/);
    expect(told.textContent).toContain('fc: 29,4');
    expect(told.textContent).toContain('A-1');
    await user.click(screen.getByRole('button', { name: 'Posar-los al lot 1' }));
    await user.click(cellOf(1, 'Albarà'));
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 4_000 });
    expect(sent[1]?.body.pastades?.[0]).toMatchObject({ lot_fk: 71, camps: { resistencia: 29.4 } });
  });

  it('keeps a field of a lot that only waits for a choice, but not what was deleted here', async () => {
    const { server, user, platform } = await open(zonaWith(THREE), [
      (_call, on) => {
        on.zona = withLot({ volum: 80, versio: 2 });
        return [{ tipus: 'lot', id: 70, camp: 'volum', meu: 75, desat: 80 }];
      },
      (_call, on) => {
        on.zona = { ...on.zona, lots: [] };
        return [];
      },
    ]);
    const volume = screen.getByLabelText<HTMLInputElement>('Volum, m³');
    await user.clear(volume);
    await user.type(volume, '75{Enter}');
    await screen.findByText(/una altra persona hi ha desat «80»/);
    await user.click(screen.getByRole('button', { name: /Accions|Més/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Suprimir el lot/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suprimir el lot' }));
    await screen.findByText(/Aquesta zona encara no té cap lot/);
    expect(screen.queryByText(/Una altra persona ha suprimit/)).toBeNull();
    server.zona = withLot({});
    await platform.queries.invalidateQueries({ queryKey: ['zona', 7] });
    await screen.findByRole('grid');
    expect(screen.queryByText(/una altra persona hi ha desat/)).toBeNull();
  });
});
