import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildCheck, buildPartida, PLA_LISTS, RECOMPTE } from '#tests/support/pla-record.ts';
import { zonaWith } from '#tests/support/zona-record.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { Lot, TreballPartida } from '../contract/schemas.ts';
import { procesWeb } from './index.tsx';

const MAONS = buildPartida(100, 'Maons', { usos: [1] });
const lot = (numero: number, more: Partial<Lot> = {}): Lot => ({
  id: 200 + numero,
  treball_fk: 5,
  treball_partida_fk: 100,
  clau_client: `00000000-0000-4000-8000-00000000000${numero}`,
  versio: 1,
  numero,
  unitat: 'm2',
  estat: 'previst',
  recompte: RECOMPTE,
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-01T08:00:00Z',
  descripcio: '',
  ubicacio: '',
  data_inici: null,
  data_final: null,
  quantitat: null,
  zona: null,
  ...more,
});
const BANC = { usos: [1, 2], nivells: [] } as never;
const path = `/empresa/${EMPRESA}/treball/5/programa/7/partida/100`;
const open = (given: readonly FakeAnswer[], how: { part?: string; rol?: Rol } = {}) => {
  const api = fakeApi([
    ...given,
    answers(partidaRoutes.usos, () => [
      { id: 1, codi: 'EST', nom: 'Estructural' },
      { id: 2, codi: 'VIS', nom: 'Vista' },
    ]),
    answers(partidaRoutes.get, () => BANC),
    answers(programaRoutes.validacio, () => ({ valid: true, errors: [], nivells_curts: [] })),
    answers(partidaRoutes.validacio, () => ({ valid: true, errors: [], nivells_curts: [] })),
    answers(procesRoutes.partida, () => MAONS),
    answers(procesRoutes.lots, () => []),
    ...PLA_LISTS,
  ]);
  openScreen({
    room: procesWeb,
    path: how.part ? `${path}?part=${how.part}` : path,
    api,
    rol: how.rol ?? 'titular',
  });
  const callsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ options }) => options);
  return { callsOf, user: userEvent.setup() };
};
const refused = (problem: object): TransportFailure =>
  new TransportFailure('refused', 409, { type: 'about:blank', status: 409, detail: '', ...problem } as Problem);
const saves = (
  give: (body: object) => TreballPartida = (body) => ({ ...MAONS, versio: 2, ...body }) as TreballPartida,
) => answers(procesRoutes.updatePartida, ({ body }) => give(body ?? {}));

describe('an item of a work', () => {
  it('shows which checks come and go with another use before it is saved', async () => {
    const { callsOf, user } = open([
      answers(programaRoutes.previsioCanvi, () => ({
        venen: [{ comprovacio_fk: 3, nom: 'Succió' }],
        tornen: [],
        surten: [{ comprovacio_fk: 2, nom: 'Resistència' }],
        jaNo: [],
      })),
      saves(({ comprovacions: _c, ...body }: { comprovacions?: unknown }) => ({ ...MAONS, versio: 2, ...body })),
    ]);
    expect(await screen.findByText('Els usos triats van bé junts')).toBeDefined();
    await user.click(await screen.findByRole('checkbox', { name: 'Vista' }));
    expect(await screen.findByText('Entren (1): Succió')).toBeDefined();
    expect(screen.getByText('Surten (1): Resistència')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Resistència/ })).getByText('Sortirà en desar')).toBeDefined();
    expect(callsOf('proces.canviaPartida')).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('proces.canviaPartida').map(({ body }) => body)).toEqual([{ versio: 1, usos: [1, 2] }]),
    );
  });

  it('tells what is wrong with the uses, and how many lots there are, of what is typed and not of what is stored', async () => {
    const missatge = 'Els usos Estructural i Vista exigeixen valors diferents de Succió.';
    const { callsOf, user } = open([
      answers(programaRoutes.previsioCanvi, () => ({
        venen: [{ comprovacio_fk: 3, nom: 'Succió' }],
        tornen: [],
        surten: [{ comprovacio_fk: 2, nom: 'Resistència' }],
        jaNo: [],
      })),
      answers(partidaRoutes.validacio, ({ query }) => {
        const bad = (query as { usos?: string }).usos === '1:2';
        return {
          valid: !bad,
          errors: bad ? [{ codi: 'valors_diferents' as const, us: 2, comprovacio: 3, missatge }] : [],
          nivells_curts: [],
        };
      }),
    ]);
    expect(await screen.findByText('Els usos triats van bé junts')).toBeDefined();
    await user.click(await screen.findByRole('checkbox', { name: 'Vista' }));
    expect(await screen.findByText(missatge)).toBeDefined();
    expect(screen.queryByText('Els usos triats van bé junts')).toBeNull();
    expect(callsOf('partida.validacio').at(-1)?.query).toMatchObject({ usos: '1:2', comprovacions: '1:3' });
    await user.click(screen.getByRole('checkbox', { name: 'Vista' }));
    expect(await screen.findByText('Els usos triats van bé junts')).toBeDefined();
    const amidament = screen.getByRole('textbox', { name: /^Amidament/ });
    await user.clear(amidament);
    await user.type(amidament, '750');
    expect(await screen.findByText('750 m² ÷ 100 m² → 8')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Lots previstos/ }), '3');
    expect(await screen.findByText('3 lots, escrits a mà.')).toBeDefined();
    expect(callsOf('proces.canviaPartida')).toEqual([]);
  });

  it('sends of its checks only what was written: a price, one taken out, one put in', async () => {
    const { callsOf, user } = open([
      saves(() => ({ ...MAONS, versio: 2 })),
      answers(comprovacioRoutes.list, () => ({
        total: 1,
        offset: 0,
        limit: 20,
        items: [{ id: 9, nom: 'Geladicitat', categoria_fk: 1, partida: '', normes: [] } as never],
      })),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Preu d’un assaig, €: Resistència' }), '60,5');
    await user.click(screen.getByRole('button', { name: 'Treure Albarà' }));
    expect(within(screen.getByRole('row', { name: /Albarà/ })).getByText(/^Treta/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Afegir una comprovació' }), 'gela');
    await user.click(await screen.findByRole('option', { name: /Geladicitat/ }));
    expect(await screen.findByRole('row', { name: /Geladicitat/ })).toBeDefined();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('proces.canviaPartida').at(-1)?.body).toEqual({
        versio: 1,
        comprovacions: [
          { comprovacio_fk: 1, present: false },
          { comprovacio_fk: 2, preu: 6050 },
          { comprovacio_fk: 9, categoria_fk: 1, present: true, preu: null, assaigs: null },
        ],
      }),
    );
  });

  it('makes a check of the office with what was looked for and is not there', async () => {
    const { callsOf, user } = open([
      saves(() => ({ ...MAONS, versio: 2 })),
      answers(comprovacioRoutes.list, () => ({ total: 0, offset: 0, limit: 20, items: [] })),
      answers(comprovacioRoutes.create, ({ body }) => ({ id: 100_009, categoria_fk: 1, ...(body as object) }) as never),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Afegir una comprovació' }), 'Color de la junta');
    await user.click(await screen.findByRole('option', { name: /Crear «Color de la junta»/ }));
    // Where it stands is asked, and by which criterion it conforms.
    const ask = await screen.findByRole('dialog', { name: 'Comprovació pròpia' });
    const make = within(ask).getByRole('button', { name: 'Crear la comprovació' });
    await user.click(make);
    expect(callsOf('comprovacio.create')).toHaveLength(0);
    await user.selectOptions(within(ask).getByRole('combobox', { name: /Apartat/ }), 'Identificació');
    await user.type(within(ask).getByRole('textbox', { name: 'Criteri' }), 'Com la mostra');
    await user.click(make);
    expect(await screen.findByRole('row', { name: /Color de la junta/ })).toBeDefined();
    expect(callsOf('comprovacio.create').map(({ body }) => body)).toMatchObject([
      { nom: 'Color de la junta', categoria_fk: 1, criteri: 'Com la mostra' },
    ]);
    expect(screen.getByRole('row', { name: /Color de la junta/ }).textContent).toContain('Com la mostra');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(callsOf('proces.canviaPartida').at(-1)?.body).toMatchObject({
        comprovacions: [{ comprovacio_fk: 100_009, present: true }],
      }),
    );
  });

  it('takes one level of a scale, and says that uses go well together only where no level falls short', async () => {
    const level = (id: number, valor: string, escala = 'PA') => ({
      id,
      codi: `${escala}${id}`,
      escala,
      nom_escala: 'Permeabilitat',
      valor,
      ordre: id,
      norma: '',
    });
    const curt = { nivell: 35, us: 1, missatge: 'AP1 no arriba a la classe 3.' };
    const { user } = open([
      answers(procesRoutes.partida, () => ({ ...MAONS, nivells: [35] })),
      answers(partidaRoutes.get, () => ({ usos: [1], nivells: [35, 37, 40] }) as never),
      answers(programaRoutes.previsioCanvi, () => ({ venen: [], tornen: [], surten: [], jaNo: [] })),
      answers(partidaRoutes.nivells, () => [level(35, 'AP1'), level(37, 'AP3'), level(40, 'B1', 'ALTRA')]),
      answers(programaRoutes.validacio, () => ({ valid: true, errors: [], nivells_curts: [curt] })),
      answers(partidaRoutes.validacio, () => ({ valid: true, errors: [], nivells_curts: [] })),
    ]);
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByText('AP1 no arriba a la classe 3.');
    expect(screen.queryByText('Els usos triats van bé junts')).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: /B1/ }));
    await user.click(box(/AP3/));
    expect([box(/AP1/).checked, box(/AP3/).checked, box(/B1/).checked]).toEqual([false, true, true]);
    expect(await screen.findByText('Els usos triats van bé junts')).toBeDefined();
  });

  it('settles with what somebody else has saved, field by field', async () => {
    let stale = true;
    const { callsOf, user } = open([
      saves((body) => {
        if (!stale) return { ...MAONS, ...body, versio: 4 } as TreballPartida;
        stale = false;
        throw refused({ codi: 'versio_obsoleta', actual: { ...MAONS, versio: 3, marca: 'Una altra' } });
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Marca' }), 'La meva');
    await user.keyboard('{Control>}s{/Control}');
    const ask = await screen.findByRole('dialog', { name: /ha canviat aquest registre/ });
    await user.click(within(ask).getByRole('radio', { name: 'La meva' }));
    await user.click(within(ask).getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(callsOf('proces.canviaPartida').at(-1)?.body).toEqual({ versio: 3, marca: 'La meva' }));
  });

  it('tells that closed lots will be opened again, and saves once that is accepted', async () => {
    const missatge = '1 lot tancat es tornarà a obrir.';
    const { callsOf, user } = open([
      saves((body) => {
        if (!('avisos_acceptats' in body))
          throw refused({ codi: 'avisos', avisos: [{ codi: 'lots_es_reobren', cami: '', missatge }] });
        return { ...MAONS, marca: 'La meva', versio: 2 };
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Marca' }), 'La meva');
    await user.keyboard('{Control>}s{/Control}');
    const ask = await screen.findByRole('dialog');
    expect(within(ask).getByText(missatge)).toBeDefined();
    await user.click(within(ask).getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(callsOf('proces.canviaPartida').at(-1)?.body).toEqual({
        versio: 1,
        marca: 'La meva',
        avisos_acceptats: ['lots_es_reobren'],
      }),
    );
  });

  it('makes the lots that are forecast, and one more with Ctrl+I', async () => {
    let lots: Lot[] = [];
    const { callsOf, user } = open(
      [
        answers(procesRoutes.lots, () => lots),
        answers(procesRoutes.addLots, ({ body }) => {
          const given = body as { previstos?: boolean; lots?: { clau_client?: string }[] };
          lots = given.previstos
            ? [lot(1), lot(2), lot(3), lot(4)]
            : [...lots, lot(5, { clau_client: given.lots?.[0]?.clau_client ?? '' })];
          return lots;
        }),
        answers(procesRoutes.updateLot, ({ body }) => ({ ...(lots[4] as Lot), ...(body as object), versio: 2 })),
      ],
      { part: 'lots' },
    );
    expect(await screen.findByText('Sense lots: n’hi ha 4 de previstos.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Crear els 4 previstos' }));
    expect(await screen.findByText('4 lots creats')).toBeDefined();
    await user.keyboard('{Control>}i{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
    await user.keyboard('Coberta{Enter}');
    await waitFor(() =>
      expect(callsOf('lot.update').map(({ params, body }) => ({ params, body }))).toEqual([
        { params: { id: 205 }, body: { versio: 1, descripcio: 'Coberta' } },
      ]),
    );
  });

  it('says why a lot cannot be closed', async () => {
    const { user } = open(
      [
        answers(procesRoutes.lots, () => [lot(1, { estat: 'obert' })]),
        answers(procesRoutes.updateLot, () => {
          throw refused({
            codi: 'lot_amb_pendents',
            detail: 'El lot no es pot tancar: hi ha 2 comprovacions pendents.',
          });
        }),
      ],
      { part: 'lots' },
    );
    await user.click(await screen.findByRole('button', { name: /fila 1|Fila 1|Accions.*1/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tancar el lot' }));
    expect(await screen.findByText(/hi ha 2 comprovacions pendents/)).toBeDefined();
  });

  it('shows of concrete the lots of its zones, each with the way to it', async () => {
    const zona = (id: number, nom: string, treball_partida_fk: number | null): ZonaItem => ({
      ...zonaWith([]),
      ...{ id, nom, treball_partida_fk, lots: [] },
    });
    open(
      [
        answers(procesRoutes.partida, () => ({ ...MAONS, formigo_flg: true })),
        answers(formigoRoutes.zonesTotes, () => [zona(70, 'Pilars', 100), zona(71, 'Murs', null)]),
      ],
      { part: 'lots' },
    );
    const link = await screen.findByRole('link', { name: 'Pilars' });
    expect(link.getAttribute('href')).toBe(`#/empresa/${EMPRESA}/treball/5/formigo/zona/70`);
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByText('HA-30/F/20/XC1')).toBeDefined();
    expect(row.getByText('90')).toBeDefined();
    // Two lots, by its storeys, of three samples each.
    expect(
      row
        .getAllByRole('cell')
        .slice(3, 6)
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3', '6']);
    expect(screen.queryByText('Murs')).toBeNull();
    expect(screen.queryByRole('button', { name: /Afegir un lot|Crear/ })).toBeNull();
  });

  it('lets who only reads write nothing', async () => {
    open([answers(procesRoutes.partida, () => ({ ...MAONS, comprovacions: [buildCheck(1, 'Albarà')] }))], {
      rol: 'lector',
    });
    const price = await screen.findByRole('textbox', { name: 'Preu d’un assaig, €: Albarà' });
    expect((price as HTMLInputElement).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /Desar|Treure|Validar/ })).toBeNull();
  });
});
