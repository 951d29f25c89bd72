import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import type { Rol } from '#contract/roles.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import type { AnyLlibres, Casella, Resum } from '../contract/schemas.ts';
import { llibresWeb } from './index.tsx';
import { hrefOf, movedBy, readPeriode } from './periode.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const quarter = (trimestre: number, more: Partial<AnyLlibres['trimestres'][number]>) => ({
  trimestre,
  tancat: false,
  quan: null,
  usuari: '',
  motiu: '',
  acabat: true,
  expedides: { base: 100_000, quota: 21_000, documents: 3 },
  rebudes: { base: 50_000, quota: 10_500, documents: 4 },
  models: [{ model: '303' as const, resultat: 10_500, termini: '2026-04-20' }],
  avisos: 0,
  ...more,
});
const year: AnyLlibres = {
  exercici: 2026,
  trimestres: [
    quarter(1, { tancat: true, quan: '2026-04-18T09:00:00.000Z', usuari: 'Administració' }),
    quarter(2, { avisos: 2 }),
    quarter(3, { models: [{ model: '303', resultat: -4_200, termini: '2026-10-20' }] }),
    quarter(4, { acabat: false, models: [] }),
  ],
  totals: [{ model: '303', resultat: 12_345 }],
  anuals: [{ model: '347', resultat: 900_000, termini: '2027-02-28' }],
  bens: { bens: 2, quota: 104_000 },
  abans_amb_papers: [2025],
};
const box = (casella: string, valor: number, more: Partial<Casella> = {}): Casella => ({
  casella,
  nom: `Concepte ${casella}`,
  valor,
  unitat: 'euros',
  documents: null,
  formula: '',
  editable: false,
  manual: false,
  origen: null,
  ...more,
});
const form = (more: Partial<Resum> = {}): Resum => ({
  model: '303',
  exercici: 2026,
  trimestre: 2,
  termini: '2026-07-20',
  tancat: false,
  grups: [
    {
      nom: 'IVA meritat',
      caselles: [
        box('07', 100_000, { documents: 3 }),
        box('08', 2100, { unitat: 'percent' }),
        box('10', 0, { documents: 0 }),
        box('27', 21_000, { formula: '09 + 11' }),
      ],
    },
    { nom: 'Resultat', caselles: [box('110', 0, { editable: true })] },
  ],
  declarats: [],
  avisos: [{ codi: 'esborranys', missatge: 'Una factura encara és un esborrany.' }],
  ...more,
});
const ticket = {
  tipus: 'despesa' as const,
  id: 12,
  numero: 'T-55',
  data: '2026-05-02',
  nom: 'Ferreteria Exemple, SL',
  nif: 'B85626240',
  base: 10_000,
  quota: 2_100,
  aporta: -2_100,
};
const yearly = (quarterly: number): Resum =>
  form({
    model: '390',
    trimestre: null,
    avisos: [],
    grups: [{ nom: 'Totals', caselles: [box('47', 84_000), box('64', 4 * 10_500), box('65', quarterly)] }],
  });
const four = form({ grups: [{ nom: 'x', caselles: [box('27', 21_000), box('45', 10_500), box('46', 10_500)] }] });
const open = (
  path: string,
  { rol = 'titular', language = 'ca', resum = form() }: { rol?: Rol; language?: Language; resum?: Resum } = {},
) => {
  let kept = resum;
  const api = fakeApi([
    answers(vistaRoutes.list, () => []),
    answers(usuariRoutes.exercicis, () => [{ empresaId: EMPRESA, exercici: 2026 }] as never),
    answers(llibresRoutes.any, ({ query }) => ({
      ...year,
      exercici: Number((query as { exercici?: number }).exercici),
    })),
    answers(llibresRoutes.resum, ({ params }) => (params?.model === kept.model ? kept : four)),
    answers(llibresRoutes.setCaselles, () => {
      kept = form({
        grups: [{ nom: 'Resultat', caselles: [box('110', 12_345, { editable: true, manual: true })] }],
      });
      return kept;
    }),
    answers(llibresRoutes.casella, () => ({ total: 1, offset: 0, limit: 50, items: [ticket], suma: -2_100 })),
    answers(llibresRoutes.comprova, () => ({
      total: 1,
      offset: 0,
      limit: 50,
      items: [
        {
          llibre: 'rebudes' as const,
          document: { tipus: 'despesa' as const, id: 12, text: 'T-55' },
          codi: 'nif',
          missatge: 'Falta el NIF del proveïdor.',
        },
      ],
    })),
    answers(llibresRoutes.perfil, () => ({
      versio: 0,
      irpf: [],
      activitat_codi: 'A' as const,
      activitat_tipus: '05' as const,
      epigraf: '421',
      cnae: '',
      prorrates: [],
      exonerat_390: false,
      caixa_des_de: null,
      caixa_fins: null,
      iban: '',
    })),
    answers(trimestreRoutes.tanca, () => ({ exercici: 2026, trimestres: [], oberts_abans: [], tancats_despres: [] })),
    answers(trimestreRoutes.list, () => ({
      exercici: 2026,
      trimestres: [],
      oberts_abans: [2024, 2025].flatMap((any) => [1, 2, 3, 4].map((trimestre) => ({ exercici: any, trimestre }))),
      tancats_despres: [{ exercici: 2027, trimestre: 1 }],
    })),
    answers(trimestreRoutes.reobre, () => ({ exercici: 2026, trimestres: [], oberts_abans: [], tancats_despres: [] })),
    answers(llibresRoutes.rendiment, () => ({
      total: 2,
      offset: 0,
      limit: 50,
      items: [
        {
          treball: { id: 1, codi: '2026/001', nom: 'Edifici A', obert: true },
          pressupostat: 500_000,
          facturat: 100_000,
          cobrat: 121_000,
          gastat: 150_000,
          marge: -50_000,
          percentatge: -5000,
        },
        {
          treball: { id: 2, codi: '2026/002', nom: 'Edifici B', obert: true },
          pressupostat: 0,
          facturat: 0,
          cobrat: 0,
          gastat: 0,
          marge: 0,
          percentatge: null,
        },
      ],
      sumes: {
        treballs: 2,
        pressupostat: 500_000,
        facturat: 100_000,
        cobrat: 121_000,
        gastat: 150_000,
        marge: -50_000,
      },
    })),
  ]);
  const files: { name: string; query: unknown }[] = [];
  const download: typeof api.download = async (route, options) => {
    files.push({ name: route.name, query: options?.query });
    throw new Error('no file in a test');
  };
  const { router } = openScreen({ room: llibresWeb, path, api: { ...api, download }, rol, language });
  return { api, files, router };
};
const YEAR = `/empresa/${EMPRESA}/llibres?exercici=2026`;
const FORM = `/empresa/${EMPRESA}/llibres/303/2026-2T`;

it('shows a year by quarters: figures, forms, warnings, what is closed and by whom, and the sums of the year', async () => {
  open(YEAR);
  const table = await screen.findByRole('table', { name: 'Trimestres de 2026 (€)' });
  const rows = within(table).getAllByRole('row').slice(2);
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['1T', '2T', '3T', '4T', 'Any']);
  expect(rows[0]?.textContent).toContain('Tancat18/04/2026 · Administració');
  expect(within(rows[2] as HTMLElement).getByRole('link').textContent).toBe('−42,00');
  expect(rows[4]?.textContent).toContain('4.000,00840,002.000,00420,00123,45');
  // The first quarter that is over and open is the next to be closed.
  expect(screen.getAllByRole('button', { name: 'Tancar el 2T' })).toHaveLength(2);
});

it('closes a quarter after telling what it means, and opens one again with a reason', async () => {
  const { api } = open(YEAR);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Tancar el 2T' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Tancar el 2T de 2026' });
  expect(dialog.textContent).toContain('Hi ha 2 avisos sense resoldre.');
  // Years before that have papers are named; of the others, since when they are closed too.
  expect(dialog.textContent).toContain('d’abans: 2025');
  expect(dialog.textContent).toContain('Es tanquen també tots els d’abans, des del 1T de 2024');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tancar el 2T' }));
  await screen.findByText('2T de 2026 tancat');
  expect(api.calls.find(({ name }) => name === 'empresa.tanca_trimestre')?.options.params).toEqual({
    id: EMPRESA,
    exercici: 2026,
    trimestre: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reobrir el 1T' }));
  const asking = await screen.findByRole('dialog', { name: 'Reobrir el 1T de 2026' });
  expect(asking.textContent).toContain('1T 2027');
  await userEvent.type(within(asking).getByRole('textbox', { name: /Motiu/ }), 'Falta una factura');
  await userEvent.click(within(asking).getByRole('button', { name: 'Reobrir el 1T' }));
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === 'empresa.reobre_trimestre')?.options.body).toEqual({
      motiu: 'Falta una factura',
    }),
  );
});

it('leads from a warning to its document', async () => {
  open(YEAR);
  await userEvent.click(await screen.findByRole('button', { name: '2 avisos' }));
  const drawer = await screen.findByRole('dialog', { name: 'Què diria l’Agència: 2T 2026' });
  expect(await within(drawer).findByText('Falta el NIF del proveïdor.')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'T-55' }).getAttribute('href')).toBe(
    `#/empresa/${EMPRESA}/despesa/12`,
  );
});

it('does not ask for a CSV of the three books at once, and asks for the chosen one', async () => {
  const { files } = open(`${YEAR}&capa=descarregar`);
  const dialog = await screen.findByRole('dialog', { name: 'Descarregar els llibres de 2026' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /CSV/ }));
  expect(within(dialog).getByText('Un CSV porta un sol llibre: trieu quin.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descarregar' }));
  expect(files).toEqual([]);
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Llibre' }), 'rebudes');
  await userEvent.click(within(dialog).getByRole('radio', { name: /Només IVA/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descarregar' }));
  expect(files).toEqual([
    { name: 'llibres.descarrega', query: { exercici: 2026, llibre: 'rebudes', tipus: 'C', format: 'csv' } },
  ]);
});

it('stays on its screen where a dialog over it is closed twice before the browser goes back', async () => {
  open(FORM);
  await screen.findByRole('button', { name: /Casella 07/ });
  window.location.hash = YEAR;
  await userEvent.click(await screen.findByRole('button', { name: 'Descarregar els llibres' }));
  const dialog = await screen.findByRole('dialog', { name: 'Descarregar els llibres de 2026' });
  const back = vi.spyOn(window.history, 'back');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(window.location.hash).toBe(`#${YEAR}`));
  expect(back).toHaveBeenCalledTimes(1);
  // What is opened afterwards closes as well.
  await userEvent.click(await screen.findByRole('button', { name: 'Descarregar els llibres' }));
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Descarregar els llibres de 2026' }), { key: 'Escape' });
  await waitFor(() => expect(window.location.hash).toBe(`#${YEAR}`));
  expect(back).toHaveBeenCalledTimes(2);
});

it('opens the documents behind a box, each one click away; Esc goes back to the box', async () => {
  open(FORM);
  const opener = await screen.findByRole('button', { name: /Casella 07/ });
  // What is at nought and has nothing behind is not shown until asked.
  expect(screen.queryByText('Concepte 10')).toBeNull();
  expect(screen.getByText('09 + 11')).toBeTruthy();
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Casella 07: Concepte 07' });
  expect((await within(drawer).findByRole('link', { name: 'T-55' })).getAttribute('href')).toBe(
    `#/empresa/${EMPRESA}/despesa/12`,
  );
  expect(within(drawer).getAllByText('−21,00')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('casella-07'));
  await userEvent.click(screen.getByRole('checkbox', { name: /caselles a zero/ }));
  expect(screen.getByText('Concepte 10')).toBeTruthy();
});

it('writes a box by hand in its own row, with the reason; without one it is not sent', async () => {
  const { api } = open(FORM);
  await userEvent.click(await screen.findByRole('button', { name: 'Escriure la casella 110' }));
  const amount = screen.getByRole('textbox', { name: 'Import (€)' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '123,45{Enter}');
  expect(api.calls.some(({ name }) => name === 'llibres.canvia_caselles')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Motiu/ }), 'Del 1T presentat{Enter}');
  await screen.findByText('A mà');
  expect(api.calls.find(({ name }) => name === 'llibres.canvia_caselles')?.options.body).toEqual({
    exercici: 2026,
    trimestre: 2,
    caselles: { 110: 12_345 },
    motiu: 'Del 1T presentat',
  });
});

it('lets nobody write in a closed quarter, nor who only reads', async () => {
  open(FORM, { resum: form({ tancat: true }) });
  await screen.findByText(/Aquest trimestre és tancat/);
  expect(screen.queryByRole('button', { name: /Escriure la casella/ })).toBeNull();
  cleanup();
  open(FORM, { rol: 'lector' });
  await screen.findByText('Concepte 110');
  expect(screen.queryByRole('button', { name: /Escriure la casella/ })).toBeNull();
});

it('asks what is done with the result before the file of the 303 is made', async () => {
  const { files } = open(FORM);
  await userEvent.click(await screen.findByRole('button', { name: 'Descarregar el fitxer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fitxer del 303, 2T 2026' });
  expect(within(dialog).queryByRole('radio', { name: /devolució/ })).toBeNull();
  // No account is written: nothing can be charged to one.
  await within(dialog).findByText(/Per domiciliar-ho, escriviu el compte/);
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Domiciliar-ho al compte' }).disabled).toBe(true);
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Pagar-ho a mà' }).checked).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Descarregar' }));
  expect(files).toEqual([
    { name: 'llibres.fitxer303', query: { exercici: 2026, trimestre: 2, resultat: 'compensar', pagament: 'ingres' } },
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Descarregar el fitxer'));
});

it('shows the people of a 347 with the documents of each', async () => {
  const person = {
    clau: 'B',
    nif: 'B85626240',
    nom: 'Promocions Exemple, SL',
    marques: [],
    trimestres: [100_000, 0, 250_000, -5_000],
    total: 345_000,
    documents: 4,
  };
  const { api } = open(`/empresa/${EMPRESA}/llibres/347/2026`, {
    resum: form({
      model: '347',
      trimestre: null,
      grups: [],
      declarats: [person, { ...person, documents: 2, marques: ['isp'] }],
    }),
  });
  expect(await screen.findByText('IVA que deu qui compra')).toBeDefined();
  expect(screen.getAllByText(/B · vendes/)).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Promocions Exemple, SL. 4 documents' }));
  await screen.findByRole('dialog', { name: 'Promocions Exemple, SL' });
  await screen.findByRole('link', { name: 'T-55' });
  expect(api.calls.find(({ name }) => name === 'llibres.casella')?.options.query).toMatchObject({
    nif: 'B85626240',
    clau: 'B',
    marques: '',
  });
});

it('shows of a 349 the amounts of its quarter alone', async () => {
  const trader = {
    clau: 'I',
    nif: 'IE1234567X',
    nom: 'Software Exemple Ltd',
    marques: [],
    trimestres: [0, 0, 24_900, 0],
    total: 24_900,
    documents: 1,
  };
  open(`/empresa/${EMPRESA}/llibres/349/2026-3T`, {
    resum: form({ model: '349', trimestre: 3, grups: [], declarats: [trader] }),
  });
  const table = await screen.findByRole('table', { name: 'Persones declarades (€)' });
  expect(within(table).queryByText('1T')).toBeNull();
  expect(within(table).getByText('249,00')).toBeDefined();
  expect(within(table).getByText('I · serveis rebuts de la Unió')).toBeDefined();
});

it('says of a 349 without operations that there are none', async () => {
  open(`/empresa/${EMPRESA}/llibres/349/2026-2T`, { resum: form({ model: '349', trimestre: 2, grups: [] }) });
  expect(await screen.findByText('Cap operació amb la resta de la Unió en aquest trimestre.')).toBeDefined();
});

it('holds the 390 against the four 303s', async () => {
  open(`/empresa/${EMPRESA}/llibres/390/2026`, { resum: yearly(41_000) });
  const table = await screen.findByRole('table', { name: 'El 390 i els quatre 303 (€)' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['0,00Quadra', '0,00Quadra', '−10,00No quadra']);
});

it('knows which periods there are, and which come before and after', () => {
  expect(readPeriode('303', '2026-2T')).toEqual({ model: '303', exercici: 2026, trimestre: 2 });
  expect(readPeriode('390', '2026')).toEqual({ model: '390', exercici: 2026, trimestre: null });
  for (const [model, text] of [
    ['303', '2026'],
    ['390', '2026-1T'],
    ['303', '2026-5T'],
    ['303', '1890-1T'],
    ['999', '2026'],
  ])
    expect(readPeriode(model, text)).toBeNull();
  const last = { model: '303' as const, exercici: 2026, trimestre: 4 };
  expect(hrefOf(3, movedBy(last, 1))).toBe('/empresa/3/llibres/303/2027-1T');
  expect(hrefOf(3, movedBy(movedBy(last, 1), -1))).toBe('/empresa/3/llibres/303/2026-4T');
  expect(movedBy({ ...last, model: '390', trimestre: null }, -1).exercici).toBe(2025);
});

it('tells a loss by sign and word, and explains each amount with the way to its parts', async () => {
  open(`/empresa/${EMPRESA}/rendiment`);
  expect(await screen.findByText('2026/001 Edifici A')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Pèrdua' })).toHaveLength(1);
  expect(screen.getByText(/2 treballs · pressupostat 5.000,00 € .* marge −500,00 €/)).toBeTruthy();
  await userEvent.click(screen.getByText('2026/001 Edifici A'));
  const drawer = await screen.findByRole('dialog', { name: '2026/001 Edifici A' });
  expect(await within(drawer).findByText('Facturat menys gastat: 1.000,00 − 1.500,00.')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'Gastat €' }).getAttribute('href')).toBe(
    `#/empresa/${EMPRESA}/treball/1/despeses`,
  );
});

it.each([
  ['es', 'Libros y resúmenes', 'Cerrar el 2T'],
  ['en', 'Books and summaries', 'Close Q2'],
] as const)('speaks %s', async (language, title, action) => {
  open(YEAR, { language });
  await screen.findByRole('heading', { level: 1, name: title });
  expect((await screen.findAllByRole('button', { name: action })).length).toBe(2);
});
