import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import type { Comprovacio, Partida, PartidaItem } from '../contract/schemas.ts';
import { BLANK_VALUES as BLANK_CHECK } from './comprovacio-values.ts';
import { bancWeb } from './index.tsx';
import { BLANK_VALUES } from './partida-values.ts';

const PARTIDA: Partida = {
  ...BLANK_VALUES,
  id: 100_000,
  versio: 3,
  propia: true,
  origen_fk: 1037,
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-02T08:00:00Z',
  familia: null,
  vigentDesde: null,
  n_comprovacions: 3,
  nom: 'Maons de l’obra',
  proces_fk: 7,
  control_fk: 1,
  sistema_fk: 3,
  usos: [1, 2],
};
const BANC: Partida = { ...PARTIDA, id: 1037, versio: null, propia: false, origen_fk: null, nom: 'Maons' };
const check = (id: number, nom: string, more: Partial<Comprovacio> = {}): Comprovacio => ({
  ...BLANK_CHECK,
  id,
  nom,
  versio: id < 100_000 ? null : 1,
  propia: id >= 100_000,
  origen_fk: null,
  creat: null,
  canviat: null,
  origen: 'norma',
  n_partides: 1,
  partida: 'Maons',
  categoria_fk: 1,
  usos: [],
  ...more,
});
const ALBARA = check(5196, 'Albarà');
const ETIQUETA = check(5197, 'Etiqueta');
const RESISTENCIA = check(5200, 'Resistència', {
  categoria_fk: 9,
  usos: [
    { us_fk: 1, valor: '5 N/mm²', obligatori: true },
    { us_fk: 2, valor: '', obligatori: false },
  ],
});
const GRUPS = [
  { categoria_fk: 1, codi: 'IDE', nom: 'Identificació', comprovacions: [ALBARA, ETIQUETA] },
  { categoria_fk: 9, codi: 'ASS', nom: 'Assaigs', comprovacions: [RESISTENCIA] },
];
const item = (id: number, nom: string, propia: boolean): PartidaItem => ({
  id,
  propia,
  codi: '',
  nom,
  proces_fk: 7,
  control_fk: 1,
  sistema_fk: 3,
  unitat: 'u',
  normes: [],
  activa: true,
  vigentDesde: null,
  final: null,
  formigo_flg: false,
  completa: false,
  n_comprovacions: 2,
  seleccionada: false,
});
const refusal = (problem: object): TransportFailure =>
  new TransportFailure('refused', 409, { type: 'about:blank', status: 409, detail: '', ...problem } as Problem);

const named = (id: number, codi: string, nom: string) => ({ id, codi, nom });
const LISTS: readonly FakeAnswer[] = [
  answers(referenciaRoutes.processos, () => [{ ...named(7, 'EFA', 'Estructura de fàbrica'), ordre: 1, activa: true }]),
  answers(referenciaRoutes.controls, () => [
    { ...named(1, 'REC', 'Recepció'), ordre: 1, article: '' },
    { ...named(2, 'EXE', 'Execució'), ordre: 2, article: '' },
  ]),
  answers(partidaRoutes.sistemes, () => [
    { ...named(3, '2+', 'Sistema 2+'), controls: [1], categories: [1, 9] },
    { ...named(8, 'EXE', 'Control d’execució'), controls: [2], categories: [12] },
  ]),
  answers(partidaRoutes.categories, () => [
    { ...named(1, 'IDE', 'Identificació'), ordre: 1 },
    { ...named(9, 'ASS', 'Assaigs'), ordre: 2 },
    { ...named(12, 'EXE', 'Fases'), ordre: 3 },
  ]),
  answers(partidaRoutes.usos, () => [named(1, 'EST', 'Estructural'), named(2, 'VIS', 'Vista')]),
  answers(partidaRoutes.nivells, () => []),
  answers(partidaRoutes.normes, () => []),
];
const path = `/empresa/${EMPRESA}/banc`;
const open = (hash: string, given: readonly FakeAnswer[], rol: 'titular' | 'lector' = 'titular') => {
  const api = fakeApi([...given, ...LISTS]);
  openScreen({ room: bancWeb, path: `${path}${hash}`, api, rol });
  const callsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ options }) => options);
  return { api, callsOf, user: userEvent.setup() };
};
const stored = [
  answers(partidaRoutes.get, ({ params }) => (Number(params?.id) === 1037 ? BANC : PARTIDA)),
  answers(comprovacioRoutes.ofPartida, () => GRUPS),
];

describe('the list', () => {
  const page = (items: PartidaItem[]) =>
    answers(partidaRoutes.list, () => ({ total: items.length, offset: 0, limit: 50, items }));

  it('asks for the kinds that are on, joined, and for one process', async () => {
    const { callsOf, user } = open('/partida', [page([item(1037, 'Maons', false)])]);
    await screen.findByText('Maons');
    expect(callsOf('partida.list')[0]?.query).toMatchObject({ nomesVigents: true, controls: '', propies: false });
    await user.click(screen.getByRole('button', { name: 'Recepció' }));
    await user.click(screen.getByRole('button', { name: 'Obra acabada' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Procés constructiu' }), 'Estructura de fàbrica');
    await waitFor(() => expect(callsOf('partida.list').at(-1)?.query).toMatchObject({ controls: '1:3', proces: 7 }));
  });

  it('deletes several of the office, and leaves those of the bank', async () => {
    const { callsOf, user } = open('/partida', [
      page([item(1037, 'Maons', false), item(100_000, 'Paret pròpia', true)]),
      answers(partidaRoutes.remove, () => ({ desfer: { id: 9, caduca: '2026-11-29T08:00:00Z' } })),
    ]);
    await screen.findByText('Paret pròpia');
    screen.getAllByRole('row')[1]?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Suprimir 1 de 2' }));
    const ask = await screen.findByRole('dialog');
    await user.click(within(ask).getByRole('button', { name: 'Suprimir' }));
    await waitFor(() => expect(callsOf('partida.remove')).toMatchObject([{ params: { id: 100_000 } }]));
  });

  it('offers who only reads nothing to write', async () => {
    open('/partida', [page([item(1037, 'Maons', false)])], 'lector');
    await screen.findByText('Maons');
    expect(screen.queryByRole('link', { name: /Nova partida/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an item', () => {
  it('of the bank is read, and copied without being written until it is saved', async () => {
    const { callsOf, user } = open('/partida/1037', [
      ...stored,
      answers(partidaRoutes.create, () => ({ ...PARTIDA, nom: 'Maons vistos' })),
    ]);
    expect(await screen.findByText('Sistema 2+')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copiar i editar' }));
    const nom = await screen.findByRole('textbox', { name: /^Nom/ });
    expect(callsOf('partida.create')).toEqual([]);
    expect((nom as HTMLInputElement).value).toBe('Maons (còpia)');
    await user.clear(nom);
    await user.type(nom, 'Maons vistos');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('partida.create')[0]?.body).toMatchObject({ origen_fk: 1037, nom: 'Maons vistos' }),
    );
    await waitFor(() => expect(window.location.hash).toBe(`#${path}/partida/100000`));
  });

  it('takes with Enter the first use found by what is typed', async () => {
    const { callsOf, user } = open('/partida/100000', [
      ...stored,
      answers(partidaRoutes.update, () => ({ ...PARTIDA, usos: [2], versio: 4 })),
    ]);
    const uses = await screen.findByRole('combobox', { name: /^Usos/ });
    await user.type(uses, '{Backspace}{Backspace}vis{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(callsOf('partida.update')[0]?.body).toMatchObject({ usos: [2] }));
  });

  it('takes the first system of a kind when its own is of another', async () => {
    const { user } = open('/partida/100000', stored);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Tipus de control/ }), 'Execució');
    expect(screen.getByRole('combobox', { name: /^Sistema proposat/ })).toHaveProperty('value', '8');
  });

  it('that something uses is offered to be put aside instead', async () => {
    const { callsOf, user } = open('/partida/100000', [
      ...stored,
      answers(partidaRoutes.remove, () => {
        throw refusal({ codi: 'en_us', detail: 'Es fa servir.', usos: [{ tipus: 'treball', id: 5, nom: 'Escola' }] });
      }),
      answers(partidaRoutes.update, () => ({ ...PARTIDA, activa: false, versio: 4 })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Més accions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Suprimir la partida' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suprimir' }));
    const told = await screen.findByRole('dialog', { name: 'No es pot suprimir: es fa servir' });
    expect(within(told).getByRole('link', { name: 'Escola' })).toBeTruthy();
    await user.click(within(told).getByRole('button', { name: 'Deixar de banda' }));
    await waitFor(() => expect(callsOf('partida.update')[0]?.body).toEqual({ versio: 3, activa: false }));
  });

  it('is deleted, and brought back', async () => {
    const { callsOf, user } = open('/partida/100000', [
      ...stored,
      answers(partidaRoutes.list, () => ({ total: 0, offset: 0, limit: 50, items: [] })),
      answers(partidaRoutes.remove, () => ({ desfer: { id: 9, caduca: '2026-11-29T08:00:00Z' } })),
      answers(desferRoutes.undo, () => ({ tipus: 'partida' as const, id: 100_000 })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Més accions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Suprimir la partida' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suprimir' }));
    await user.click(await screen.findByRole('button', { name: /Desfer/ }));
    await waitFor(() => expect(callsOf('desfer.fer')[0]?.params).toEqual({ id: 9 }));
  });
});

describe('the checks of an item', () => {
  const CHECKS = '/partida/100000?part=comprovacions';
  const order = () => screen.getAllByRole('button', { name: /^Moure/ }).map((one) => one.getAttribute('aria-label'));
  const handle = (nom: string) => screen.findByRole('button', { name: `Moure ${nom} (Alt+↑ o Alt+↓)` });

  it('are moved with Alt and an arrow, past their heading too, the focus going with them, and saved as a whole', async () => {
    const { callsOf, user } = open(CHECKS, [
      ...stored,
      answers(partidaRoutes.compose, () => ({ ...PARTIDA, versio: 4 })),
    ]);
    (await handle('Albarà')).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(order()[0]).toContain('Etiqueta'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText('Albarà: ara és la 1 de 2 a Assaigs')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('Albarà'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('partida.comprovacions')[0]?.body).toEqual({
        versio: 3,
        comprovacions: [
          { comprovacio_id: 5197, categoria_id: 1 },
          { comprovacio_id: 5196, categoria_id: 9 },
          { comprovacio_id: 5200, categoria_id: 9 },
        ],
      }),
    );
  });

  it('are put together with another person’s save: what both changed is asked', async () => {
    const theirs = [{ comprovacio_id: 5200, categoria_id: 9 }];
    const { callsOf, user } = open(CHECKS, [
      ...stored,
      answers(partidaRoutes.compose, ({ body }) => {
        if (body?.versio === 4) return { ...PARTIDA, versio: 5 };
        throw refusal({ codi: 'versio_obsoleta', actual: { ...PARTIDA, versio: 4, comprovacions: theirs } });
      }),
    ]);
    (await handle('Etiqueta')).focus();
    await user.keyboard('{Delete}');
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Una altra persona ha canviat aquest registre' });
    await user.click(within(dialog).getByRole('radio', { name: 'Albarà · Resistència' }));
    await user.click(within(dialog).getByRole('button', { name: 'Desar' }));
    await waitFor(() =>
      expect(callsOf('partida.comprovacions').at(-1)?.body).toMatchObject({
        versio: 4,
        comprovacions: [{ comprovacio_id: 5196 }, { comprovacio_id: 5200 }],
      }),
    );
  });

  it('say what their uses ask; one of the bank is copied in its place once what is pending is saved', async () => {
    const { callsOf, user } = open(CHECKS, [
      ...stored,
      answers(partidaRoutes.compose, () => ({ ...PARTIDA, versio: 4 })),
      answers(comprovacioRoutes.create, () => check(100_001, 'Resistència nostra')),
    ]);
    expect(await screen.findByText('Estructural: 5 N/mm² (obligatòria) · Vista: s’aplica')).toBeTruthy();
    (await handle('Etiqueta')).focus();
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Accions: Resistència' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar i editar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Copiar i editar' });
    expect(callsOf('partida.comprovacions')).toHaveLength(1);
    await user.type(within(drawer).getByRole('textbox', { name: /^Nom/ }), ' nostra');
    await user.click(within(drawer).getByRole('button', { name: 'Desar' }));
    await waitFor(() =>
      expect(callsOf('comprovacio.create')[0]?.body).toMatchObject({
        nom: 'Resistència nostra',
        origen_fk: 5200,
        partida_id: 100_000,
      }),
    );
  });

  it('ask for the uses of their item alone, and say where they would never enter with it', async () => {
    const { user } = open(CHECKS, [answers(partidaRoutes.get, () => ({ ...PARTIDA, usos: [2] })), ...stored]);
    await user.click(await screen.findByRole('button', { name: 'Accions: Resistència' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar i editar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Copiar i editar' });
    expect(within(drawer).queryByText(/no entraria mai/)).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Treure l’ús 2' }));
    expect(within(drawer).getByText(/Cap d’aquests usos és de la partida/)).toBeTruthy();
    await user.click(within(drawer).getByRole('button', { name: 'Treure l’ús 1' }));
    expect(within(drawer).queryByText(/Cap d’aquests usos/)).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Afegir un ús' }));
    const us = within(drawer).getByRole('combobox', { name: /^Ús 1/ });
    expect(within(us).queryByRole('option', { name: 'Estructural' })).toBeNull();
    expect(within(us).getByRole('option', { name: 'Vista' })).toBeTruthy();
  });

  it('of the bank are basic as each user prefers; who only reads, reads', async () => {
    const { callsOf, user } = open('/partida/1037?part=comprovacions', [
      ...stored,
      answers(comprovacioRoutes.basic, () => ({ ...ALBARA, basic: false })),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Bàsica: Albarà' }));
    await waitFor(() =>
      expect(callsOf('comprovacio.basic')[0]).toMatchObject({
        params: { id: 5196 },
        body: { basic: false, partida_id: 1037 },
      }),
    );
  });

  it('cannot be changed by who only reads', async () => {
    open(CHECKS, stored, 'lector');
    expect(await screen.findByRole('link', { name: 'Albarà' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Moure/ })).toBeNull();
  });
});

it('the uses of an item are tried: what is wrong is said, and which checks come', async () => {
  const { user } = open('/partida/100000?part=usos', [
    ...stored,
    answers(partidaRoutes.validacio, ({ query }) =>
      (query as { usos: string }).usos === ''
        ? {
            valid: false,
            errors: [{ codi: 'cap_us' as const, us: null, comprovacio: null, missatge: 'Trieu un ús.' }],
            nivells_curts: [],
          }
        : { valid: true, errors: [], nivells_curts: [] },
    ),
  ]);
  expect(await screen.findByText('Trieu un ús.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '2 comprovacions per a Sistema 2+' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Estructural' }));
  expect(await screen.findByText('Els usos triats van bé junts.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '3 comprovacions per a Sistema 2+' })).toBeTruthy();
  expect(screen.getByText('5 N/mm² · obligatòria')).toBeTruthy();
});

describe('a check', () => {
  it('of the office keeps its unit only while it is a number, and leaves out lines without a use', async () => {
    const own = check(100_001, 'Gruix', { valor_tipus: 'numero', unitat: 'mm' });
    const { callsOf, user } = open('/comprovacio/100001', [
      answers(comprovacioRoutes.get, () => own),
      answers(comprovacioRoutes.update, () => ({ ...own, versio: 2, valor_tipus: 'text' as const, unitat: '' })),
    ]);
    expect(await screen.findByRole('textbox', { name: 'Unitat del valor' })).toHaveProperty('value', 'mm');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Com es respon' }), 'Un text');
    expect(screen.queryByRole('textbox', { name: 'Unitat del valor' })).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('comprovacio.update')[0]?.body).toEqual({ versio: 1, valor_tipus: 'text', unitat: '' }),
    );
  });
});
