import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildCheck, buildPartida, PLA_LISTS, RECOMPTE } from '#tests/support/pla-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { programaRoutes, type Revisio } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { AvisPartida, TreballPartida, TreballPartidaItem } from '../contract/schemas.ts';
import { procesWeb } from './index.tsx';
import type { Programa } from './plan-rows.ts';

const itemOf = ({ comprovacions, ...rest }: TreballPartida): TreballPartidaItem => ({
  ...rest,
  n_comprovacions: comprovacions.length,
});
const AVISOS: Readonly<Record<string, AvisPartida[]>> = {
  Sostres: ['sense_zones'],
  Aïllant: ['sense_us', 'sense_amidament'],
};
const MAONS = buildPartida(100, 'Maons');
const BLOCS = buildPartida(101, 'Blocs', {
  amidament: null,
  recompte: { ...RECOMPTE, estat: 'no_conforme', obertes: 1 },
});
const programa = (partides: readonly TreballPartida[], more: Partial<Programa> = {}): Programa => ({
  estat: partides.length === 0 ? 'buit' : 'en_curs',
  revisio: null,
  n_canvis: 0,
  normativa_formigo: null,
  processos:
    partides.length === 0
      ? []
      : [
          {
            proces_fk: 7,
            codi: '',
            nom: 'Estructura de fàbrica',
            ordre: 10,
            n_partides: partides.length,
            n_comprovacions: 2 * partides.length,
            cost: 0,
            recompte: RECOMPTE,
            partides: partides.map((one) => ({ ...itemOf(one), avisos: AVISOS[one.nom] ?? [], normes_fora: [] })),
          },
        ],
  cost: 0,
  recompte: RECOMPTE,
  ...more,
});
const offered = (id: number, nom: string): PartidaItem => ({
  id,
  propia: false,
  codi: '',
  nom,
  proces_fk: 7,
  control_fk: 1,
  sistema_fk: 3,
  unitat: 'm2',
  normes: [],
  activa: true,
  vigentDesde: null,
  final: null,
  formigo_flg: false,
  completa: false,
  n_comprovacions: 2,
  seleccionada: false,
});
const LISTS: readonly FakeAnswer[] = [
  ...PLA_LISTS,
  answers(partidaRoutes.list, () => {
    const items = [offered(1037, 'Maons'), offered(1038, 'Morter'), offered(1039, 'Pedra')];
    return { total: items.length, offset: 0, limit: 5000, items };
  }),
];
const path = `/empresa/${EMPRESA}/treball/5/programa`;
const open = (given: readonly FakeAnswer[], how: { rol?: Rol; hash?: string } = {}) => {
  const api = fakeApi([...given, ...LISTS]);
  openScreen({ room: procesWeb, path: `${path}${how.hash ?? ''}`, api, rol: how.rol ?? 'titular' });
  const callsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ options }) => options);
  return { callsOf, user: userEvent.setup() };
};
const reads = (now: () => Programa) => answers(procesRoutes.programa, now);
const refused = (problem: object): TransportFailure =>
  new TransportFailure('refused', 409, { type: 'about:blank', status: 409, detail: '', ...problem } as Problem);
const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

describe('the programme of a work', () => {
  it('says how to begin where there is none, and takes in what is ticked in the bank, with the keyboard', async () => {
    let now = programa([]);
    const { callsOf, user } = open([
      reads(() => now),
      answers(procesRoutes.addPartides, () => {
        now = programa([MAONS, BLOCS]);
        return [MAONS, BLOCS];
      }),
    ]);
    expect(await screen.findByText(/encara no té programa/)).toBeDefined();
    const list = await screen.findByRole('listbox', { name: 'Partides del banc' });
    await within(list).findByText('Morter');
    await user.keyboard('b');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
    await user.keyboard('{ArrowDown} {ArrowDown}{ArrowDown} ');
    expect(screen.getByRole('button', { name: 'Afegir 2' })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(callsOf('proces.afegeixPartides')).toMatchObject([
        { params: { id: 5, pid: 7 }, body: { partides: [{ partida_fk: 1037 }, { partida_fk: 1039 }] } },
      ]),
    );
    expect(await screen.findByText('2 partides afegides')).toBeDefined();
    expect(await within(list).findByText('afegit')).toBeDefined();
    expect(screen.getByText(/^2 partides · 4 comprovacions · 4 lots/)).toBeDefined();
  });

  it('says that an item is in already; another one comes with Shift, and goes with its way back', async () => {
    let now = programa([MAONS]);
    const { callsOf, user } = open([
      reads(() => now),
      answers(procesRoutes.addPartides, () => {
        now = programa([MAONS, BLOCS]);
        return [BLOCS];
      }),
      answers(procesRoutes.removePartida, () => {
        now = programa([MAONS]);
        return { desfer: { id: 1, caduca: '2026-11-29T08:00:00Z' } };
      }),
    ]);
    const list = await screen.findByRole('listbox', { name: 'Partides del banc' });
    await within(list).findByText('afegit');
    await user.keyboard('b');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/^Maons ja és al programa/)).toBeDefined();
    expect(callsOf('proces.afegeixPartides')).toEqual([]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(callsOf('proces.afegeixPartides')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: /^Desfer/ }));
    await waitFor(() =>
      expect(callsOf('proces.treuPartida')).toMatchObject([{ params: { id: 5, pid: 7, xid: BLOCS.id } }]),
    );
    expect(await screen.findByText('S’ha tret la partida afegida.')).toBeDefined();
  });

  it('says how many items other processes have where the one in hand has none, and shows them', async () => {
    const { user } = open([
      reads(() => programa([MAONS])),
      answers(partidaRoutes.list, ({ query }) => {
        const { search, mateixProces } = query as { search?: string; mateixProces?: boolean };
        const items = search === 'segellat' && mateixProces ? [] : [offered(1050, 'Segellat'), offered(1051, 'Junts')];
        return { total: items.length, offset: 0, limit: 5000, items };
      }),
    ]);
    (await screen.findByRole('row', { name: /Maons/ })).focus();
    await user.keyboard('b');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
    await user.keyboard('segellat');
    expect(await screen.findByText(/^Cap partida en aquest procés; n’hi ha 2 en altres\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mostrar-les' }));
    expect(await screen.findByText('Segellat')).toBeDefined();
  });

  it('offers what is not in force in one work alone, and says so', async () => {
    const first = open([reads(() => programa([MAONS]))]);
    await first.user.click(await screen.findByRole('button', { name: 'Només vigents' }));
    expect(await screen.findByText(/^S’ofereixen també partides que no són vigents/)).toBeDefined();
    await waitFor(() => expect(first.callsOf('partida.list').at(-1)?.query).toMatchObject({ nomesVigents: false }));
    // No other work, and not the list of the bank, takes it from here.
    expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('nomesVigents'))).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: 'Oferir només les vigents' }));
    await waitFor(() => expect(screen.queryByText(/^S’ofereixen també/)).toBeNull());
  });

  it('goes on beside the plan when the window is made wide while the bank is open as a drawer', async () => {
    const asked = window.matchMedia;
    const told = new Set<(event: { matches: boolean }) => void>();
    let narrow = true;
    window.matchMedia = (query) =>
      !query.startsWith('(max-width')
        ? asked(query)
        : ({
            ...asked(query),
            get matches() {
              return narrow;
            },
            addEventListener: (_: string, tell: (event: { matches: boolean }) => void) => void told.add(tell),
            removeEventListener: (_: string, tell: (event: { matches: boolean }) => void) => void told.delete(tell),
          } as MediaQueryList);
    try {
      const { user } = open([reads(() => programa([]))]);
      await screen.findByText(/encara no té programa/);
      await user.keyboard('b');
      const drawer = await screen.findByRole('dialog', { name: 'Afegir partides' });
      await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
      expect(drawer.contains(document.activeElement)).toBe(true);
      act(() => {
        narrow = false;
        for (const tell of told) tell({ matches: narrow });
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
      expect(screen.getByRole('listbox', { name: 'Partides del banc' })).toBeDefined();
    } finally {
      window.matchMedia = asked;
    }
  });

  it('typed fast, what is taken in is what the search finds, not what was listed before it', async () => {
    let found: (() => void) | null = null;
    const { callsOf, user } = open([
      reads(() => programa([])),
      answers(procesRoutes.addPartides, () => [MAONS]),
      {
        route: partidaRoutes.list,
        give: async ({ query }) => {
          const { search } = query as { search?: string };
          if (search) await new Promise<void>((resolve) => (found = resolve));
          const items = search ? [offered(1040, 'Armadures')] : [offered(1037, 'Maons'), offered(1040, 'Armadures')];
          return { total: items.length, offset: 0, limit: 5000, items };
        },
      },
    ]);
    const list = await screen.findByRole('listbox', { name: 'Partides del banc' });
    await within(list).findByText('Maons');
    await user.keyboard('b');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
    await user.keyboard('ferralla{ArrowDown}{Enter}');
    expect(callsOf('proces.afegeixPartides')).toEqual([]);
    await waitFor(() => expect(found).not.toBeNull());
    (found as unknown as () => void)();
    await waitFor(() =>
      expect(callsOf('proces.afegeixPartides')).toMatchObject([{ body: { partides: [{ partida_fk: 1040 }] } }]),
    );
    expect(await screen.findByText('«Armadures», afegida')).toBeDefined();
  });

  it('B begins a search at once, over the old one; F6 goes between the bank and the plan, also from the box', async () => {
    const { user } = open([reads(() => programa([MAONS, BLOCS]))]);
    (await screen.findByRole('row', { name: /Blocs/ })).focus();
    await user.keyboard('b');
    const box = document.activeElement as HTMLInputElement;
    expect(box.type).toBe('search');
    await user.keyboard('mur');
    expect(box.value).toBe('mur');
    await user.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement).toBe(rowOf(/Blocs/)));
    await user.keyboard('b');
    await user.keyboard('pla');
    expect(box.value).toBe('pla');
  });

  it('a digit is typed in an item, and opens no tab of the work from a process either', async () => {
    const { user } = open([reads(() => programa([MAONS]))]);
    (await screen.findByRole('row', { name: /Estructura de fàbrica/ })).focus();
    const here = window.location.hash;
    await user.keyboard('4');
    expect(window.location.hash).toBe(here);
    expect(screen.getByRole('row', { name: /Maons/ })).toBeDefined();
  });

  it('types a measurement over the line in hand, goes on to the lots, and keeps what cannot be read', async () => {
    const { callsOf, user } = open([
      reads(() => programa([MAONS, BLOCS])),
      answers(
        procesRoutes.updatePartida,
        ({ body }) => ({ ...BLOCS, ...(body as object), versio: 2 }) as TreballPartida,
      ),
    ]);
    await screen.findByText('Blocs');
    rowOf(/Blocs/).focus();
    await user.keyboard('45,5{Tab}3{Enter}');
    await waitFor(() =>
      expect(callsOf('proces.canviaPartida').map(({ params, body }) => ({ params, body }))).toEqual([
        { params: { id: 5, pid: 7, xid: 101 }, body: { versio: 1, amidament: '45.5', lots_previstos: 3 } },
      ]),
    );
    rowOf(/Maons/).focus();
    await user.keyboard('12x{Enter}');
    expect(within(rowOf(/Maons/)).getByText('12x')).toBeDefined();
    expect(callsOf('proces.canviaPartida')).toHaveLength(1);
  });

  it('shows both values where somebody else has written the same measurement, and sends the chosen one', async () => {
    let stale = true;
    const { callsOf, user } = open([
      reads(() => programa([stale ? MAONS : { ...MAONS, versio: 8, amidament: '400' }])),
      answers(procesRoutes.updatePartida, ({ body }) => {
        if (!stale) return { ...MAONS, ...(body as object), versio: 9 } as TreballPartida;
        stale = false;
        throw refused({
          codi: 'versio_obsoleta',
          actual: { ...MAONS, versio: 8, amidament: '400' },
          canvi: { qui: 'Pere', quan: '2026-11-27T10:00:00Z' },
        });
      }),
    ]);
    await screen.findByText('Maons', { selector: '[role="treegrid"] *' });
    rowOf(/Maons 312/).focus();
    await user.keyboard('350{Enter}');
    const ask = await screen.findByRole('dialog', { name: /ha canviat aquest registre/ });
    await user.click(within(ask).getByRole('radio', { name: '350' }));
    await user.click(within(ask).getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(callsOf('proces.canviaPartida').at(-1)?.body).toEqual({ versio: 8, amidament: '350' }));
  });

  it('closes and opens a process, moves a line and takes one out with its way back', async () => {
    let now = programa([MAONS, BLOCS]);
    const { callsOf, user } = open([
      reads(() => now),
      answers(procesRoutes.reorderPartides, () => []),
      answers(procesRoutes.removePartida, ({ query }) => {
        if (!query || !('avisos_acceptats' in query))
          throw refused({
            codi: 'avisos',
            avisos: [{ codi: 'pla_te_resultats', cami: '', missatge: 'Es perdran 3 resultats.' }],
          });
        now = programa([BLOCS]);
        return { desfer: { id: 4, caduca: '2026-11-29T08:00:00Z' } };
      }),
      answers(desferRoutes.undo, () => ({ id: 4, tipus: 'treball_partida', registre: 100 }) as never),
    ]);
    await screen.findByText('Blocs');
    rowOf(/Estructura de fàbrica/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByText('Blocs')).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(callsOf('proces.reordenaPartides')).toMatchObject([
        { params: { id: 5, pid: 7 }, body: { from: 0, to: 1 } },
      ]),
    );
    await user.keyboard('{Delete}');
    const sure = await screen.findByRole('dialog', { name: 'Avís' });
    expect(within(sure).getByText('Es perdran 3 resultats.')).toBeDefined();
    await user.click(within(sure).getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Tret del programa: Maons')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(rowOf(/Blocs/)));
  });

  it('says in words, beside its name, what an item lacks to be issued', async () => {
    const formigo = buildPartida(102, 'Sostres', { formigo_flg: true, previsio: { lots: 0, motiu: 'sense_zones' } });
    open([reads(() => programa([MAONS, formigo, buildPartida(103, 'Aïllant')]))]);
    await screen.findByText('Sostres');
    expect(within(rowOf(/Sostres/)).getByText('Falten les zones de formigó')).toBeDefined();
    expect(within(rowOf(/Sostres/)).getByRole('button', { name: /Per què\? Sostres/ }).textContent).toBe('—');
    expect(within(rowOf(/Aïllant/)).getByText('Falta triar l’ús · Falta l’amidament')).toBeDefined();
    expect(within(rowOf(/Maons 312/)).queryByText(/Falta/)).toBeNull();
    // How many lots there are in all is not known either.
    expect(screen.getByText(/comprovacions · ≥ \d+ lots/)).toBeDefined();
  });

  it('shows what the zones of an item of concrete measure, says where it comes from, and does not type over it', async () => {
    const formigo = buildPartida(102, 'Sostres', {
      formigo_flg: true,
      unitat: 'm3',
      amidament: '130.5',
      amidament_de_zones: { zones: 2, sense_volum: 1 },
      previsio: { lots: 2, motiu: 'zones' },
    });
    const { callsOf, user } = open([reads(() => programa([MAONS, formigo]))]);
    await screen.findByText('Sostres');
    rowOf(/Sostres/).focus();
    await user.keyboard('9');
    expect(within(rowOf(/Sostres/)).queryByRole('textbox')).toBeNull();
    expect(callsOf('proces.canviaPartida')).toEqual([]);
    await user.click(within(rowOf(/Sostres/)).getByRole('button', { name: /130,50 m³\. Per què\? Sostres/ }));
    expect(
      await screen.findByText('De les 2 zones de formigó de la partida. D’una no se’n sap el volum.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Anar a Formigó' }).getAttribute('href')).toContain('/treball/5/formigo');
  });

  it('copies another programme with its measurements where asked, and tells what stayed behind', async () => {
    const { callsOf, user } = open([
      reads(() => programa([])),
      answers(treballRoutes.list, () => ({
        total: 1,
        offset: 0,
        limit: 20,
        items: [{ id: 9, codi: '2026/009', nom: 'Escola', poblacio: '' } as never],
      })),
      answers(procesRoutes.previsioCopia, () => ({
        partides: 2,
        data: '2026-05-01',
        avisos: [
          {
            treball_partida_fk: 40,
            codi: 'EFO-FOR-R',
            nom: 'Formigó',
            motius: [
              { codi: 'altra_norma' as const, que: [] },
              { codi: 'norma_no_vigent' as const, que: ['EHE-08'] },
            ],
          },
        ],
      })),
      answers(procesRoutes.copy, () => ({
        ...programa([MAONS]),
        desfer: { id: 71, caduca: '2026-11-29T10:00:00Z' },
        copia: { partides: 1, omes: { amidaments: 0, preus: 0, marques: 2, lots: 1, resultats: 0 } },
      })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Copiar d’un altre treball' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Treball' }), 'Esc');
    await user.click(await screen.findByRole('option', { name: /Escola/ }));
    expect(await within(dialog).findByText('Es copiaran 2 partides.')).toBeDefined();
    expect(within(dialog).getByText('D’una partida hi ha coses per revisar:')).toBeDefined();
    expect(within(dialog).getByText('És de formigó d’una altra normativa')).toBeDefined();
    expect(within(dialog).getByText('Normes no vigents a la data d’aquest projecte: EHE-08')).toBeDefined();
    expect(callsOf('proces.copia')).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Amb amidaments i preus' }));
    await user.click(within(dialog).getByRole('button', { name: 'Copiar el programa' }));
    const told = await screen.findByText(/No s’han copiat: 2 marques · 1 lot$/);
    expect(told.parentElement?.textContent).toMatch(/Desfer/);
    expect(callsOf('proces.copia').map(({ body }) => body)).toEqual([{ treball_fk: 9, amb_amidaments: true }]);
  });

  it('says what the tests cost by process and item, and by check where an item is opened', async () => {
    const priced = programa(
      [
        { ...MAONS, cost: 12_000, assaigs: { n: 3, sense_preu: 2 } },
        { ...BLOCS, assaigs: { n: 1, sense_preu: 1 } },
      ],
      { cost: 12_000 },
    );
    const now = { ...priced, processos: priced.processos.map((one) => ({ ...one, cost: 12_000 })) };
    const [check] = MAONS.comprovacions;
    const { user } = open([
      reads(() => now),
      answers(procesRoutes.partida, () => ({
        ...MAONS,
        comprovacions: check
          ? [
              {
                ...check,
                nom: 'Resistència',
                exigida: true,
                preu: 6_000,
                assaigs: null,
                previstos: { n: 2, motiu: 'lot' as const },
              },
            ]
          : [],
      })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Valoració' }));
    const drawer = await screen.findByRole('dialog', { name: 'Valoració dels assaigs (€)' });
    expect(within(drawer).getByRole('heading', { name: /Estructura de fàbrica/ }).textContent).toMatch(/120,00$/);
    expect(within(drawer).getByText('1 partida no té preus d’assaig.')).toBeDefined();
    expect(within(drawer).getByText('2 de 3 sense preu')).toBeDefined();
    expect(within(drawer).getByText('3 assaigs no tenen preu i no són al total.')).toBeDefined();
    await user.click(within(drawer).getByText('Maons', { selector: 'summary *' }));
    expect(await within(drawer).findByText('2 × 60,00')).toBeDefined();
    expect(
      within(drawer)
        .getByRole('link', { name: /valoració/ })
        .getAttribute('href'),
    ).toMatch(/treball\/5\/informes$/);
  });

  it('names the tests that nobody has priced in the valuation, and takes their prices there', async () => {
    let item = {
      ...MAONS,
      assaigs: { n: 2, sense_preu: 2 },
      comprovacions: [
        { ...buildCheck(1, 'Albarà'), categoria_fk: 1 },
        { ...buildCheck(2, 'Resistència'), categoria_fk: 9 },
        { ...buildCheck(3, 'Absorció'), categoria_fk: 9 },
      ],
    };
    const { callsOf, user } = open([
      reads(() => programa([item])),
      answers(procesRoutes.partida, () => item),
      answers(procesRoutes.updatePartida, ({ body }) => {
        const given = new Map(body?.comprovacions?.map((one) => [one.comprovacio_fk, one.preu ?? null]));
        item = {
          ...item,
          versio: 2,
          assaigs: { n: 2, sense_preu: 1 },
          comprovacions: item.comprovacions.map((one) => ({
            ...one,
            preu: given.get(one.comprovacio_fk) ?? one.preu,
          })),
        };
        return item;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Valoració' }));
    const drawer = await screen.findByRole('dialog', { name: 'Valoració dels assaigs (€)' });
    const boxes = await within(drawer).findAllByRole('textbox');
    expect(boxes).toHaveLength(2);
    await user.type(boxes[0] as HTMLElement, '45,50{Enter}{Enter}');
    await waitFor(() => expect(callsOf(procesRoutes.updatePartida.name)).toHaveLength(1));
    expect(callsOf(procesRoutes.updatePartida.name)[0]?.body).toMatchObject({
      comprovacions: [{ comprovacio_fk: 2, preu: 4550 }],
    });
    await waitFor(() => expect(within(drawer).getAllByRole('textbox')).toHaveLength(1));
    // One goes on with the next that is still to be priced.
    await waitFor(() => expect(document.activeElement).toBe(within(drawer).getByRole('textbox')));
  });

  it('keeps the line after Enter in the last one, so that digits go on writing in it', async () => {
    const { user } = open([reads(() => programa([MAONS, BLOCS]))]);
    const last = await screen.findByRole('row', { name: /Blocs/ });
    act(() => last.focus());
    await user.keyboard('12{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(rowOf(/Blocs/)));
    await user.keyboard('850');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amidament: Blocs' }).value).toBe('850');
  });

  it('says why so many lots are forecast', async () => {
    const { user } = open([reads(() => programa([MAONS]))]);
    await user.click(await screen.findByRole('button', { name: /4 lots. Per què\? Maons/ }));
    expect(await screen.findByText('312 m² ÷ 100 m² → 4')).toBeDefined();
    expect(screen.getByText('Lots creats: 0 de 4 previstos.')).toBeDefined();
  });

  it('issues the next revision after telling what changes; a use that is missing leads to its item', async () => {
    const revisio: Revisio = {
      numero: 3,
      data: '2026-11-28',
      emesa: '2026-11-28T10:00:00Z',
      emesa_per: 'Mercè',
      n_partides: 1,
      n_comprovacions: 2,
      n_lots: 4,
      cost: 0,
      canvis: null,
    };
    let good = false;
    const { callsOf, user } = open([
      reads(() => programa([MAONS], { estat: 'modificat', revisio: { numero: 2, data: '2026-11-04' }, n_canvis: 1 })),
      answers(procesRoutes.partida, () => MAONS),
      answers(partidaRoutes.get, () => {
        throw new TransportFailure('refused', 404);
      }),
      answers(programaRoutes.canvis, () => ({
        n: 4,
        obra: [
          { camp: 'data_projecte' as const, nom: '', abans: '2026-03-15', despres: '2025-11-11' },
          { camp: 'base' as const, nom: '', abans: 'LOE art. 13', despres: 'Decret 375/1988, LOE art. 13' },
          { camp: 'agents' as const, nom: 'Director de l’execució', abans: '', despres: 'Marta Puigdevall' },
        ],
        cost: { abans: 0, despres: 12_000 },
        partides: [
          {
            treball_partida_fk: 100,
            proces_fk: 7,
            codi: '',
            nom: 'Maons',
            unitat: 'm2',
            canvi: 'canvia' as const,
            camps: [{ camp: 'amidament' as const, abans: '100', despres: '312' }],
            entren: [{ comprovacio_fk: 2, nom: 'Resistència' }],
            surten: [],
            canvien: [],
          },
        ],
        avisos: [
          { codi: 'partides_sense_amidament', missatge: '1 partida no té amidament: Blocs.' },
          { codi: 'programa_sense_canvis', missatge: 'No ha canviat res des de la revisió 2.' },
        ],
        faltes: [{ treball_partida_fk: 100, nom: 'Maons', missatges: ['Els usos no van bé junts.'] }],
      })),
      answers(programaRoutes.emet, () => {
        if (good) return revisio;
        throw refused({
          codi: 'programa_amb_faltes',
          detail: 'El programa no es pot emetre.',
          faltes: [{ treball_partida_fk: 100, nom: 'Maons', errors: [{ missatge: 'Trieu un ús com a mínim.' }] }],
        });
      }),
    ]);
    expect(await screen.findByText('Modificat després de la rev. 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Emetre la revisió 3…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Emetre la revisió 3 del programa' });
    expect(await within(dialog).findByText('Amidament: 100,00 → 312,00')).toBeDefined();
    expect(within(dialog).getByText('Hi ha 4 canvis des de la revisió 2:')).toBeDefined();
    expect(within(dialog).getByText('Data del projecte: 15/03/2026 → 11/11/2025')).toBeDefined();
    expect(within(dialog).getByText('Base legal: LOE art. 13 → Decret 375/1988, LOE art. 13')).toBeDefined();
    expect(within(dialog).getByText('Director de l’execució: — → Marta Puigdevall')).toBeDefined();
    expect(within(dialog).getByText('Comprovacions noves: Resistència')).toBeDefined();
    expect(within(dialog).getByText('Cost dels assaigs: de 0,00 € a 120,00 €.')).toBeDefined();
    // What issuing would warn of stands here, and is accepted with the button.
    expect(within(dialog).getByText('1 partida no té amidament: Blocs.')).toBeDefined();
    // So does what keeps it from being issued, before it is asked.
    expect(within(within(dialog).getByRole('alert')).getByText('Els usos no van bé junts.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Emetre la revisió 3' }));
    await within(dialog).findByText('El programa no es pot emetre.');
    const alert = within(dialog).getByRole('alert');
    expect(within(alert).getByText('Trieu un ús com a mínim.')).toBeDefined();
    expect(within(alert).getByRole('link', { name: 'Maons' }).getAttribute('href')).toBe(`#${path}?partida=100`);
    good = true;
    await user.type(within(dialog).getByLabelText(/^Data de la revisió/), '{Enter}');
    expect(await screen.findByText('Programa emès: revisió 3')).toBeDefined();
    expect(callsOf('programa.emet')).toHaveLength(2);
    // That it repeats the one before is not accepted by the button: it is asked.
    expect(callsOf('programa.emet').map(({ body }) => body)).toMatchObject([
      { avisos_acceptats: ['partides_sense_amidament'] },
      { avisos_acceptats: ['partides_sense_amidament'] },
    ]);
    // One goes on in the plan.
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-plan-row')).toBe(true));
  });

  it('is only read by whoever only reads', async () => {
    const { user } = open([reads(() => programa([BLOCS]))], { rol: 'lector' });
    await screen.findByText('Blocs');
    expect(screen.getByText('No conforme')).toBeDefined();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Emetre|Afegir/ })).toBeNull();
    rowOf(/Blocs/).focus();
    await user.keyboard('5{Delete}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
