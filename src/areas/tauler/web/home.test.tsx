import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import type { AgentItem } from '#areas/agent/contract/schemas.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import { periodicaRoutes } from '#areas/factura/contract/periodiques.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { xifresRoutes } from '#areas/factura/contract/xifres.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { calendariRoutes, type VencimentAnswer } from '#areas/resultat/contract/calendari.ts';
import { type NoConformitat, noConformitatRoutes } from '#areas/resultat/contract/no-conformitats.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { TreballItem } from '#areas/treball/contract/schemas.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { type CorreuItem, correuRoutes } from '#contract/correu.ts';
import type { Rol } from '#contract/roles.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { KEYS, writeStored } from '#web/storage.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { taulerWeb } from './index.tsx';

const page = <Item,>(items: Item[], total = items.length) => ({ total, offset: 0, limit: 50, items });
const WORK = {
  id: 5,
  codi: '2026/005',
  nom: 'Escola',
  poblacio: '',
  promotor: '',
  obert: true,
  mancances: [],
  canviat: '2026-11-01T08:00:00Z',
  formigo: { previstes: [] },
} as unknown as TreballItem;

const open = (
  rol: Rol,
  broken = false,
  works: TreballItem[] = [WORK],
  ncs: NoConformitat[] = [],
  endarrerits: VencimentAnswer[] = [],
) => {
  let fails = broken;
  const api = fakeApi([
    answers(usuariRoutes.exercicis, () => []),
    answers(treballRoutes.list, () => page(works)),
    answers(agentRoutes.list, () =>
      page([{ id: 9, nom_complet: 'Promocions A', poblacio: 'Vic', canviat: '2026-11-02T08:00:00Z' } as AgentItem]),
    ),
    answers(correuRoutes.list, ({ query }) =>
      page<CorreuItem>([], (query as { estat: string }).estat === 'fallat' ? 2 : 1),
    ),
    answers(noConformitatRoutes.list, ({ query }) =>
      page(ncs.slice(0, (query as { limit: number }).limit), ncs.length),
    ),
    answers(calendariRoutes.mes, () => ({ mes: '2026-11', avui: '2026-11-28', endarrerits, items: [] })),
    answers(certificatRoutes.avisos, () => {
      if (fails) {
        fails = false;
        throw new TransportFailure('refused', 403, { codi: 'no_permes', detail: 'No.' } as never);
      }
      return {
        items: [{ tipus: 'certificat' as const, id: 1, titular: 'Firma', valid_fins: '2026-12-05T10:00:00Z', dies: 7 }],
      };
    }),
    answers(periodicaRoutes.list, ({ query }) =>
      page([], (query as { amb_falla?: boolean }).amb_falla === true ? 1 : 4),
    ),
    answers(facturaRoutes.list, ({ query }) => {
      const {
        vencudes: late = false,
        alliberades: released = false,
        per_tornar: back = false,
        fetes_soles: made = false,
      } = query as Record<string, boolean>;
      return {
        ...page([], late ? 3 : released ? 2 : back || made ? 1 : 0),
        sumes: { pendent: back ? -423_500 : 423_500, garantia_pendent: 15_000 },
      } as never;
    }),
    answers(
      pressupostRoutes.list,
      () => ({ ...page([], 2), sumes: { pressupostos: 2, base: 100_000, total: 121_000 } }) as never,
    ),
    answers(xifresRoutes.get, () => ({
      exercici: 2026,
      mesos: Array.from({ length: 12 }, (_none, at) => ({ mes: at + 1, facturat: at === 2 ? 150_000 : 0, cobrat: 0 })),
      facturat: 150_000,
      cobrat: 0,
      pendent: 181_500,
      per_tornar: 4_248,
      garanties: 15_000,
      edats: [
        { edat: 'per_vencer' as const, factures: 0, pendent: 0 },
        { edat: 'fins_30' as const, factures: 1, pendent: 181_500 },
      ],
    })),
    answers(despesaRoutes.xifres, () => ({
      exercici: 2026,
      mesos: Array.from({ length: 12 }, (_none, at) => ({ mes: at + 1, gastat: at === 2 ? 40_000 : 0 })),
      gastat: 40_000,
      pendent: 48_400,
      vencut: 0,
    })),
    answers(agentAccioRoutes.check, () => ({ agents: [{ id: 9 }], treballs: 3 }) as never),
  ]);
  openScreen({ room: taulerWeb, path: `/empresa/${EMPRESA}/home`, api, rol });
  return { api, user: userEvent.setup() };
};
const linesOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('tells of mail, certificates and agents out of date, each leading to where it is mended', async () => {
  const { user } = open('titular');
  expect(await screen.findByText(/2 correus han fallat/)).toBeTruthy();
  await screen.findByText(/Un certificat caduca el 05\/12\/2026/);
  await screen.findByText(/Un agent ha canviat/);
  expect(await screen.findByText(/3 factures vençudes/)).toBeTruthy();
  expect(screen.getByText('Pendent: 4.235,00 €')).toBeTruthy();
  expect(await screen.findByText(/1 factura per tornar o compensar/)).toBeTruthy();
  expect(await screen.findByText(/2 garanties alliberades per cobrar/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Per atendre' })).getByText('150,00 €')).toBeTruthy();
  expect(await screen.findByText(/1 esborrany fet per una periòdica/)).toBeTruthy();
  const links = within(screen.getByRole('region', { name: 'Per atendre' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/vista=.*/, 'vista'))).toEqual([
    `#/empresa/${EMPRESA}/correu?vista`,
    `#/empresa/${EMPRESA}/correu?vista`,
    `#/empresa/${EMPRESA}/factura?vista`,
    `#/empresa/${EMPRESA}/factura?vista`,
    `#/empresa/${EMPRESA}/factura?vista`,
    `#/empresa/${EMPRESA}/periodica?vista`,
    `#/empresa/${EMPRESA}/factura?vista`,
    `#/empresa/${EMPRESA}/pressupost?vista`,
    `#/empresa/${EMPRESA}/dades?part=certificats`,
    `#/empresa/${EMPRESA}/agent/sincronitza`,
  ]);
  links[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  expect((await linesOf('Obert fa poc'))[0]).toContain('Promocions A');
});

it('says of every figure whether it has its VAT', async () => {
  open('titular');
  for (const name of [
    'Facturat, sense IVA',
    'Cobrat, amb IVA',
    'Pendent de cobrar, amb IVA',
    'Gastat, sense IVA',
    'Pendent de pagar, amb IVA',
  ])
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
});

it('lists what this person opened last, of any kind, before what others changed', async () => {
  writeStored(KEYS.recent('paleta', EMPRESA, 7), [
    {
      href: `/empresa/${EMPRESA}/factura/4`,
      text: 'A-2026-00012',
      about: 'Garraf, SL',
      at: Date.parse('2026-11-03T09:42:00Z'),
    },
    { href: `/empresa/${EMPRESA}/treball/5/formigo/zona/2`, text: 'Z2 · Pilars' },
  ]);
  const { api } = open('titular');
  const [invoice, zone, ...rest] = await linesOf('Obert fa poc');
  expect(invoice).toContain('A-2026-00012Factura · Garraf, SL');
  expect(invoice).toContain('10:42');
  expect([zone, rest]).toEqual(['Z2 · PilarsTreball', []]);
  expect(api.calls.map(({ name }) => name)).not.toContain('agent.list');
});

it('without any work yet, what waits is told under the first steps', async () => {
  open('titular', false, []);
  expect(await screen.findByRole('heading', { name: 'Primers passos' })).toBeTruthy();
  expect(await screen.findByText(/3 factures vençudes/)).toBeTruthy();
  const figures = within(await screen.findByRole('region', { name: /Xifres de/ }));
  expect(figures.getByText('1.815,00 €')).toBeTruthy();
  expect(figures.getByText('Garanties retingudes').nextSibling?.textContent).toBe('150,00 €');
});

it('asks for nothing that the role may not open', async () => {
  const { api } = open('obra');
  expect(await linesOf('Obert fa poc')).toHaveLength(1);
  const asked = new Set(api.calls.map(({ name }) => name));
  for (const name of ['correu.list', 'empresa.avisos', agentAccioRoutes.check.name, 'agent.list', 'factura.list'])
    expect(asked.has(name)).toBe(false);
});

it('a block that fails is asked again by itself, and the others stay', async () => {
  const { user } = open('titular', true);
  expect(await screen.findByText(/2 correus han fallat/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Un certificat caduca/)).toBeTruthy();
});

it('shows the figures of the exercise to whoever reads invoices, also as a table, and to nobody else', async () => {
  open('administracio');
  const figures = within(await screen.findByRole('region', { name: /Xifres de \d{4}/ }));
  expect(figures.getByText('1.815,00 €')).toBeTruthy();
  expect(await figures.findByText('484,00 €')).toBeTruthy();
  expect(figures.getByRole('row', { name: 'març 1.500,00 0,00 400,00' })).toBeTruthy();
  expect(figures.getByRole('row', { name: 'Vençut fins a 30 dies 1 factura 1.815,00' })).toBeTruthy();
  expect(screen.getByText('2 pressupostos caduquen en 7 dies')).toBeTruthy();
});

it('shows no figures to a technician', async () => {
  open('tecnic');
  await screen.findByRole('region', { name: 'Per atendre' });
  expect(screen.queryByRole('region', { name: /Xifres/ })).toBeNull();
});

it('asks who only brings results for nothing of the company on the first day', async () => {
  open('obra', false, []);
  expect(await screen.findByText(/Encara no hi ha cap treball que pugueu veure/)).toBeTruthy();
  expect(screen.queryByText('Primers passos')).toBeNull();
  expect(document.querySelector('a[href*="/dades"]')).toBeNull();
});

it('N opens what this person may begin', async () => {
  open('titular');
  await screen.findByRole('button', { name: 'Nou' });
  const user = userEvent.setup();
  await user.keyboard('n');
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Nou treball', 'Nou pressupost', 'Nova factura', 'Nou agent']);
});

it('offers nothing new to who may begin nothing', async () => {
  open('lector');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Nou' })).toBeNull();
});

const nc = (id: number, estat: NoConformitat['estat']): NoConformitat =>
  ({
    id,
    treball_fk: 5,
    proces_fk: 7,
    treball_partida_fk: 3,
    lot_fk: null,
    comprovacio_fk: 40 + id,
    partida: 'Murs',
    comprovacio: `Aplomat ${id}`,
    termini: '2026-12-01',
    estat,
    treball: { codi: '2026/005', nom: 'Escola', obert: true },
  }) as unknown as NoConformitat;

it('tells of non-conformities that are late or due soon, each a link to its check, and counts the rest', async () => {
  open('titular', false, [WORK], [nc(1, 'vencuda'), nc(2, 'oberta')]);
  const late = await screen.findByRole('link', { name: /Murs: Aplomat 1: va vèncer el 01\/12\/2026/ });
  expect(late.getAttribute('href')).toBe(`#/empresa/${EMPRESA}/treball/5/seguiment/7/partida/3/lot/0?comprovacio=41`);
  expect(screen.getByRole('link', { name: /Murs: Aplomat 2: venç el 01\/12\/2026/ })).toBeTruthy();
  expect(screen.queryByText(/no conformitats més/)).toBeNull();
});
it('never has more rows of non-conformities than five', async () => {
  open(
    'titular',
    false,
    [WORK],
    Array.from({ length: 9 }, (_none, at) => nc(at + 1, 'vencuda')),
  );
  const rest = await screen.findByRole('link', { name: /5 no conformitats més/ });
  expect(rest.getAttribute('href')).toBe(`#/empresa/${EMPRESA}/no-conformitats`);
  expect(screen.getAllByText(/Murs: Aplomat/)).toHaveLength(4);
});

it('tells what is late in works by how grave it is, whatever kind it is of', async () => {
  const nc = {
    id: 3,
    treball_fk: 5,
    treball: { codi: '2026/005', nom: 'Escola', obert: true },
    proces_fk: 2,
    treball_partida_fk: 8,
    partida: 'Excavació',
    zona: '',
    lot_fk: null,
    lot: null,
    comprovacio_fk: 4,
    comprovacio: 'Talussos',
    termini: '2026-11-20',
    estat: 'vencuda',
  } as unknown as NoConformitat;
  const test = (id: number): VencimentAnswer => ({
    clau: `assaig_7-${id}`,
    tipus: 'assaig_7',
    data: '2026-11-17',
    dies: 11,
    treball_fk: 5,
    treball: { codi: '2026/005', nom: 'Escola' },
    que: 'Sabates, lot 1',
    detall: 'Pastada 1',
    cami: '/formigo/zona/9',
  });
  const formigo = {
    previstes: [],
    sense_decisio: 1,
    respostes: 0,
    insuficients: 0,
    sense_data: 2,
    no_satisfactoris: 1,
  };
  const work = { ...WORK, formigo, mancances: ['sense_promotor'] } as unknown as TreballItem;
  open('tecnic', false, [work], [nc], [test(1), test(2)]);
  await screen.findByText(/Talussos/);
  await screen.findByText(/2 assaigs a 7 dies van tard/);
  const links = within(screen.getByRole('region', { name: 'Per atendre' })).getAllByRole('link');
  expect(links.slice(0, 4).map((link) => link.getAttribute('href')?.replace(/.*\/treball\/5/, ''))).toEqual([
    '/formigo',
    '/seguiment/2/partida/8/lot/0?comprovacio=4',
    '/formigo/zona/9',
    '/formigo',
  ]);
});

it('reads the session again before saying that a company is not there', async () => {
  const api = fakeApi([answers(treballRoutes.list, () => page([WORK]))]);
  const asked: number[] = [];
  openScreen({
    room: taulerWeb,
    path: '/empresa/44/home',
    api,
    rol: 'obra',
    refresh: () => {
      asked.push(44);
      return [{ id: 44, nom: 'Despatx nou', rol: 'obra' }];
    },
  });
  expect(await screen.findByRole('heading', { name: 'Inici' })).toBeTruthy();
  expect(asked).toEqual([44]);
});

it('ticks the first agent where one was added, the own one apart', async () => {
  open('titular', false, []);
  const step = within(await screen.findByRole('region', { name: 'Primers passos' }));
  const link = step.getAllByRole('link').find((one) => one.getAttribute('href')?.endsWith('/agent/nou'));
  expect(await within(link as HTMLElement).findByRole('img', { name: 'Fet' })).toBeTruthy();
});
