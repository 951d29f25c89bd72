import 'fake-indexeddb/auto';
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildCheck, buildPartida } from '#tests/support/pla-record.ts';
import { buildTreball } from '#tests/support/treball-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { calendariRoutes } from '../contract/calendari.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ResultatAnswer, ResultatsAnswer } from '../contract/schemas.ts';
import { BUIDA, type Canvi, type Casella, clauOf } from './casella.ts';
import { resultatWeb } from './index.tsx';

const RECOMPTE: TreballPartida['recompte'] = {
  estat: 'pendent',
  percentatge: 0,
  total: 4,
  conformes: 0,
  obertes: 0,
  tancades: 0,
  decidides: 0,
  noAplica: 0,
  pendents: 4,
  lots: 2,
  lotsFets: 0,
  lotsPrevistos: 2,
  lotsPerFer: 0,
};
const check = (id: number, nom: string, more = {}): TreballPartida['comprovacions'][number] => ({
  ...buildCheck(id, nom),
  frequencia: 'Cada subministrament',
  ...more,
});
const PARTIDA = buildPartida(4, 'Maons', {
  previsio: { lots: 2, motiu: 'mida' },
  recompte: RECOMPTE,
  comprovacions: [check(1, 'Albarà'), check(2, 'Resistència', { valor_tipus: 'numero', valors: ['≥ 5 N/mm²'] })],
  sistema_fk: 1,
  amidament: null,
});
const lot = (id: number, numero: number): Lot => ({
  id,
  treball_fk: 5,
  treball_partida_fk: 4,
  clau_client: '6b0f6ac2-6f27-4a59-9a4f-000000000000',
  versio: 1,
  numero,
  unitat: 'm2',
  estat: 'previst',
  zona: null,
  recompte: { ...RECOMPTE, total: 2, pendents: 2, lots: 1, lotsFets: 0, lotsPrevistos: 1 },
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-01T08:00:00Z',
  descripcio: '',
  ubicacio: '',
  data_inici: null,
  data_final: null,
  quantitat: null,
});
const row = (given: Casella & Canvi, versio = 1): ResultatAnswer => ({
  ...BUIDA,
  id: given.comprovacio_fk * 10 + (given.lot_fk ?? 0),
  treball_fk: 5,
  clau_client: '6b0f6ac2-6f27-4a59-9a4f-000000000000',
  versio,
  automatic: false,
  usuari: 'Mercè',
  arxius: [],
  canvis_termini: [],
  creat: '2026-11-28T09:00:00.000Z',
  canviat: '2026-11-28T09:00:00.000Z',
  ...given,
});

const show = async (
  given: {
    path?: string;
    rol?: Rol;
    language?: Language;
    lots?: Lot[];
    checks?: TreballPartida['comprovacions'];
    answered?: ResultatAnswer[];
    /** What the server says to every answer. */
    refuses?: { codi: string; detail: string };
    /** What the answer to the saving that makes so many brings of others. */
    also?: (times: number) => ResultatAnswer[];
  } = {},
) => {
  let lots = given.lots ?? [lot(21, 1), lot(22, 2)];
  const partida = { ...PARTIDA, comprovacions: given.checks ?? PARTIDA.comprovacions };
  const { comprovacions: _checks, ...item } = partida;
  const held = new Map((given.answered ?? []).map((one) => [clauOf(one), one]));
  let times = 0;
  const save = ({ body }: { body?: unknown }): ResultatsAnswer => {
    if (given.refuses) throw new TransportFailure('refused', 409, { status: 409, ...given.refuses } as never);
    const rows = (body as { resultats: (Casella & Canvi & { versio?: number })[] }).resultats.map(
      ({ versio, ...fields }) => ({
        ...(held.get(clauOf(fields)) ?? row(fields)),
        ...fields,
        versio: (versio ?? 0) + 1,
      }),
    );
    times += 1;
    const also = given.also?.(times) ?? [];
    for (const one of [...rows, ...also]) held.set(clauOf(one), one as ResultatAnswer);
    const now = { ...RECOMPTE, estat: 'en_curs' as const, pendents: 4 - held.size };
    return {
      resultats: [...rows, ...also] as ResultatAnswer[],
      estats: {
        treball: now,
        processos: [{ proces_fk: 7, recompte: now }],
        partides: [{ treball_partida_fk: 4, recompte: now }],
        lots: [],
      },
    };
  };
  const api = fakeApi([
    answers(treballRoutes.get, () => buildTreball()),
    answers(procesRoutes.programa, () => ({
      estat: 'buit' as const,
      revisio: null,
      n_canvis: 0,
      normativa_formigo: null,
      cost: 0,
      recompte: RECOMPTE,
      processos: [
        {
          proces_fk: 7,
          codi: 'EFA',
          nom: 'Fàbrica',
          ordre: 1,
          n_partides: 1,
          n_comprovacions: 2,
          cost: 0,
          recompte: RECOMPTE,
          partides: [{ ...item, n_comprovacions: 2, avisos: [], normes_fora: [] }],
        },
      ],
    })),
    answers(procesRoutes.partida, () => partida),
    answers(procesRoutes.lots, () => lots),
    answers(procesRoutes.addLots, () => {
      lots = [lot(21, 1), lot(22, 2)];
      return lots;
    }),
    answers(resultatRoutes.ofPartida, () => [...held.values()]),
    answers(resultatRoutes.create, save as never),
    answers(resultatRoutes.update, save as never),
    answers(partidaRoutes.categories, () => [{ id: 1, codi: 'IDE', nom: 'Identificació', ordre: 1 }]),
    answers(resultatRoutes.updateArxiu, ({ params, body }) => {
      const all = [...held.values()].flatMap(({ arxius }) => arxius);
      return { ...all.find(({ id }) => id === Number(params?.aid)), ...(body as object) } as never;
    }),
    answers(comprovacioRoutes.get, () => ({ id: 77, nom: 'Succió' }) as never),
    answers(agentRoutes.list, () => ({ total: 0, offset: 0, limit: 20, items: [] })),
    answers(noConformitatRoutes.list, () => ({ total: 0, offset: 0, limit: 100, items: [] })),
    answers(calendariRoutes.mes, ({ query }) => ({
      mes: String((query as { mes?: string }).mes),
      avui: '2026-11-28',
      endarrerits: [],
      items: [],
    })),
  ]);
  openScreen({
    room: resultatWeb,
    path: given.path ?? `/empresa/${EMPRESA}/treball/5/seguiment`,
    api,
    rol: given.rol ?? 'tecnic',
    ...(given.language && { language: given.language }),
  });
  return { api, held, user: userEvent.setup() };
};
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ name }) => /^resultat\.(create|update)$/.test(name)).map(({ options }) => options.body as never);

describe('the grid of an item', () => {
  it('marks a check and a whole row with keys, and the states follow from the answer', async () => {
    const { api, user } = await show();
    (await cell(/^Lot 1, Albarà: Pendent/)).focus();
    await user.keyboard('c');
    await cell(/^Lot 1, Albarà: Conforme/);
    await user.keyboard('{ArrowDown}{Shift>}C{/Shift}');
    await cell(/^Lot 2, Resistència: Conforme/);
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)).toMatchObject([
      { treball_fk: 5, resultats: [{ lot_fk: 21, comprovacio_fk: 1, resultat: 'C' }] },
      {
        resultats: [
          { lot_fk: 21, comprovacio_fk: 2, resultat: 'C' },
          { lot_fk: 22, comprovacio_fk: 2, resultat: 'C' },
        ],
      },
    ]);
    expect(await screen.findByText(/^Desat a les/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Maons' })).getByText('En curs')).toBeTruthy();
  });

  it('F6 goes to the grid and back to the list; Enter on an item goes to its answers', async () => {
    const { user } = await show();
    await cell(/^Lot 1, Albarà: Pendent/);
    await user.keyboard('{F6}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lot 1, Albarà/);
    await user.keyboard('{F6}');
    const item = within(screen.getByRole('navigation', { name: 'Partides' })).getByRole('link', { name: /Maons/ });
    expect(document.activeElement).toBe(item);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lot 1, Albarà/));
  });

  it('takes a mark back: Ctrl+Z, one after another, and the way back in the toast of many', async () => {
    const { api, held, user } = await show();
    (await cell(/^Lot 1, Albarà: Pendent/)).focus();
    await user.keyboard('c');
    await cell(/^Lot 1, Albarà: Conforme/);
    await user.keyboard('{ArrowDown}{Shift>}C{/Shift}');
    await cell(/^Lot 2, Resistència: Conforme/);
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    await screen.findByText(/^Desat a les/);
    await user.keyboard('{Control>}z{/Control}');
    await cell(/^Lot 2, Resistència: Pendent/);
    await cell(/^Lot 1, Albarà: Conforme/);
    await user.keyboard('{Control>}z{/Control}');
    await cell(/^Lot 1, Albarà: Pendent/);
    await waitFor(() => expect([...held.values()].map(({ resultat }) => resultat)).toEqual(['P', 'P', 'P']));
    expect([...held.values()].map(({ data }) => data)).toEqual([null, null, null]);
    await user.click(screen.getByRole('button', { name: 'Marcar conformes 4 pendents' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Marcar conformes/ }));
    await waitFor(() => expect([...held.values()].map(({ resultat }) => resultat)).toEqual(['C', 'C', 'C', 'C']));
    const told = (await screen.findByText('Maons: 4 comprovacions, Conforme')).closest('[role="status"]');
    await user.click(within(told as HTMLElement).getByRole('button', { name: /^Desfer/ }));
    await waitFor(() => expect([...held.values()].map(({ resultat }) => resultat)).toEqual(['P', 'P', 'P', 'P']));
  });

  it('takes no mark back where somebody has written since, and says so', async () => {
    const theirs = row(
      {
        proces_fk: 7,
        treball_partida_fk: 4,
        lot_fk: 21,
        categoria_fk: 1,
        comprovacio_fk: 1,
        resultat: 'C',
        valor: 'seu',
      },
      9,
    );
    const { api, user } = await show({ also: (times) => (times === 2 ? [theirs] : []) });
    (await cell(/^Lot 1, Albarà: Pendent/)).focus();
    await user.keyboard('c');
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    await user.keyboard('{ArrowDown}c');
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    await cell(/^Lot 1, Albarà: Conforme. seu/);
    await user.keyboard('{Control>}z{/Control}');
    await cell(/^Lot 1, Resistència: Pendent/);
    await waitFor(() => expect(sent(api)).toHaveLength(3));
    await user.keyboard('{Control>}z{/Control}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^No s’ha desfet: algú hi ha escrit després\. .*Albarà/,
    );
    await cell(/^Lot 1, Albarà: Conforme. seu/);
    expect(sent(api)).toHaveLength(3);
    act(() => notifications.clean());
  });

  it('says that a mark is made once it is, and in its place why it was refused', async () => {
    const { api, user } = await show({
      refuses: { codi: 'treball_tancat', detail: 'El treball és tancat: només es pot llegir.' },
    });
    (await cell(/^Lot 1, Albarà: Pendent/)).focus();
    await user.keyboard('c');
    const region = () => screen.getByRole('grid').parentElement?.querySelector('[role="status"]')?.textContent;
    await waitFor(() => expect(region()).toBe('El treball és tancat: només es pot llegir.'));
    await waitFor(() => expect(api.calls.filter(({ name }) => name === 'treball.get').length).toBeGreaterThan(1));
    // What is refused is kept until the person gives it up.
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await cell(/^Lot 1, Albarà: Pendent/);
  });

  it('marks a range that Shift and the arrows choose, and lets it go with Esc', async () => {
    const { api, user } = await show();
    (await cell(/^Lot 1, Albarà: Pendent/)).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await user.keyboard('c');
    await cell(/^Lot 2, Resistència: Conforme/);
    await waitFor(() =>
      expect(sent(api).flatMap(({ resultats }: { resultats: Casella[] }) => resultats)).toHaveLength(4),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });

  it('what is typed before the dialog of a mark is there is its reason, and marks nothing else', async () => {
    await show();
    const place = await cell(/^Lot 2, Albarà/);
    place.focus();
    for (const key of 'aNo hi és') fireEvent.keyDown(place, { key });
    const na = await screen.findByRole('dialog', { name: 'No aplica: Albarà' });
    const reason = await within(na).findByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(reason.value).toBe('No hi és'));
    expect(screen.queryByRole('dialog', { name: /^No conforme/ })).toBeNull();
  });

  it('asks what a non-conformity and what does not apply need to say, with the frequent reasons at hand', async () => {
    const { api, user } = await show();
    (await cell(/^Lot 1, Albarà/)).focus();
    await user.keyboard('n');
    const nc = await screen.findByRole('dialog', { name: 'No conforme: Albarà' });
    await user.type(await within(nc).findByRole('textbox', { name: /^Acció/ }), 'Retirar-lo');
    // It says on which day it was found, and what does not fit with its term before it is sent.
    const write = async (name: RegExp, day: string): Promise<void> => {
      const field = within(nc).getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, `${day}{Tab}`);
    };
    await write(/^Trobada el/, '20/11/2026');
    await write(/^Termini/, '19/11/2026');
    await user.click(within(nc).getByRole('button', { name: 'Marcar no conforme' }));
    expect(await within(nc).findByRole('button', { name: /^Termini: El termini és abans del dia/ })).toBeTruthy();
    expect(sent(api)).toEqual([]);
    await write(/^Termini/, '30/12/2099');
    await user.click(within(nc).getByRole('button', { name: 'Marcar no conforme' }));
    await cell(/^Lot 1, Albarà: No conforme: acció fins al/);
    expect(screen.getByRole('rowheader', { name: /Albarà/ }).textContent).toContain('Lot 1: Retirar-lo');
    (await cell(/^Lot 2, Albarà/)).focus();
    await user.keyboard('a');
    const na = await screen.findByRole('dialog', { name: 'No aplica: Albarà' });
    await user.click(await within(na).findByRole('button', { name: 'Té distintiu de qualitat' }));
    await user.click(within(na).getByRole('button', { name: 'Marcar que no aplica' }));
    await cell(/^Lot 2, Albarà: No aplica: Té distintiu de qualitat/);
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)[0]).toMatchObject({
      resultats: [{ resultat: 'NC', accio: 'Retirar-lo', data: '2026-11-20', termini: '2099-12-30' }],
    });
  });

  it('asks why a term is put off, and nothing of one that is brought forward; those that it had are told', async () => {
    const casella = { proces_fk: 7, treball_partida_fk: 4, lot_fk: 21, categoria_fk: 1, comprovacio_fk: 1 };
    const nc = { resultat: 'NC', accio: 'Retirar-lo', data: '2026-11-20', termini: '2026-12-10' } as const;
    const canvi = {
      quan: '2026-11-25T09:00:00.000Z',
      usuari: 'Mercè',
      abans: '2026-12-01',
      despres: '2026-12-10',
      motiu: 'Pluja',
    };
    const { api, user } = await show({ answered: [{ ...row({ ...casella, ...nc }), canvis_termini: [canvi] }] });
    expect((await screen.findByRole('rowheader', { name: /Albarà/ })).textContent).toContain('ajornada 1 vegada');
    (await cell(/^Lot 1, Albarà/)).focus();
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Lot 1 · Albarà' }));
    expect(await panel.findByText('01/12/2026 → 10/12/2026 · Pluja · Mercè · 25/11/2026')).toBeTruthy();
    const termini = panel.getByRole('textbox', { name: /^Termini/ });
    await user.clear(termini);
    await user.type(termini, '05/12/2026{Tab}');
    expect(panel.queryByRole('textbox', { name: /^Motiu de l’ajornament/ })).toBeNull();
    await user.clear(termini);
    await user.type(termini, '20/12/2026{Tab}');
    const motiu = await panel.findByRole('textbox', { name: /^Motiu de l’ajornament/ });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(motiu.getAttribute('aria-invalid')).toBe('true'));
    expect(sent(api)).toEqual([]);
    await user.type(motiu, 'No arriba el maó');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { resultats: [{ termini: '2026-12-20', motiu_termini: 'No arriba el maó', versio: 1 }] },
      ]),
    );
  });

  it('goes back to the list of non-conformities from which an answer was opened; to its place in the grid else', async () => {
    const casella = { proces_fk: 7, treball_partida_fk: 4, lot_fk: 21, categoria_fk: 1, comprovacio_fk: 2 };
    const nc = { resultat: 'NC', accio: 'Retirar-lo', data: '2026-11-20', termini: '2026-12-10' } as const;
    const path = `/empresa/${EMPRESA}/treball/5/seguiment/7/partida/4/lot/21?comprovacio=2`;
    const { api, user } = await show({ path, answered: [row({ ...casella, ...nc })] });
    await user.type(await screen.findByRole('textbox', { name: /^Acció/ }), ' avui');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lot 1, Resistència/));
    cleanup();
    const list = await show({ path: `${path}&de=nc`, answered: [row({ ...casella, ...nc })] });
    await list.user.type(await screen.findByRole('textbox', { name: /^Acció/ }), ' avui');
    await list.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.hash).toBe(`#/empresa/${EMPRESA}/no-conformitats`));
  });

  it('leaves what the verdict of concrete writes alone, and does not take it among the pending ones', async () => {
    const { api, user } = await show({ checks: [check(1, 'Albarà'), check(9, 'Resistència', { automatica: true })] });
    (await cell(/^Lot 1, Resistència/)).focus();
    await user.keyboard('c');
    await user.click(screen.getByRole('button', { name: 'Marcar conformes 2 pendents' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Marcar conformes/ }));
    await cell(/^Lot 2, Albarà: Conforme/);
    expect(
      sent(api).flatMap(({ resultats }: { resultats: Casella[] }) => resultats.map((one) => one.comprovacio_fk)),
    ).toEqual([1, 1]);
  });

  it('opens no tab of the work with a digit while a cell has the focus', async () => {
    const { user } = await show();
    (await cell(/^Lot 1, Albarà/)).focus();
    const before = window.location.hash;
    await user.keyboard('3');
    expect(window.location.hash).toBe(before);
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  it('keeps the focus in the grid once all that is pending was marked together', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Marcar conformes 4 pendents' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await cell(/^Lot 2, Albarà: Conforme/);
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  });

  it('leaves a slump out of tolerance out of what is marked together, and asks why it conforms', async () => {
    const bad = { ...lot(22, 2), zona: { id: 9, nom: 'Pilars', veredicte: 'satisfactori', cons_fora: 3 } };
    const good = { ...lot(21, 1), zona: { id: 9, nom: 'Pilars', veredicte: 'satisfactori', cons_fora: 0 } };
    const { api, user } = await show({ lots: [good, bad], checks: [check(8, 'Consistència', { con: true })] });
    await user.click(await screen.findByRole('button', { name: 'Marcar conforme 1 pendent' }));
    const sure = await screen.findByRole('dialog');
    expect(sure.textContent).toContain('No es marca 1 comprovació');
    await user.click(within(sure).getByRole('button', { name: /^Marcar conforme/ }));
    await cell(/Lot 1, Consistència: Conforme/);
    (await cell(/Lot 2, Consistència: Pendent, amb 3 cons fora de tolerància/)).focus();
    await user.keyboard('c');
    const why = await screen.findByRole('dialog', { name: 'Conforme amb cons fora de tolerància: Consistència' });
    await user.type(within(why).getByRole('textbox', { name: /Motiu/ }), 'Camions retornats');
    await user.click(within(why).getByRole('button', { name: 'Marcar conforme amb el motiu' }));
    await cell(/Lot 2, Consistència: Conforme amb 3 cons fora de tolerància: Camions retornats/);
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)[1]).toMatchObject({
      resultats: [{ lot_fk: 22, resultat: 'C', observacions: 'Camions retornats' }],
    });
  });

  it('asks with its key why a value that is out of what is asked conforms, and takes it out of what is marked together', async () => {
    const { api, user } = await show({
      lots: [lot(21, 1)],
      answered: [
        row({
          ...{ proces_fk: 7, treball_partida_fk: 4, lot_fk: 21, categoria_fk: 1, comprovacio_fk: 2 },
          ...{ resultat: 'P', valor: '4.2' },
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Marcar conforme 1 pendent' }));
    const sure = await screen.findByRole('dialog');
    expect(sure.textContent).toContain('No es marca 1 comprovació');
    await user.click(within(sure).getByRole('button', { name: /^Marcar conforme/ }));
    await cell(/Lot 1, Albarà: Conforme/);
    (await cell(/Lot 1, Resistència: Pendent/)).focus();
    await user.keyboard('c');
    const why = await screen.findByRole('dialog', {
      name: 'Conforme amb un valor fora del que es demana: Resistència',
    });
    await user.type(within(why).getByRole('textbox', { name: /Motiu/ }), 'El projecte en demana 4');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await cell(/Lot 1, Resistència: Conforme/);
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)[1]).toMatchObject({ resultats: [{ resultat: 'C', observacions: 'El projecte en demana 4' }] });
  });

  it('without lots answers the item as a whole, or makes those forecast', async () => {
    const { user } = await show({ lots: [], rol: 'obra' });
    (await cell(/^Tota la partida, Albarà: Pendent/)).focus();
    expect(screen.getByText(/^2 lots previstos i cap de creat/)).toBeTruthy();
    await user.keyboard('c');
    await cell(/^Tota la partida, Albarà: Conforme/);
    await user.click(screen.getByRole('button', { name: 'Crear els 2 lots previstos' }));
    await cell(/^Lot 2, Albarà: Pendent/);
  });

  it('keeps the answer that is shown in the address: Back closes it, and a new tab opens it', async () => {
    const { user } = await show();
    (await cell(/^Lot 2, Albarà/)).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Lot 2 · Albarà' });
    expect(window.location.hash).toContain('partida=4&lot=22&comprovacio=1');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.hash).not.toContain('comprovacio');
    cleanup();
    const again = await show({ path: `/empresa/${EMPRESA}/treball/5/seguiment?partida=4&lot=22&comprovacio=1` });
    const dialog = await screen.findByRole('dialog', { name: 'Lot 2 · Albarà' });
    await again.user.click(within(dialog).getByRole('button', { name: 'Tancar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.hash).not.toContain('comprovacio');
  });

  it('shows what was answered of a lot or a check that is there no more, and closes its non-conformity', async () => {
    const nc = { resultat: 'NC' as const, accio: 'Refer', termini: '2026-12-20', data: '2026-11-20' };
    const place = { proces_fk: 7, treball_partida_fk: 4, categoria_fk: 1 };
    const { api, user } = await show({
      answered: [
        row({ ...place, lot_fk: 21, comprovacio_fk: 1, resultat: 'C' }),
        row({ ...place, lot_fk: null, comprovacio_fk: 2, ...nc }),
        row({ ...place, lot_fk: 99, comprovacio_fk: 1, resultat: 'C', data: '2026-11-20' }),
        row({ ...place, lot_fk: 22, comprovacio_fk: 77, resultat: 'C', data: '2026-11-20' }),
      ],
    });
    const block = await screen.findByRole('region', { name: 'Respostes sense lloc' });
    expect(within(block).getAllByRole('listitem')).toHaveLength(3);
    expect(within(block).getByText('Lot que ja no hi és · Albarà')).toBeTruthy();
    expect(await within(block).findByText('Lot 2 · Succió')).toBeTruthy();
    expect(within(block).getByText('Tota la partida · Resistència')).toBeTruthy();
    await user.click(within(block).getByRole('button', { name: 'Tancar la no conformitat' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tancar la no conformitat' }),
    );
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]).toMatchObject({ resultats: [{ lot_fk: null, comprovacio_fk: 2, versio: 1 }] });
    expect(await within(block).findByText(/^No conformitat tancada/)).toBeTruthy();
  });

  it('puts a photo of a check in the annex of reports, and takes it out', async () => {
    const photo = { id: 5, resultat_fk: 31, clau_client: '6b0f6ac2-6f27-4a59-9a4f-000000000000', nom: 'foto.jpg' };
    const whole = {
      ...photo,
      mida: 10,
      tipus: 'image/jpeg',
      ordre: 10,
      pujat: '2026-11-28T09:00:00Z',
      pujat_per: '',
      annex: false,
    };
    const place = { proces_fk: 7, treball_partida_fk: 4, categoria_fk: 1, lot_fk: 21, comprovacio_fk: 1 };
    const { api, user } = await show({
      path: `/empresa/${EMPRESA}/treball/5/seguiment?partida=4&lot=21&comprovacio=1`,
      answered: [{ ...row({ ...place, resultat: 'C' }), arxius: [whole] }],
    });
    const box = (): Promise<HTMLInputElement> =>
      screen.findByRole('checkbox', { name: 'A l’annex dels informes: foto.jpg' });
    expect((await box()).checked).toBe(false);
    await user.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(true));
    expect(
      api.calls.filter(({ name }) => name === resultatRoutes.updateArxiu.name).map(({ options }) => options),
    ).toMatchObject([{ params: { aid: 5 }, body: { annex: true } }]);
  });

  it('offers nothing to write to who only reads', async () => {
    const { api, user } = await show({ rol: 'lector' });
    (await cell(/^Lot 1, Albarà/)).focus();
    await user.keyboard('c');
    expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull();
    expect(sent(api)).toEqual([]);
  });

  it.each([
    ['es', /^Lote 1, Albarà: Pendiente/],
    ['en', /^Lot 1, Albarà: Pending/],
  ] as const)('speaks %s', async (language, name) => {
    await show({ language });
    await cell(name);
  });
});

describe('a lot on the phone', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  it('says what an answer wants before it is sent, and nothing of what was saved while there is more to save', async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width/.test(query) });
    const { user } = await show({ path: `/empresa/${EMPRESA}/treball/5/seguiment/7/partida/4/lot/21` });
    await user.click(await screen.findByRole('link', { name: /Albarà/ }));
    await user.click(await screen.findByRole('button', { name: 'Conforme' }));
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    expect(await screen.findByText(/^Desat a les/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'No conf.' }));
    expect(screen.queryByText(/^Desat a les/)).toBeNull();
    for (const name of [/^Acció/, /^Termini/])
      expect(screen.getByRole('textbox', { name }).getAttribute('aria-required')).toBe('true');
  });

  it.each([
    ['Tancar la no conformitat', { tancada: expect.any(String) }, 'NC'],
    ['Era un error: conforme', { resultat: 'C', accio: '', termini: null, tancada: null }, 'C'],
  ] as const)(
    'asks what becomes of an open non-conformity that is marked as conforming: %s',
    async (how, canvi, left) => {
      window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width/.test(query) });
      const nc = { resultat: 'NC', data: '2026-11-20', accio: 'Ataluzar', termini: '2026-11-28' } as const;
      const casella = { proces_fk: 7, treball_partida_fk: 4, lot_fk: 21, categoria_fk: 1, comprovacio_fk: 1 };
      const path = `/empresa/${EMPRESA}/treball/5/seguiment/7/partida/4/lot/21?comprovacio=1`;
      const { api, held, user } = await show({ path, answered: [row({ ...casella, ...nc })] });
      await user.click(await screen.findByRole('button', { name: 'Conforme' }));
      await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
      await user.click(await screen.findByRole('button', { name: 'Cancel·lar' }));
      expect(sent(api)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
      await user.click(await screen.findByRole('button', { name: how }));
      await waitFor(() => expect(sent(api)).toMatchObject([{ resultats: [canvi] }]));
      const kept = [...held.values()].find(({ comprovacio_fk }) => comprovacio_fk === 1);
      expect(kept).toMatchObject({ resultat: left, accio: left === 'NC' ? nc.accio : '' });
    },
  );

  it('asks why a value out of what is asked conforms before it is saved, and keeps the reason with it', async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width/.test(query) });
    const path = `/empresa/${EMPRESA}/treball/5/seguiment/7/partida/4/lot/21?comprovacio=2`;
    const { api, user } = await show({ path });
    await user.type(await screen.findByRole('textbox', { name: /^Valor/ }), '4,2');
    await user.click(screen.getByRole('button', { name: 'Conforme' }));
    expect(await screen.findByText(/fora del que es demana \(≥ 5 N\/mm²\)/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'No conf.' }));
    expect(screen.queryByText(/fora del que es demana/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Conforme' }));
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    expect((await screen.findByRole('alert')).textContent).toContain('per què és conforme');
    expect(sent(api)).toEqual([]);
    expect((screen.getByRole('textbox', { name: /^Valor/ }) as HTMLInputElement).value).toBe('4,2');
    await user.type(screen.getByRole('textbox', { name: /^Per què és conforme/ }), 'El projecte en demana 4');
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { resultats: [{ resultat: 'C', valor: '4.2', observacions: 'El projecte en demana 4' }] },
      ]),
    );
  });

  it('goes from one pending check to the next, and tells what an answer lacks at its field', async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width/.test(query) });
    const path = `/empresa/${EMPRESA}/treball/5/seguiment/7/partida/4/lot/21`;
    const { api, user } = await show({ path, rol: 'obra' });
    await user.click(await screen.findByRole('button', { name: 'Següent pendent' }));
    await screen.findByRole('heading', { level: 1, name: 'Albarà' });
    await user.click(await screen.findByRole('button', { name: 'No apl.' }));
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('per què no s’aplica'),
    );
    expect(sent(api)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'No és a l’obra' }));
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    await screen.findByRole('heading', { level: 1, name: 'Resistència' });
    await screen.findByText(/^Desat a les/);
    await user.click(await screen.findByRole('button', { name: 'No apl.' }));
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    await screen.findByRole('alert');
    // What was saved before is not said beside what is refused now.
    expect(screen.queryByText(/^Desat a les/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Conforme' }));
    await user.type(screen.getByRole('textbox', { name: /^Valor/ }), '12,5');
    await user.click(screen.getByRole('button', { name: 'Desar i següent' }));
    await screen.findByText('2 de 2 fetes');
    expect(sent(api)).toMatchObject([
      { resultats: [{ resultat: 'NA', observacions: 'No és a l’obra' }] },
      { resultats: [{ resultat: 'C', valor: '12.5' }] },
    ]);
  });
});

it('the calendar goes from month to month over the ends of years, and says when nothing is due', async () => {
  const { api, user } = await show({ path: `/empresa/${EMPRESA}/calendari?mes=2026-12` });
  await screen.findByRole('heading', { level: 1, name: 'Calendari d’assaigs' });
  expect(screen.getByText('Cap assaig previst aquest mes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mes següent' }));
  await screen.findByText(/^gener/);
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  await screen.findByText(/^novembre/);
  expect(new Set(api.calls.map(({ options }) => (options.query as { mes?: string })?.mes))).toEqual(
    new Set(['2026-12', '2027-01', '2026-11']),
  );
});
