import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { type Informes, informeRoutes, type Mancanca } from '../contract/routes.ts';
import { DOCUMENTS_TREBALL, SIGNANTS } from '../domain/documents.ts';
import { type Asked, queryOf } from './asked.ts';
import { informeWeb } from './index.tsx';

const INFORMES: Informes = {
  documents: DOCUMENTS_TREBALL.map((codi) => ({
    codi,
    darrera: codi === 'programa' ? { quan: '2026-11-02T09:00:00Z', qui: 'Marta Exemple' } : null,
    mancances: codi === 'certificat' ? 2 : 0,
  })),
  processos: Array.from({ length: 12 }, (_, place) => ({
    proces_fk: place + 1,
    nom: `Procés ${place + 1}`,
    n_comprovacions: 5,
  })),
  revisions: [{ numero: 1, data: '2026-11-02', amb_base: true }],
  base_legal: { normes: 'Decret 375/1988 i LOE art. 13', per: 'projecte', data: '2025-06-10' },
  noconformitats: [],
};
const lack = (codi: Mancanca['codi'], clau: string, impedeix = false): Mancanca => ({
  clau,
  codi,
  nom: '',
  impedeix,
  propi: codi === 'nc_obertes',
  motiu: '',
  missatge: `Falta ${clau}.`,
});

const opened = async (mancances: readonly Mancanca[] = [], sent: unknown[] = []) => {
  const api = fakeApi([
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.zonesTotes, () => [{ id: 1, nom: 'Pilars PB', designacio: 'HA-25', lots: [] }] as never),
    answers(empresaRoutes.get, () => ({ idioma_fk: 'es' }) as never),
    answers(informeRoutes.informes, () => INFORMES),
    answers(informeRoutes.mancances, () => [...mancances]),
    answers(
      referenciaRoutes.documents,
      () =>
        DOCUMENTS_TREBALL.filter((one) => one !== 'tancament').map((codi, id) => ({
          id,
          codi,
          nom: `Document ${codi}`,
          fase: 'obra',
          signants: SIGNANTS[codi],
        })) as never,
    ),
  ]);
  const spied = {
    ...api,
    putOff: async (_route: unknown, given: unknown) => {
      sent.push(given);
      return {} as never;
    },
  };
  openScreen({ room: informeWeb, path: `/empresa/${EMPRESA}/treball/5/informes`, api: spied, language: 'ca' });
  const user = userEvent.setup();
  const open = async (codi: string) => {
    await user.click(await screen.findByRole('button', { name: `Document ${codi}` }));
    return screen.findByRole('dialog', { name: `Document ${codi}` });
  };
  return { user, open };
};

it('lists the documents of the work with who took each away last and what is missing', async () => {
  await opened();
  const row = (codi: string) => screen.getByRole('row', { name: new RegExp(`Document ${codi}`) });
  await screen.findByRole('button', { name: 'Document programa' });
  expect(within(row('programa')).getByText(/Marta Exemple/)).toBeTruthy();
  expect(within(row('certificat')).getByText('2 mancances')).toBeTruthy();
  expect(within(row('seguiment')).getByText('Encara no')).toBeTruthy();
  expect(within(row('visita')).getByText('Director/a d’execució, Constructor')).toBeTruthy();
});

it('starts in the language of the company’s documents, whatever that of the screen', async () => {
  const { open } = await opened();
  const drawer = await open('formigo');
  const chosen = within(drawer).getByRole('combobox', { name: 'Llengua del document' });
  expect((chosen as HTMLSelectElement).value).toBe('es');
});

it('puts a follow-up of more than ten processes off, with its own flags and no other', async () => {
  const sent: { query: Record<string, unknown> }[] = [];
  const { user, open } = await opened([], sent);
  const drawer = await open('seguiment');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Només el que té resultat' }));
  await user.click(within(drawer).getByRole('button', { name: 'Fer-lo en segon pla' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.query).toMatchObject({ nomes_amb_resultats: true, idioma: 'es' });
  expect(Object.keys(sent[0]?.query ?? {})).not.toContain('passos');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for the reason of each thing missing, and makes no certificate that nobody would sign', async () => {
  const { open } = await opened([lack('programa_no_emes', 'programa_no_emes'), lack('partida_pendent', 'partida-3')]);
  const drawer = await open('certificat');
  expect(await within(drawer).findAllByRole('textbox', { name: /Motiu de l’excepció/ })).toHaveLength(2);
  const button = within(drawer).getByRole('button', { name: 'Generar el PDF' });
  expect((button as HTMLButtonElement).disabled).toBe(false);
  expect(within(drawer).queryByRole('textbox', { name: /tot el que no en tingui/ })).toBeNull();
});
it('tells the gaps of the closing set before it is made, each with the way to its place', async () => {
  const { user } = await opened([
    lack('programa_modificat', 'programa_modificat'),
    lack('partida_pendent', 'partida-3'),
    lack('lot_pendent', 'lot-9'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Conjunt de tancament' }));
  const drawer = await screen.findByRole('dialog', { name: 'Conjunt de tancament' });
  const links = await within(drawer).findAllByRole('link', { name: 'Anar-hi' });
  const work = `#/empresa/${EMPRESA}/treball/5`;
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    `${work}/programa`,
    `${work}/seguiment?partida=3`,
    `${work}/formigo`,
  ]);
  await user.click(within(drawer).getByRole('button', { name: 'Fer el ZIP' }));
  expect(await within(drawer).findByRole('alert')).toBeTruthy();
});

it('offers no other legal basis of an issue than its own', async () => {
  const { user, open } = await opened();
  const drawer = await open('programa');
  expect(within(drawer).queryByRole('combobox', { name: 'Base legal' })).toBeNull();
  expect(within(drawer).getByText(/surt amb la base legal amb què es va emetre/)).toBeTruthy();
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Revisió' }), '');
  expect(within(drawer).getByRole('combobox', { name: 'Base legal' })).toBeTruthy();
});

it('offers one reason for all where much is missing', async () => {
  const { open } = await opened(['1', '2', '3', '4'].map((id) => lack('partida_pendent', `partida-${id}`)));
  expect(
    await within(await open('certificat')).findByRole('textbox', { name: /tot el que no en tingui/ }),
  ).toBeTruthy();
});
it('says that one reason for all does not cover an open non-conformity', async () => {
  const { open } = await opened([
    lack('nc_obertes', 'nc-9'),
    ...['1', '2', '3', '4'].map((id) => lack('partida_pendent', `partida-${id}`)),
  ]);
  const drawer = await open('certificat');
  expect(await within(drawer).findByRole('textbox', { name: /tot el que no en tingui/ })).toBeTruthy();
  expect(within(drawer).getAllByText(/El motiu comú no val aquí/)).toHaveLength(1);
});
it('explains what hinders a certificate', async () => {
  const { open } = await opened([lack('sense_director_execucio', 'sense_director_execucio', true)]);
  const drawer = await open('certificat');
  expect(await within(drawer).findByText(/cap motiu no ho salva/)).toBeTruthy();
  const button = within(drawer).getByRole('button', { name: 'Generar el PDF' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  // Why is said where it is pressed, too.
  expect(button.parentElement?.textContent).toContain('Una cosa impedeix el certificat');
});
it('puts no closing set off while something hinders it', async () => {
  const { user } = await opened([lack('sense_director_execucio', 'sense_director_execucio', true)]);
  await user.click(await screen.findByRole('button', { name: 'Conjunt de tancament' }));
  const drawer = await screen.findByRole('dialog', { name: 'Conjunt de tancament' });
  expect(await within(drawer).findByText(/cap motiu no ho salva/)).toBeTruthy();
  for (const name of ['Fer el ZIP', 'Fer-lo en segon pla'])
    expect((within(drawer).getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
});

it('sends of each document what it takes, reasons as JSON, and nothing that was left blank', () => {
  const asked = {
    idioma: 'ca',
    disseny: 'sobri',
    data: '2026-11-02',
    proces: null,
    zones: [1],
    estats: ['ask'],
    observacions: ' ',
    excepcions: { 'partida-3': 'Es va suprimir.', 'lot-1': ' ' },
  } as unknown as Asked;
  expect(queryOf('certificat', asked, 1)).toMatchObject({ excepcions: '{"partida-3":"Es va suprimir."}' });
  expect(queryOf('visita', asked, 1)['observacions']).toBeUndefined();
  expect(queryOf('formigo', asked, 2)).toMatchObject({ zones: '1', estats: 'ask' });
  expect(queryOf('formigo', asked, 1)['zones']).toBeUndefined();
});

it('says at the button which reasons are missing, marks them and leads to the first', async () => {
  const { user, open } = await opened([
    lack('programa_no_emes', 'programa_no_emes'),
    lack('partida_pendent', 'partida-3'),
  ]);
  const drawer = await open('certificat');
  const [first, second] = await within(drawer).findAllByRole('textbox', { name: /Motiu de l’excepció/ });
  if (!first || !second) throw new Error('no reasons');
  await user.click(within(drawer).getByRole('button', { name: 'Generar el PDF' }));
  const alert = await within(drawer).findByRole('alert');
  expect(alert.textContent).toContain('Falten 2 motius');
  expect(alert.parentElement?.contains(within(drawer).getByRole('button', { name: 'Generar el PDF' }))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect([first, second].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  await user.type(first, 'Es va suprimir.');
  expect(first.getAttribute('aria-invalid')).not.toBe('true');
  expect(within(drawer).getByRole('alert').textContent).toContain('Falta un motiu');
});

it('says on which rules a programme is founded, and by which date, where nobody chooses them', async () => {
  const { user, open } = await opened();
  const drawer = await open('programa');
  // An issue has its own: it is of the plan of today.
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Revisió' }), '');
  const said = 'Per la data del projecte, 10/06/2025: Decret 375/1988 i LOE art. 13.';
  expect(await within(drawer).findByText(said)).toBeTruthy();
});
