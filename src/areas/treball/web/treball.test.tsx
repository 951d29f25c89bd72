import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BLANK_AGENT } from '#areas/agent/contract/blank.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import type { AgentItem } from '#areas/agent/contract/schemas.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import type { RendimentItem } from '#areas/llibres/contract/schemas.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { TreballProces } from '#areas/proces/contract/schemas.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { calendariRoutes, type VencimentAnswer } from '#areas/resultat/contract/calendari.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballWeb } from './index.tsx';
import { BLANK_VALUES } from './treball-values.ts';

const TREBALL: Treball = {
  ...BLANK_VALUES,
  id: 5,
  empresa_fk: EMPRESA,
  versio: 1,
  codi: '2026/014',
  nom: 'Edifici A',
  obert: true,
  data_tancament: null,
  creat: '2026-11-01T08:00:00Z',
  canviat: '2026-11-02T08:00:00Z',
  agents: [
    {
      agent_fk: 9,
      funcio_fk: 1,
      titulacio_fk: null,
      percentatge: null,
      nom: 'Promocions A, SL',
      nif: '',
      num_collegiat: '',
      titulacio_propia_fk: null,
      poblacio: '',
      desfasat: false,
    },
  ],
  mancances: ['sense_constructor'],
  logo: null,
};
const ITEM = { id: 9, nom_complet: 'Direcció Exemple', nif: '', poblacio: 'Vic' } as AgentItem;
const DIRECTOR = {
  id: 4,
  nom: 'Director/a d’obra',
  codi: 'DO',
  grup: 'tecnic' as const,
  base_legal: 'LOE 12',
  obligatoria_cq: true,
  tecnic_titulat: true,
};
type Lot = ZonaItem['lots'][number];
const lot = (numero: number, more: Partial<Lot>): Lot => ({
  id: numero,
  numero,
  verdict: 'satisfactori',
  insuficients: false,
  perSotaFck: false,
  decisio: null,
  ambDecisio: false,
  mostresTingudes: 3,
  mostresDemanades: 3,
  ...more,
});
const zona = (lots: Lot[]): ZonaItem =>
  ({ id: 70, nom: 'Z2', designacio: 'HA-30/F/20/XC1', lots }) as unknown as ZonaItem;
const lists = [
  answers(referenciaRoutes.titulacions, () => []),
  answers(referenciaRoutes.tipusTreball, () => []),
  answers(referenciaRoutes.funcions, () => [
    {
      id: 1,
      nom: 'Promotor',
      codi: 'PRO',
      grup: 'promotor' as const,
      base_legal: 'LOE 9',
      obligatoria_cq: true,
      tecnic_titulat: false,
    },
  ]),
];
const path = `/empresa/${EMPRESA}/treball`;
const proces = (more: Partial<TreballProces['recompte']> = {}): TreballProces => ({
  proces_fk: 4,
  codi: '',
  nom: 'Estructura de formigó',
  ordre: 10,
  n_partides: 9,
  n_comprovacions: 71,
  cost: 0,
  recompte: {
    estat: 'en_curs',
    percentatge: 73,
    total: 71,
    conformes: 52,
    obertes: 0,
    tancades: 0,
    decidides: 0,
    noAplica: 0,
    pendents: 19,
    lots: 9,
    lotsFets: 9,
    lotsPrevistos: 14,
    lotsPerFer: 0,
    ...more,
  },
});
const openResum = (
  lots: Lot[] | null,
  treball: Treball = TREBALL,
  rol: Rol = 'titular',
  processos: TreballProces[] = [],
  rendiment: readonly RendimentItem[] = [],
  endarrerits: VencimentAnswer[] = [],
) =>
  openScreen({
    rol,
    room: treballWeb,
    path: `${path}/5`,
    api: fakeApi([
      ...lists,
      answers(treballRoutes.get, () => treball),
      answers(formigoRoutes.zonesTotes, () => (lots ? [zona(lots)] : [])),
      answers(procesRoutes.list, () => processos),
      answers(calendariRoutes.mes, () => ({ mes: '2026-11', avui: '2026-11-28', endarrerits, items: [] })),
      answers(llibresRoutes.rendiment, ({ query }) => {
        const items = (query as { treball_fk?: number } | undefined)?.treball_fk === treball.id ? [...rendiment] : [];
        const sumes = { treballs: 0, pressupostat: 0, facturat: 0, cobrat: 0, gastat: 0, marge: 0 };
        return { total: items.length, offset: 0, limit: 50, items, sumes };
      }),
    ]),
  });

const RENDIMENT: RendimentItem = {
  treball: { id: 5, codi: '', nom: '', obert: true },
  pressupostat: 1_800_000,
  facturat: 600_000,
  cobrat: 726_000,
  gastat: 8_300,
  marge: 591_700,
  percentatge: 9862,
};

describe('a work', () => {
  it('says its fees, each amount leading to its papers, to whoever sees the money of the office', async () => {
    openResum([], TREBALL, 'titular', [], [RENDIMENT]);
    const block = await screen.findByRole('region', { name: 'Honoraris (€)' });
    expect((await within(block).findByRole('link', { name: '18.000,00' })).getAttribute('href')).toMatch(
      /treball\/5\/pressupostos$/,
    );
    expect(within(block).getByRole('link', { name: '6.000,00' }).getAttribute('href')).toMatch(/treball\/5\/factures$/);
    expect(within(block).getByRole('link', { name: '83,00' }).getAttribute('href')).toMatch(/treball\/5\/despeses$/);
  });

  it('says how to begin where it has no fees yet, and nothing of them to whoever sees no money', async () => {
    openResum([]);
    expect((await screen.findByRole('link', { name: 'Fer un pressupost' })).getAttribute('href')).toMatch(
      /treball\/5\/pressupostos$/,
    );
    cleanup();
    openResum([], TREBALL, 'obra');
    await screen.findByRole('region', { name: 'Agents' });
    expect(screen.queryByRole('region', { name: 'Honoraris (€)' })).toBeNull();
  });

  it('says what is to be done, failed lots first, and names one next action', async () => {
    openResum([
      lot(1, { verdict: 'ask' }),
      lot(2, { verdict: 'no_satisfactori' }),
      lot(3, { verdict: 'no_satisfactori', decisio: 'acceptat', ambDecisio: true }),
      lot(4, { verdict: 'pendent' }),
    ]);
    const due = await screen.findByRole('region', { name: 'Cal fer' });
    expect(
      within(due)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Lot 2 de Z2 no satisfactori: registreu la decisió',
      'Lot 1 de Z2: cal una resposta',
      'Z2: 1 lot espera resultats',
      'Falta el constructor',
    ]);
    expect(within(due).getAllByRole('link')[0]?.getAttribute('href')).toBe(`#${path}/5/formigo/zona/70?lot=2`);
    expect(screen.getByRole('button', { name: 'Respondre' })).toBeDefined();
  });

  it('tells what is past its day before what only waits, and an overdue non-conformity by its name', async () => {
    const venciment = (
      clau: string,
      tipus: VencimentAnswer['tipus'],
      cami: string,
      treball_fk = 5,
    ): VencimentAnswer => ({
      clau,
      tipus,
      data: '2026-11-17',
      dies: 11,
      treball_fk,
      treball: { codi: '2026/005', nom: 'Escola' },
      que: tipus === 'no_conformitat' ? 'Excavació: Talussos' : 'Sabates, lot 1',
      detall: '',
      cami,
    });
    openResum(
      [lot(4, { verdict: 'pendent' })],
      TREBALL,
      'titular',
      [proces({ obertes: 1 })],
      [],
      [
        venciment('nc-1', 'no_conformitat', '/seguiment/4/partida/8/lot/0?comprovacio=4'),
        venciment('nc-2', 'no_conformitat', '/seguiment/4/partida/8/lot/0?comprovacio=4', 6),
        venciment('assaig_7-1', 'assaig_7', '/formigo/zona/9'),
        venciment('assaig_7-2', 'assaig_7', '/formigo/zona/9'),
      ],
    );
    const due = await screen.findByRole('region', { name: 'Cal fer' });
    await within(due).findByText('No conformitat vençuda el 17/11/2026: Excavació: Talussos');
    expect(
      within(due)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual([
      'No conformitat vençuda el 17/11/2026: Excavació: Talussos',
      'Sabates, lot 1: 2 assaigs a 7 dies van tard, el primer del 17/11/2026',
    ]);
    // It is not told twice.
    expect(within(due).queryByText(/una no conformitat oberta/)).toBeNull();
  });

  it('shows to the site only what it may open', async () => {
    const apart = { ...TREBALL, agents: TREBALL.agents.map((agent) => ({ ...agent, desfasat: true })) };
    openResum([lot(4, { verdict: 'pendent' })], apart, 'obra');
    await screen.findByText('Promocions A, SL');
    expect(screen.queryByText('Falta el constructor')).toBeNull();
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /\/agent|\/dades/.test(href))).toEqual([]);
    expect(hrefs.some((href) => href.endsWith('/formigo/zona/70?lot=4'))).toBe(true);
  });

  it('keeps showing that a lot failed once it is decided', async () => {
    openResum([lot(3, { verdict: 'no_satisfactori', decisio: 'acceptat', ambDecisio: true })]);
    expect(await screen.findByRole('img', { name: '3: No satisfactori, decidit' })).toBeDefined();
    expect(screen.getByText('1 no satisfactori, decidit')).toBeDefined();
    expect(screen.queryByText(/registreu la decisió/)).toBeNull();
  });

  it('asks for the programme where nothing is controlled yet, and for nothing more of whoever controls the concrete', async () => {
    openResum(null, { ...TREBALL, control_qualitat: true });
    const due = await screen.findByRole('region', { name: 'Cal fer' });
    expect(
      within(due)
        .getByRole('link', { name: /Encara no hi ha programa/ })
        .getAttribute('href'),
    ).toBe(`#${path}/5/programa`);
    expect(screen.getByRole('button', { name: 'Fer el programa' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Processos' })).toBeNull();
    cleanup();
    openResum([lot(1, {})], { ...TREBALL, control_qualitat: true });
    await screen.findByRole('region', { name: 'Cal fer' });
    expect(screen.queryByText(/Encara no hi ha programa/)).toBeNull();
  });

  it('shows how far the checks of each process are, and an open non-conformity first of what is to be done', async () => {
    openResum(null, TREBALL, 'titular', [
      proces({ estat: 'no_conforme', obertes: 2 }),
      { ...proces({}), proces_fk: 99, nom: 'Aparells elevadors', n_partides: 0 },
    ]);
    const block = await screen.findByRole('region', { name: 'Processos' });
    // One that has no items left has nothing to tell.
    expect(within(block).queryByText('Aparells elevadors')).toBeNull();
    expect(within(block).getByRole('columnheader', { name: 'Lots contestats' })).toBeDefined();
    const line = within(block).getByRole('row', { name: /Estructura de formigó/ });
    expect(within(line).getByRole('img', { name: '52 de 71 comprovacions respostes, 73\u00a0%' })).toBeDefined();
    expect(within(line).getByText('9/14')).toBeDefined();
    expect(within(line).getByRole('img', { name: 'No conforme: 2' })).toBeDefined();
    expect(screen.getByText('Estructura de formigó: 2 no conformitats obertes')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fer el programa' })).toBeNull();
  });

  it('is read only once closed, and says since when', async () => {
    openResum([], { ...TREBALL, obert: false, data_tancament: '2026-11-12' });
    expect(await screen.findByText(/12\/11\/2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Nova zona|Afegir el promotor|Crear/ })).toBeNull();
  });

  it('tells which works hold a file number while it is typed', async () => {
    const user = userEvent.setup();
    const api = fakeApi([
      ...lists,
      answers(treballRoutes.expedient, ({ query }) => ({
        items:
          query && 'search' in query
            ? [{ expedient: '2026-1', treballs: [{ id: 5, codi: '2026/014', nom: 'Edifici A' }] }]
            : [],
        codi_proposat: '2026/015',
      })),
    ]);
    openScreen({ room: treballWeb, path: `${path}/nou`, api });
    await user.type(await screen.findByLabelText(/^Expedient/), '2026-1');
    expect(await screen.findByText('Ja el té: 2026/014 Edifici A')).toBeDefined();
    expect(screen.getByText(/2026\/015/)).toBeDefined();
  });

  it('brings a refused code to its field and leaves out lines that name nobody', async () => {
    const user = userEvent.setup();
    const api = fakeApi([
      ...lists,
      answers(treballRoutes.expedient, () => ({ items: [], codi_proposat: '2026/015' })),
      answers(treballRoutes.create, () => {
        throw new TransportFailure('refused', 422, {
          type: 'about:blank',
          title: '',
          status: 422,
          detail: '',
          instance: '/api/treball',
          codi: 'dades_incorrectes',
          requestId: 'r1',
          camps: [{ cami: 'codi', codi: 'codi_repetit', missatge: 'Ja hi ha un treball amb aquest codi.' }],
        } satisfies Problem);
      }),
    ]);
    openScreen({ room: treballWeb, path: `${path}/nou`, api });
    await user.type(await screen.findByLabelText(/^Nom/), 'Edifici B');
    await user.type(screen.getByLabelText(/^Codi$/), '2026/014');
    await user.keyboard('{Control>}s{/Control}');
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('button'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Codi$/)));
    expect(api.calls.find((call) => call.name === 'treball.create')?.options.body).toMatchObject({
      nom: 'Edifici B',
      agents: [],
    });
  });

  it('takes the degree of the agent that is chosen, and lets it go with the agent', async () => {
    const user = userEvent.setup();
    const api = fakeApi([
      answers(referenciaRoutes.titulacions, () => [
        { id: 3, nom: 'Arquitecte tècnic', habilita_deo: true, activa: true },
      ]),
      ...lists.slice(1),
      answers(treballRoutes.expedient, () => ({ items: [], codi_proposat: '2026/015' })),
      answers(agentRoutes.list, () => ({ total: 1, offset: 0, limit: 20, items: [ITEM] })),
      answers(agentRoutes.get, () => ({ id: 9, titulacio_fk: 3 }) as never),
    ]);
    openScreen({ room: treballWeb, path: `${path}/nou`, api });
    await user.click(await screen.findByRole('button', { name: 'Afegir un agent' }));
    await user.type(screen.getByRole('textbox', { name: 'Agent' }), 'exem');
    await user.click(await screen.findByRole('option', { name: /Direcció Exemple/ }));
    const degree = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Titulació' });
    await waitFor(() => expect(degree.selectedOptions[0]?.text).toBe('Arquitecte tècnic'));
    await user.clear(screen.getByRole('textbox', { name: /^Agent/ }));
    await waitFor(() => expect(degree.value).toBe(''));
  });

  it('makes a technician of a typed name: a person with name and surnames, that changing the kind does not lose', async () => {
    const user = userEvent.setup();
    const api = fakeApi([
      ...lists.slice(0, 2),
      answers(referenciaRoutes.activitats, () => []),
      answers(referenciaRoutes.funcions, () => [DIRECTOR]),
      answers(treballRoutes.expedient, () => ({ items: [], codi_proposat: '2026/015' })),
      answers(agentRoutes.list, () => ({ total: 0, offset: 0, limit: 20, items: [] })),
      answers(
        agentRoutes.create,
        () =>
          ({
            ...BLANK_AGENT,
            id: 9,
            versio: 1,
            nom_complet: 'Direcció Mas Exemple',
            nif: '',
            titulacio_fk: null,
          }) as never,
      ),
      answers(agentRoutes.get, () => ({ id: 9, titulacio_fk: null }) as never),
    ]);
    openScreen({ room: treballWeb, path: `${path}/nou`, api });
    await user.click(await screen.findByRole('button', { name: 'Afegir un agent' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Funció/ }), 'Director/a d’obra');
    await user.type(screen.getByRole('textbox', { name: /^Agent/ }), 'Direcció Mas Exemple');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Nou agent' }));
    const typedIn = (name: RegExp) => drawer.getByRole<HTMLInputElement>('textbox', { name }).value;
    const kind = drawer.getByRole<HTMLSelectElement>('combobox', { name: /^Persona/ });
    expect([kind.value, typedIn(/^Nom\b(?! com)/), typedIn(/^Cognoms/)]).toEqual(['F', 'Direcció', 'Mas Exemple']);
    await waitFor(() => expect(document.activeElement).toBe(drawer.getByLabelText('NIF')));
    await user.clear(drawer.getByRole('textbox', { name: /^Cognoms/ }));
    await user.type(drawer.getByRole('textbox', { name: /^Nom\b(?! com)/ }), ' Mas Exemple');
    await user.selectOptions(kind, 'Jurídica');
    expect(typedIn(/^Raó social/)).toBe('Direcció Mas Exemple');
    await user.selectOptions(kind, 'Física');
    expect([typedIn(/^Nom\b(?! com)/), typedIn(/^Cognoms/)]).toEqual(['Direcció Mas Exemple', '']);
    await user.click(drawer.getByRole('button', { name: 'Crear l’agent' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Agent/ }).value).toBe('Direcció Mas Exemple'),
    );
    expect(screen.queryByRole('option', { name: /Crear/ })).toBeNull();
    expect(api.calls.find(({ name }) => name === 'agent.create')?.options.body).toMatchObject({
      tipus_persona: 'F',
      tecnic: true,
      nom: 'Direcció Mas Exemple',
      rao_social: '',
    });
  });
});
