import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import type { Rol } from '#contract/roles.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { quadreOf } from '../domain/quadre.ts';
import { baixaPreview } from './baixa-preview.ts';
import { amortitzacioWeb } from './index.tsx';

afterEach(async () => {
  cleanup();
  await dropDrafts(await draftsOf(USER));
  window.localStorage.clear();
});

/** Whose drafts are kept: nobody keeps those of nobody. */
const USER = 7;
const PATH = `/empresa/${EMPRESA}/amortitzacio`;
/** 2.000 € at 26 % from the first of July of 2024. */
const quadre = quadreOf({
  valor: 200_000,
  residual: 0,
  percentatge: '26',
  metode: '01',
  inici: '2024-07-01',
  baixa: null,
}).map(({ acumulada_inici, acumulada_final, ...row }) => ({
  ...row,
  acumulat_inici: acumulada_inici,
  acumulat_final: acumulada_final,
}));
const be: BeInversio = {
  id: 4,
  versio: 3,
  descripcio: 'Ordinador portàtil',
  identificador: 'SN-1',
  tipus_be: '23',
  fila: 'S-g5',
  data_inici: '2024-07-01',
  valor: 200_000,
  valor_residual: 0,
  percentatge: '26',
  metode: '01',
  usat: false,
  amortitzat_abans: 0,
  exercici_inicial: null,
  observacions: '',
  despesa: null,
  treballs: [],
  canvis: [],
  baixa: null,
  any: quadre[2] as BeInversio['any'],
  quadre,
  exercici_obert: 2026,
};
const bought: BeInversio = {
  ...be,
  id: 5,
  descripcio: 'Furgoneta',
  despesa: { id: 9, exercici: 2024, numero: 2, num_factura: 'F-118', proveidor: 'Motor Exemple, SL' },
};
const taules = [
  {
    codi: 'S-g5',
    taula: 'simplificada' as const,
    nom: 'Informàtica',
    maxim: '26',
    anys: 10,
    des_de: '1998-01-01',
    fins_a: null,
    font: 'Orden 27-03-1998, anexo',
    confianca: 'B' as const,
    exercicis: [{ des_de: 0, fins: null }],
  },
  {
    codi: 'L-informatica',
    taula: 'general' as const,
    nom: 'Equips informàtics',
    maxim: '25',
    anys: 8,
    des_de: '2015-01-01',
    fins_a: null,
    font: 'LIS 27/2014, 12.1.a',
    confianca: 'B' as const,
    exercicis: [],
  },
];
const open = (path: string, rol: Rol = 'titular') => {
  const api = fakeApi([
    answers(vistaRoutes.list, () => []),
    answers(usuariRoutes.exercicis, () => [{ empresaId: EMPRESA, exercici: 2026 }] as never),
    answers(amortitzacioRoutes.list, () => ({
      total: 2,
      offset: 0,
      limit: 50,
      items: [be, bought].map(({ quadre: _years, ...item }) => item),
      exercici: 2026,
      sumes: { bens: 2, valor: 400_000, quota: 104_000, acumulat: 260_284, pendent: 139_716 },
    })),
    answers(amortitzacioRoutes.get, ({ params }) => (Number(params?.bid) === 5 ? bought : be)),
    answers(amortitzacioRoutes.taules, () => taules),
    answers(amortitzacioRoutes.baixa, ({ body }) => ({
      ...be,
      versio: 4,
      baixa: body?.baixa ? ({ ...body.baixa, resultat: -24_559 } as never) : null,
    })),
    answers(
      facturaRoutes.list,
      () => ({ items: [{ id: 7, numero: 'A-7', agent: null, total_factura: 61_993 }] }) as never,
    ),
    answers(facturaRoutes.get, () => ({ id: 7, numero: 'A-7' }) as never),
    answers(amortitzacioRoutes.create, () => be),
    answers(amortitzacioRoutes.update, () => ({ ...be, versio: 4 })),
    answers(amortitzacioRoutes.remove, () => ({ desfer: { id: 1, caduca: '2026-11-30T00:00:00Z' } })),
    answers(historialRoutes.list, () => ({
      total: 1,
      offset: 0,
      limit: 50,
      items: [
        {
          id: 1,
          quan: '2026-11-28T09:00:00.000Z',
          usuari: 'Administració',
          accio: 'canvia' as const,
          entitat: 'be_inversio' as const,
          entitat_fk: 4,
          arrels: [],
          canvis: [{ camp: 'percentatge', abans: '20', despres: '26' }],
        },
      ],
    })),
    answers(desferRoutes.undo, () => ({}) as never),
  ]);
  openScreen({ room: amortitzacioWeb, path, api, rol, user: USER });
  return api;
};
const asked = (api: ReturnType<typeof open>, name: string) => api.calls.filter((call) => call.name === name);

it('shows the year’s table with its sums, of another year when it is chosen', async () => {
  const api = open(PATH);
  expect(await screen.findByText('Ordinador portàtil')).toBeTruthy();
  expect(
    screen.getByText('2 béns · valor 4.000,00 € · de l’any 1.040,00 € · acumulat 2.602,84 € · pendent 1.397,16 €'),
  ).toBeTruthy();
  expect(asked(api, 'amortitzacio.list').at(-1)?.options.query).toMatchObject({
    exercici: 2026,
    ordre_camp: 'data_inici',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Exercici' }), '2025');
  await waitFor(() => expect(asked(api, 'amortitzacio.list').at(-1)?.options.query).toMatchObject({ exercici: 2025 }));
});

it('opens a good with every year of it, and its expense one click away', async () => {
  open(`${PATH}?be=5`);
  const drawer = await screen.findByRole('dialog', { name: 'Furgoneta' });
  const years = within(within(drawer).getByRole('table', { name: /Quadre d’amortització/ })).getAllByRole('row');
  expect(years.map((row) => row.querySelector('th[scope=row]')?.textContent ?? '')).toEqual([
    '',
    '2024',
    '2025',
    '2026',
    '2027',
    '2028',
  ]);
  const link = within(drawer).getByRole('link', { name: 'F-118 · Motor Exemple, SL' });
  expect(link.getAttribute('href')).toBe(`#/empresa/${EMPRESA}/despesa/9`);
  // What an expense bought is taken away in its line.
  expect(within(drawer).queryByRole('button', { name: 'Suprimir' })).toBeNull();
});

it('tells what was changed of a good, and by whom, once its history is opened', async () => {
  const api = open(`${PATH}?be=4`);
  const drawer = await screen.findByRole('dialog', { name: 'Ordinador portàtil' });
  expect(asked(api, 'historial.list')).toEqual([]);
  await userEvent.click(await within(drawer).findByText('Historial'));
  expect(await within(drawer).findByText(/Percentatge anual/)).toBeTruthy();
  expect(drawer.textContent).toContain('Administració');
  expect(asked(api, 'historial.list')[0]?.options.params).toEqual({ entitat: 'be_inversio', id: 4 });
});

it('tells gain or loss before a good is disposed of, and what the server made of it', async () => {
  const api = open(`${PATH}?be=4&baixa=1`);
  const drawer = await screen.findByRole('dialog', { name: /Donar de baixa/ });
  const day = await within(drawer).findByRole('textbox', { name: /Primer dia fora d’ús/ });
  await userEvent.clear(day);
  await userEvent.type(day, '29/11/2026');
  // Before a price nothing is told of what would come of it.
  expect(within(drawer).queryByRole('table', { name: /Què en resulta/ })).toBeNull();
  const price = within(drawer).getByRole('textbox', { name: /Preu sense IVA/ });
  await userEvent.type(price, '500');
  const sum = within(drawer).getByRole('table', { name: /Què en resulta/ });
  expect(sum.textContent).toContain('Valor net745,59');
  expect(sum.textContent).toContain('Pèrdua−245,59');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Donar de baixa' }));
  await screen.findByText('Donat de baixa. Pèrdua de 245,59 €');
  expect(asked(api, 'amortitzacio.baixa')[0]?.options.body).toEqual({
    versio: 3,
    baixa: { data: '2026-11-29', causa: '02', import: 50_000, factura_fk: null },
  });
});

it('keeps what was typed of a disposal that is left, and names the invoice that it had', async () => {
  open(`${PATH}?be=4&baixa=1`);
  const drawer = await screen.findByRole('dialog', { name: /Donar de baixa/ });
  await userEvent.type(await within(drawer).findByRole('textbox', { name: /Preu sense IVA/ }), '512,34');
  await userEvent.type(within(drawer).getByRole('textbox', { name: /Factura de venda/ }), 'A-7');
  await userEvent.click(await screen.findByRole('option', { name: /A-7/ }));
  await waitFor(async () =>
    expect(await draftsOf(USER)).toEqual([
      expect.objectContaining({
        name: 'amortitzacio.4.baixa',
        values: { baixa: expect.objectContaining({ import: 51_234, factura_fk: 7 }) },
      }),
    ]),
  );
  cleanup();
  window.localStorage.clear();
  open(`${PATH}?be=4&baixa=1`);
  const again = await screen.findByRole('dialog', { name: /Donar de baixa/ });
  await userEvent.click(await within(again).findByRole('button', { name: /Recupera/ }));
  const price = within(again).getByRole('textbox', { name: /Preu sense IVA/ }) as HTMLInputElement;
  expect(price.value).toBe('512,34');
  const field = within(again).getByRole('textbox', { name: /Factura de venda/ }) as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe('A-7'));
});

it('works out a disposal as the domain does, also once all is written off and before its use', () => {
  expect(baixaPreview(be, '2026-11-29', 50_000)).toEqual({ amortitzat: 125_441, net: 74_559, resultat: -24_559 });
  expect(baixaPreview(be, '2031-01-01', 10_000)).toEqual({ amortitzat: 200_000, net: 0, resultat: 10_000 });
  expect(baixaPreview(be, '2024-06-30', 0)).toBeNull();
});

it('offers the rows of the legal table as choices: their bounds, source and percentage', async () => {
  const api = open(`${PATH}?nou=1`);
  const drawer = await screen.findByRole('dialog', { name: 'Nou bé comprat abans' });
  await userEvent.type(await within(drawer).findByRole('textbox', { name: /Què és/ }), 'Plòter');
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: /Tipus de bé/ }), '23');
  await userEvent.type(within(drawer).getByRole('textbox', { name: /Inici d’ús/ }), '1/3/2026');
  const filas = within(drawer).getByRole('combobox', { name: /Fila de la taula/ });
  // Rows of the table that the company does not go by are not offered.
  expect(within(filas).queryByRole('option', { name: /Equips informàtics/ })).toBeNull();
  await userEvent.selectOptions(filas, 'S-g5');
  expect(within(drawer).getByText(/Entre 10 % i 26 % l’any \(Orden 27-03-1998, anexo\)/)).toBeTruthy();
  const percent = within(drawer).getByRole('textbox', { name: /Percentatge anual/ }) as HTMLInputElement;
  expect(percent.value).toBe('26');
  await userEvent.type(within(drawer).getByRole('textbox', { name: /^Valor/ }), '1.500,50');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Desar' }));
  await screen.findByText('Bé desat');
  expect(asked(api, 'amortitzacio.create')[0]?.options.body).toMatchObject({
    descripcio: 'Plòter',
    tipus_be: '23',
    fila: 'S-g5',
    data_inici: '2026-03-01',
    percentatge: '26',
    valor: 150_050,
    valor_residual: 0,
    amortitzat_abans: 0,
    exercici_inicial: null,
  });
});

it('asks from which exercise another percentage rules: the first that is open, unless the start is chosen', async () => {
  const api = open(`${PATH}?be=4&editar=1`);
  const drawer = await screen.findByRole('dialog', { name: 'Editar el bé' });
  const percent = await within(drawer).findByRole('textbox', { name: /Percentatge anual/ });
  expect(within(drawer).queryByRole('combobox', { name: /Des de l’exercici/ })).toBeNull();
  await userEvent.clear(percent);
  await userEvent.type(percent, '20');
  await userEvent.tab();
  const from = (await within(drawer).findByRole('combobox', { name: /Des de l’exercici/ })) as HTMLSelectElement;
  expect([...from.options].map((one) => one.textContent)).toEqual([
    '2026 endavant',
    '2025 endavant',
    'Des de l’inici d’ús: canvia tots els anys',
  ]);
  expect(from.selectedOptions[0]?.textContent).toBe('2026 endavant');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Desar' }));
  await screen.findByText('Bé desat');
  expect(asked(api, 'amortitzacio.update')[0]?.options.body).toEqual({ versio: 3, percentatge: '20', des_de: 2026 });
});

it('deletes a good written here after asking, and offers it back', async () => {
  const api = open(`${PATH}?be=4`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suprimir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suprimir el bé' }));
  await screen.findByText('S’ha suprimit «Ordinador portàtil».');
  expect(asked(api, 'amortitzacio.remove')).toHaveLength(1);
});

it('lets whoever only reads see the table and its sources, and change nothing', async () => {
  open(`${PATH}?be=4`, 'lector');
  const drawer = await screen.findByRole('dialog', { name: 'Ordinador portàtil' });
  expect(within(drawer).queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(within(drawer).queryByRole('button', { name: 'Donar de baixa' })).toBeNull();
  cleanup();
  open(`${PATH}?taules=1`, 'lector');
  const tables = await screen.findByRole('dialog', { name: 'Taules legals' });
  expect(await within(tables).findByText('Informàtica')).toBeTruthy();
  expect(within(tables).getAllByText('Per verificar')).toHaveLength(2);
});
