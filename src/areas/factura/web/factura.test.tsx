import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { desferRoutes } from '#contract/desfer.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import type { Language } from '#kernel/language.ts';
import { buildFactura, buildItem } from '#tests/support/factura-record.ts';
import { answers, type FakeAnswer, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { forgetToasts } from '#web/ui/feedback/toast-memory.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { numeracioRoutes } from '../contract/numeracio.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura, FacturaItem } from '../contract/schemas.ts';
import { facturaWeb } from './index.tsx';

const RATES = { iva_fk: 1, irpf_fk: 2 };
const LINIA = { ...newLinia('linia', RATES), concepte: 'Direcció', preu: '1000' };
const ISSUED: Partial<Factura> = {
  estat: 'emesa',
  situacio: 'emesa',
  numero: 'A-2026-00001',
  exercici: 2026,
  emesa: '2026-11-20T09:00:00Z',
  linies: [LINIA],
};
const PROBLEMS = [
  { codi: 'sense_receptor', nivell: 'error' as const, cami: 'agent_fk', missatge: 'Falta el client.' },
  { codi: 'emissor_sense_adreca', nivell: 'avis' as const, cami: 'empresa.adreca', missatge: 'Sense adreça.' },
];
const USER = 7;

const SERIE = {
  codi: 'A',
  nom: '',
  tipus: 'ordinaria',
  format: '{serie}-{exercici}-{numero:5}',
  exercici_reinicia: true,
};
const open = async (given: {
  path: string;
  factura?: Factura;
  items?: readonly FacturaItem[];
  problemes?: typeof PROBLEMS;
  rol?: Rol;
  language?: Language;
  more?: readonly FakeAnswer[];
}) => {
  let factura = given.factura ?? buildFactura({ linies: [LINIA] });
  const change = (more: Partial<Factura>): Factura => {
    factura = buildFactura({ ...factura, ...more, versio: factura.versio + 1 });
    return factura;
  };
  const api = fakeApi([
    ...(given.more ?? []),
    ...rateAnswers(),
    answers(usuariRoutes.exercicis, () => []),
    answers(vistaRoutes.list, () => []),
    answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [SERIE], regim_iva: 'general' }) as never),
    answers(numeracioRoutes.list, () => ({
      items: [
        {
          serie: 'A',
          nom: '',
          tipus: 'ordinaria' as const,
          exercici: 2026,
          darrer: 1,
          seguent: 'A-2026-00002',
          pot: false,
        },
      ],
    })),
    answers(facturaRoutes.next, () => ({
      serie: 'A',
      exercici: 2026,
      numero: 2,
      numero_text: 'A-2026-00002',
      data_minima: null,
      defectes: {
        ...RATES,
        idioma: null,
        recarrec_equivalencia: false,
        forma_pagament: 'transferencia' as const,
        iban: '',
        venciments: [],
      },
    })),
    answers(facturaRoutes.list, () => {
      const items = [...(given.items ?? [])];
      const sumes = {
        factures: 2,
        no_compten: { esborranys: 1, proformes: 0, rectificades: 0, substituides: 0, anullades: 0 },
        garantia_pendent: 0,
        base: 200_000,
        quota: 42_000,
        retingut: 0,
        total_factura: 242_000,
        total: 242_000,
        pendent: 121_000,
      };
      return { total: items.length, offset: 0, limit: 50, items, sumes };
    }),
    answers(facturaRoutes.get, () => factura),
    answers(facturaRoutes.comprova, () => ({
      serie: 'A',
      exercici: 2026,
      numero: 'A-2026-00002',
      data_minima: '2026-11-18',
      pot: (given.problemes ?? []).every(({ nivell }) => nivell === 'avis'),
      problemes: given.problemes ?? [],
    })),
    answers(facturaRoutes.create, ({ body }) => change({ ...(body as Partial<Factura>) })),
    answers(facturaRoutes.update, ({ body }) => change(body as Partial<Factura>)),
    answers(facturaAccioRoutes.emetre, () => change(ISSUED)),
    answers(facturaAccioRoutes.rectificar, () => buildFactura({ id: 13, tipus: 'rectificativa', linies: [LINIA] })),
    answers(facturaAccioRoutes.anullar, () => change({ estat: 'anullada', situacio: 'anullada' })),
    answers(cobramentRoutes.create, ({ body }) => {
      const { total = 0, avisos_acceptats = [] } = body as { total?: number; avisos_acceptats?: string[] };
      if (Math.abs(total) > Math.abs(factura.pendent) && !avisos_acceptats.includes('cobrament_excessiu'))
        throw new TransportFailure('refused', 409, {
          codi: 'avisos',
          avisos: [{ codi: 'cobrament_excessiu', cami: 'total', missatge: 'És més del que queda pendent.' }],
        } as unknown as Problem);
      const one = {
        id: 5,
        versio: 1,
        data: '2026-11-28',
        total,
        forma: 'transferencia' as const,
        compte: '',
        observacions: '',
        creat: '2026-11-28T08:00:00Z',
      };
      return change({ cobraments: [...factura.cobraments, one], cobrat: total, pendent: factura.pendent - total });
    }),
    answers(cobramentRoutes.remove, () => {
      change({ cobraments: [], cobrat: 0 });
      return { desfer: { id: 77, caduca: '2026-11-29T08:00:00Z' } };
    }),
    answers(facturaEnviamentRoutes.enviaments, () => ({ items: [] })),
    answers(descarregaRoutes.create, () => ({ adreca: '/api/descarrega/clau', caduca: '2026-11-28T09:00:00Z' })),
    answers(desferRoutes.undo, () => ({ tipus: 'cobrament' as const, id: 5 })),
  ]);
  openScreen({
    room: facturaWeb,
    path: `/empresa/${EMPRESA}/${given.path}`,
    api,
    ...(given.rol ? { rol: given.rol } : {}),
    ...(given.language ? { language: given.language } : {}),
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (name: string) => api.calls.filter((call) => call.name === name);
  return { user: userEvent.setup(), asked };
};

beforeEach(async () => {
  forgetToasts();
  localStorage.clear();
  const kept = await draftsOf(USER);
  if (kept.length > 0) await dropDrafts(kept);
});

describe('the list of invoices', () => {
  const ITEMS = [
    buildItem(),
    buildItem({ id: 13, numero: 'A-2026-00002', situacio: 'cobrada_parcial', dies_vencuda: 26, pendent: 5000 }),
    buildItem({ id: 14, numero: null, situacio: 'esborrany' }),
  ];

  it.each([
    ['ca', /Suma del filtre: 2 factures.*1 no compta \(1 esborrany\)/, 'Vençuda, 26 dies'],
    ['es', /Suma del filtro: 2 facturas.*1 no cuenta \(1 borrador\)/, 'Vencida, 26 días'],
    ['en', /Sum of the filter: 2 invoices.*1 not counted \(1 draft\)/, 'Overdue, 26 days'],
  ] as const)('says who owes what, and the sum of the filter (%s)', async (language, sum, late) => {
    await open({ path: 'factura', items: ITEMS, language });
    expect(await screen.findByText(sum)).toBeTruthy();
    expect(screen.getByText(late)).toBeTruthy();
    expect(document.querySelectorAll('[data-mark]').length).toBeGreaterThan(2);
  });

  it('asks for the exercise and what is unpaid, then for what is chosen', async () => {
    const { user, asked } = await open({ path: 'factura', items: ITEMS });
    await screen.findByText('A-2026-00001');
    const year = new Date().getFullYear();
    expect(asked('factura.list')[0]?.options.query).toMatchObject({
      pendents: true,
      cobrades_parcialment: true,
      anullades: false,
      cobrades: false,
      data_inici: `${year}-01-01`,
      data_final: `${year}-12-31`,
    });
    await user.click(screen.getByRole('button', { name: /^Període/ }));
    await user.type(screen.getByLabelText('Des del'), '{Control>}a{/Control}1/3/2025');
    await user.clear(screen.getByLabelText('Fins al'));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(asked('factura.list').at(-1)?.options.query).toMatchObject({ data_inici: '2025-03-01' }),
    );
    expect(asked('factura.list').at(-1)?.options.query).not.toHaveProperty('data_final');
    await user.click(screen.getByRole('button', { name: 'Més filtres' }));
    await user.selectOptions(screen.getByLabelText('Tipus'), 'proforma');
    await user.click(screen.getByLabelText('Només les vençudes'));
    await user.type(screen.getByLabelText('Import mínim €'), '1.000,50');
    await user.tab();
    await waitFor(() =>
      expect(asked('factura.list').at(-1)?.options.query).toMatchObject({
        tipus: 'proforma',
        vencudes: 'true',
        import_min: '100050',
      }),
    );
    // What is no amount stays as it was typed, is told, and asks for nothing.
    const before = asked('factura.list').length;
    const most = screen.getByLabelText('Import màxim €');
    await user.type(most, 'abc');
    await user.tab();
    expect(await screen.findByText('No és un número vàlid per a aquest camp.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Import màxim €').value).toBe('abc');
    expect(asked('factura.list')).toHaveLength(before);
  });

  it('collects the row that has the focus by C', async () => {
    const { user, asked } = await open({
      path: 'factura',
      items: ITEMS,
      factura: buildFactura({ ...ISSUED, pendent: 106_000 }),
    });
    await user.click(
      (await screen.findByText('A-2026-00001')).closest('[data-row]')?.querySelector('[data-choose]') as Element,
    );
    await user.keyboard(' ');
    (screen.getByText('A-2026-00001').closest('[data-row]') as HTMLElement).focus();
    await user.keyboard('c');
    expect(await screen.findByText('Cobrament de A-2026-00001')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(asked('factura.cobra')).toHaveLength(1));
    expect(asked('factura.cobra')[0]?.options.body).toMatchObject({ total: 106_000 });
  });

  it('issues only drafts of those chosen, one after another', async () => {
    const { user, asked } = await open({ path: 'factura', items: ITEMS });
    const row = (await screen.findByText('A-2026-00001')).closest('[data-row]') as HTMLElement;
    row.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: /^Emetre/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Emetre' });
    expect(
      within(dialog).getByText(
        'S’emetrà una factura de la sèrie A, amb el número A-2026-00002. Un cop emesa no es pot canviar.',
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Emetre la factura' }));
    await waitFor(() => expect(asked('factura.emetre')).toHaveLength(1));
    expect(asked('factura.emetre')[0]?.options.params).toEqual({ id: EMPRESA, fid: 14 });
  });

  it('counts and issues only those that the check says nothing of, and tells why not the others', async () => {
    const draft = { situacio: 'esborrany', numero: null } as const;
    const said = { serie: 'A', exercici: 2026, numero: 'A-2026-00002', data_minima: null };
    const { user, asked } = await open({
      path: 'factura',
      items: [21, 22, 23].map((id) => buildItem({ ...draft, id })),
      more: [
        answers(facturaRoutes.comprova, ({ params }) => {
          const problemes = params?.fid === 21 ? [] : PROBLEMS.slice(params?.fid === 22 ? 0 : 1);
          return { ...said, pot: params?.fid !== 22, problemes };
        }),
      ],
    });
    const choose = async () => {
      (await screen.findAllByText('Promocions A, SL'))[0]?.closest<HTMLElement>('[data-row]')?.focus();
      await user.keyboard('{Control>}a{/Control}');
      await user.click(screen.getByRole('button', { name: /^Emetre/ }));
      return within(await screen.findByRole('dialog', { name: 'Emetre' }));
    };
    const dialog = await choose();
    expect(dialog.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'No es pot emetre la de Promocions A, SL, 1.210,00 €: Falta el client.',
      'La de Promocions A, SL, 1.210,00 €, no s’emet amb les altres. Emeteu-la des de la seva pantalla: Sense adreça.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Emetre la factura' }));
    await waitFor(() =>
      expect(asked('factura.emetre').map(({ options }) => options.params)).toEqual([{ id: EMPRESA, fid: 21 }]),
    );
    // Those that were left are still chosen.
    expect(await screen.findByText(/^2 (files )?(seleccionades|triades)/)).toBeTruthy();
  });

  it('where none can be issued, there is nothing to be confirmed', async () => {
    const { user, asked } = await open({
      path: 'factura',
      items: [buildItem({ id: 21, situacio: 'esborrany', numero: null })],
      problemes: PROBLEMS,
    });
    (await screen.findAllByText('Promocions A, SL'))[0]?.closest<HTMLElement>('[data-row]')?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: /^Emetre/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Emetre' }));
    expect(dialog.queryByRole('button', { name: /^Emetre/ })).toBeNull();
    expect(dialog.getByRole('alert').textContent).toContain('Falta el client.');
    await user.click(dialog.getAllByRole('button', { name: 'Tancar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('factura.emetre')).toEqual([]);
  });

  it('tells whose the drafts to be issued are, how much, and which say the same', async () => {
    const draft = { situacio: 'esborrany', numero: null } as const;
    const other = { id: 10, nom: 'Ajuntament B', nif: 'B85626240' };
    const drafts = [
      buildItem({ ...draft, id: 21, agent: { id: 9, nom: 'Promocions A, SL', nif: '' } }),
      buildItem({ ...draft, id: 22, agent: { id: 9, nom: 'Promocions A, SL', nif: '' } }),
      buildItem({ ...draft, id: 23, agent: other }),
      buildItem({ ...draft, id: 24, agent: other }),
    ];
    const { user } = await open({
      path: 'factura',
      items: drafts,
      more: [
        answers(facturaRoutes.get, ({ params }) =>
          buildFactura({
            id: Number(params?.fid),
            agent: drafts.find(({ id }) => id === params?.fid)?.agent ?? null,
            linies: [{ ...LINIA, concepte: params?.fid === 24 ? 'Una altra cosa' : 'Fita 3: 30 % de Reforma' }],
          }),
        ),
      ],
    });
    (await screen.findAllByText('Promocions A, SL'))[0]?.closest<HTMLElement>('[data-row]')?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: /^Emetre/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Emetre' });
    const each = drafts[0]?.total ?? 0;
    const shown = (cents: number) => (cents / 100).toLocaleString('ca', { minimumFractionDigits: 2 });
    expect(within(dialog).getByText(`Promocions A, SL: 2 factures, ${shown(2 * each)} €`)).toBeTruthy();
    expect(within(dialog).getByText(`Ajuntament B: 2 factures, ${shown(2 * each)} €`)).toBeTruthy();
    expect(within(dialog).getByText(`En total, ${shown(4 * each)} € a pagar.`)).toBeTruthy();
    const alike = within(dialog).getAllByRole('alert');
    expect(alike.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^2 factures de Promocions A, SL diuen el mateix/),
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel·lar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing to a reader but to read', async () => {
    await open({ path: 'factura', items: ITEMS, rol: 'lector' });
    await screen.findByText('A-2026-00001');
    expect(screen.queryByText('Nova factura')).toBeNull();
  });
});

describe('a draft', () => {
  it('starts from what the company is used to and is not changed by opening it', async () => {
    const { asked } = await open({ path: 'factura/nova' });
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(within(grid).getByText('21 %')).toBeTruthy());
    expect(within(grid).getByText('15 %')).toBeTruthy();
    expect(screen.getByText('Sense canvis')).toBeTruthy();
    expect(asked('factura.create')).toHaveLength(0);
  });

  it('sends no blank line and no due date without a day', async () => {
    const { user, asked } = await open({ path: 'factura/nova' });
    await user.click(within(await screen.findByRole('grid')).getAllByRole('gridcell')[0] as HTMLElement);
    await user.keyboard('Direcció{Tab}{Tab}{Tab}1200{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(asked('factura.create')).toHaveLength(1));
    const body = asked('factura.create')[0]?.options.body as Partial<Factura>;
    expect(body.linies).toHaveLength(1);
    expect(body.linies?.[0]).toMatchObject({ concepte: 'Direcció', preu: '1200', iva_fk: 1, irpf_fk: 2 });
    expect(body).toMatchObject({ venciments: [], serie: '' });
  });

  it('tells what is missing, each a way to where it is mended', async () => {
    const { user } = await open({ path: 'factura/12', problemes: PROBLEMS });
    const before = await screen.findByRole('region', { name: /^Abans d’emetre/ });
    await user.click(await within(before).findByRole('button', { name: 'Falta el client.' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('f-agent_fk'));
    expect(within(before).getByRole('link', { name: 'Sense adreça.' }).getAttribute('href')).toBe(
      `#/empresa/${EMPRESA}/dades`,
    );
  });

  it('is not issued while an error stands', async () => {
    const { user, asked } = await open({ path: 'factura/12', problemes: PROBLEMS });
    await screen.findByText('Falta el client.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Emetre la factura' });
    expect(await within(dialog).findByText(/Arregleu abans/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Emetre' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(asked('factura.emetre')).toHaveLength(0);
  });

  it('is issued once however often it is asked, with its warnings accepted, and says its number', async () => {
    const { user, asked } = await open({ path: 'factura/12', problemes: PROBLEMS.slice(1) });
    await screen.findByRole('link', { name: 'Sense adreça.' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Emetre la factura' });
    expect(await within(dialog).findByText('A-2026-00002')).toBeTruthy();
    expect(within(dialog).getByText(/la primera possible és el 18\/11\/2026/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Emetre'));
    expect(within(dialog).getByText(/no es pot canviar/)).toBeTruthy();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Emetre' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'A-2026-00001' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(asked('factura.emetre')).toHaveLength(1);
    expect(asked('factura.emetre')[0]?.options.body).toEqual({ versio: 1, avisos_acceptats: ['emissor_sense_adreca'] });
  });

  it('tells cells that could not be read before it is issued, and keeps them in the browser', async () => {
    const first = await open({ path: 'factura/12' });
    const cell = () => within(screen.getByRole('grid')).getAllByRole('gridcell')[3] as HTMLElement;
    await first.user.click(cell());
    await first.user.keyboard('1oo{Enter}');
    expect(screen.getAllByText('1 cel·la no llegida: no compta ni s’imprimeix').length).toBeGreaterThan(0);
    await waitFor(async () =>
      expect((await draftsOf(USER)).map(({ name }) => name)).toContain('factura.12.no_llegides'),
    );
    // Nothing says that all is ready, and it is not issued meanwhile.
    expect(screen.queryByText('Tot a punt per emetre.')).toBeNull();
    cleanup();
    const { user, asked } = await open({ path: 'factura/12' });
    await waitFor(() => expect(cell().textContent).toContain('1oo'));
    await user.click(screen.getByRole('button', { name: 'Emetre…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Emetre la factura' });
    expect(await within(dialog).findByText(/Arregleu abans/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Emetre' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(asked('factura.emetre')).toHaveLength(0);
  });

  it('is not saved while a cell cannot be read: it would be saved as nothing', async () => {
    const { user, asked } = await open({ path: 'factura/nova' });
    const cells = () => within(screen.getByRole('grid')).getAllByRole('gridcell');
    await user.click(cells()[0] as HTMLElement);
    await user.keyboard('Direcció{Enter}');
    await user.click(cells()[3] as HTMLElement);
    await user.keyboard('12,x5{Enter}{Control>}s{/Control}');
    expect(await screen.findByText(/corregiu-les o buideu-les abans de desar/)).toBeTruthy();
    expect(asked('factura.create')).toHaveLength(0);
    await user.click(cells()[3] as HTMLElement);
    await user.keyboard('12,5{Enter}{Control>}s{/Control}');
    await waitFor(() => expect(asked('factura.create')).toHaveLength(1));
  });
});

describe('the lines of the last invoice of a client', () => {
  it('come after those that are written, from the last one that was issued and rectifies nothing', async () => {
    const items = [
      { id: 9, numero: null, tipus: 'ordinaria' },
      { id: 8, numero: 'R-2026-00001', tipus: 'rectificativa' },
      { id: 7, numero: 'A-2026-00001', tipus: 'ordinaria' },
    ];
    const { user, asked } = await open({ path: 'factura/12', items: items as never });
    await user.click(await screen.findByRole('button', { name: 'Duplicar l’última d’aquest client' }));
    await waitFor(() =>
      expect(asked('factura.get').map(({ options }) => (options.params as { fid?: number }).fid)).toContain(7),
    );
    await waitFor(() => expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(3));
  });

  it('are not offered where none was issued to them', async () => {
    const items = [
      { id: 9, numero: null, tipus: 'ordinaria' },
      { id: 8, numero: 'R-2026-00001', tipus: 'rectificativa' },
    ];
    const { asked } = await open({ path: 'factura/12', items: items as never });
    await waitFor(() => expect(asked('factura.list')).not.toEqual([]));
    expect(screen.queryByRole('button', { name: 'Duplicar l’última d’aquest client' })).toBeNull();
  });
});

describe('an issued invoice', () => {
  it.each([
    [
      { situacio: 'cobrada', pendent: 0, garantia_pendent: 10_000 },
      'Cobrada · garantia pendent 100,00 €',
      'Cobrar la garantia',
      '100,00',
    ],
    [{ situacio: 'cobrada_parcial', pendent: -7186 }, 'Cobrada de més · a tornar 71,86 €', 'Tornar', '71,86'],
  ] as const)(
    'says that of it a guarantee is to come, or a part to be given back: %j',
    async (more, said, act, amount) => {
      const { user } = await open({ path: 'factura/12', factura: buildFactura({ ...ISSUED, ...more }) });
      expect(screen.getByText(said)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: new RegExp(`^${act}`) }));
      expect((await screen.findByLabelText<HTMLInputElement>(/^Import/)).value.replace('−', '-')).toBe(amount);
    },
  );

  it('a proforma is none: it is neither collected nor recorded, and its invoice is made of it once', async () => {
    const proforma = { ...ISSUED, tipus: 'proforma', numero: 'PF-2026-00001', pendent: 0 } as const;
    const { user, asked } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura(proforma),
      more: [answers(facturaAccioRoutes.facturar, () => buildFactura({ id: 13, linies: [LINIA] }))],
    });
    expect(screen.queryByRole('link', { name: /^(Cobraments|Registre)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Més accions' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByText(/emesa per error/)).toBeNull();
    expect(within(menu).getByText('Anul·lar la proforma…')).toBeTruthy();
    await user.keyboard('{Escape}');
    // Its next step is the filled button; sending it stands beside.
    const make = screen.getByRole('button', { name: 'Fer-ne la factura' });
    expect(make.getAttribute('data-variant')).toBe('filled');
    expect(screen.getByRole('button', { name: /^Enviar/ }).getAttribute('data-variant')).toBe('default');
    expect(screen.queryByText('A pagar')).toBeNull();
    await user.click(make);
    await waitFor(() => expect(asked('factura.facturar')).toHaveLength(1));
  });

  it('what is given back is typed as it is counted out', async () => {
    const over = { ...ISSUED, situacio: 'cobrada_parcial', pendent: -7186 } as const;
    const { user, asked } = await open({ path: 'factura/12', factura: buildFactura(over) });
    await user.click(screen.getByRole('button', { name: /^Tornar/ }));
    const total = await screen.findByLabelText(/^Import/);
    await user.clear(total);
    await user.type(total, '44');
    await user.click(screen.getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(asked('factura.cobra')).toHaveLength(1));
    expect(asked('factura.cobra')[0]?.options.body).toMatchObject({ total: -4_400 });
  });

  it('is only read; its next action is to be collected', async () => {
    const { user, asked } = await open({ path: 'factura/12?part=cobraments', factura: buildFactura(ISSUED) });
    expect(screen.queryByRole('button', { name: /Emetre/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Cobrar/ }));
    const total = await screen.findByLabelText(/^Import/);
    await user.clear(total);
    await user.type(total, '2000');
    await user.click(screen.getByRole('button', { name: 'Desar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Avís' });
    expect(dialog.textContent).toContain('És més del que queda pendent.');
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(asked('factura.cobra')).toHaveLength(2));
    expect(asked('factura.cobra')[1]?.options.body).toMatchObject({
      total: 200_000,
      avisos_acceptats: ['cobrament_excessiu'],
    });
    await user.click(await screen.findByRole('button', { name: /^Suprimir el cobrament/ }));
    expect(await screen.findByText('Cobrament suprimit')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Desfer/ }));
    await waitFor(() => expect(asked(desferRoutes.undo.name)).toHaveLength(1));
  });

  it('is rectified by a draft of its own', async () => {
    const { user, asked } = await open({ path: 'factura/12?part=registre', factura: buildFactura(ISSUED) });
    await user.click(screen.getByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Rectificar…'));
    await user.click(await screen.findByLabelText(/^Substitució/));
    // Why, and what is printed of it, stand unchosen: neither is taken unread.
    await user.click(screen.getByRole('button', { name: 'Crear l’esborrany' }));
    expect(asked('factura.rectificar')).toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Motiu fiscal/ }), 'R4');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Raó que s’imprimeix/ }), '01');
    await user.click(screen.getByRole('button', { name: 'Crear l’esborrany' }));
    await waitFor(() => expect(asked('factura.rectificar')).toHaveLength(1));
    expect(asked('factura.rectificar')[0]?.options.body).toMatchObject({ mode: 'substitucio', motiu: 'R4', rao: '01' });
  });

  it('gives back what was paid over it also once it was rectified whole, and only that', async () => {
    const over = { ...ISSUED, situacio: 'rectificada' as const, pendent: -4_248 };
    await open({ path: 'factura/12', factura: buildFactura(over) });
    expect(await screen.findByRole('button', { name: /^Tornar/ })).toBeTruthy();
    cleanup();
    await open({ path: 'factura/12', factura: buildFactura({ ...over, pendent: 0 }) });
    await screen.findByRole('button', { name: /accions/i });
    expect(screen.queryByRole('button', { name: /^(Tornar|Cobrar)/ })).toBeNull();
  });

  it('is annulled only without payments, and says why', async () => {
    const paid = buildFactura({
      ...ISSUED,
      cobraments: [
        {
          id: 5,
          versio: 1,
          data: '2026-11-28',
          total: 100,
          forma: 'efectiu',
          compte: '',
          observacions: '',
          creat: '2026-11-28T08:00:00Z',
        },
      ],
    });
    const first = await open({ path: 'factura/12?part=registre', factura: paid });
    await first.user.click(screen.getByRole('button', { name: /accions/i }));
    expect(await screen.findByText(/Anul·lar.*\(té cobraments\)/)).toBeTruthy();
    cleanup();
    const { user, asked } = await open({ path: 'factura/12?part=registre', factura: buildFactura(ISSUED) });
    await user.click(screen.getByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Anul·lar (emesa per error)…'));
    await user.click(await screen.findByRole('button', { name: 'Anul·lar la factura' }));
    expect(asked('factura.anullar')).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Per què s’anul·la/), 'Client equivocat');
    await user.click(screen.getByRole('button', { name: 'Anul·lar la factura' }));
    await waitFor(() =>
      expect(asked('factura.anullar')[0]?.options.body).toEqual({ versio: 1, motiu: 'Client equivocat' }),
    );
  });

  it('takes its paper and files of its work inside its Facturae, and says how much they come to', async () => {
    const arxiu = { versio: 1, carpeta: '', annex: false, vista: null, pujat: '2026-11-20T08:00:00Z', pujat_per: 'A' };
    const { user } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura({ ...ISSUED, treball: { id: 5, codi: '2026/001', nom: 'Obra' } }),
      more: [
        answers(facturaeRoutes.check, () => ({ exportable: true, faltes: [] })),
        answers(arxiuRoutes.list, () => ({
          ...{ total: 2, offset: 0, limit: 5000 },
          items: [
            { ...arxiu, id: 7, nom: 'certificació.pdf', mida: 6_291_456, tipus: 'application/pdf' },
            { ...arxiu, id: 8, nom: 'plànol.dwg', mida: 10, tipus: 'application/octet-stream' },
          ],
        })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Facturae…'));
    const dialog = await screen.findByRole('dialog', { name: /^Facturae/ });
    const files = await within(dialog).findByRole('group', { name: 'Fitxers del treball 2026/001 a dins' });
    expect(within(files).getAllByRole('checkbox')).toHaveLength(1);
    expect(within(files).getByRole('status').textContent).toBe('Fitxers triats: 0 MB. Amb el PDF hi caben 5 MB.');
    await user.click(within(files).getByRole('checkbox', { name: /certificació\.pdf/ }));
    expect(within(files).getByRole('status').textContent).toContain('6 MB');
    expect(within(dialog).getByRole('checkbox', { name: 'Amb el PDF de la factura a dins' })).toBeTruthy();
  });

  it('without a certificate its Facturae is downloaded unsigned, and leads to where one is put', async () => {
    const falta = {
      ...{ regla: '2', cami: '', congelat: false, codi: 'facturae_sense_certificat', nivell: 'avis' as const },
      missatge: 'Pugeu un certificat.',
    };
    const { user } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura(ISSUED),
      more: [answers(facturaeRoutes.check, () => ({ exportable: true, faltes: [falta] }))],
    });
    await user.click(screen.getByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Facturae…'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Facturae/ }));
    expect((await dialog.findByRole('link', { name: 'Pugeu un certificat.' })).getAttribute('href')).toBe(
      `#/empresa/${EMPRESA}/dades?part=certificats`,
    );
    expect(dialog.queryByRole('button', { name: 'Descarregar signada' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Descarregar sense signar' }).getAttribute('data-variant')).toBe(
      'filled',
    );
  });

  it('tells what an entry point would refuse of its Facturae, and where it is mended', async () => {
    const falta = {
      regla: 'DIR3',
      cami: 'receptor.dir3.organ_gestor',
      congelat: false,
      codi: 'dir3_falta',
      nivell: 'error' as const,
      missatge: 'Falten els codis DIR3.',
    };
    const { user } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura(ISSUED),
      more: [answers(facturaeRoutes.check, () => ({ exportable: false, faltes: [falta] }))],
    });
    await user.click(screen.getByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Facturae…'));
    const dialog = await screen.findByRole('dialog', { name: /^Facturae/ });
    expect((await within(dialog).findByRole('link', { name: 'Falten els codis DIR3.' })).getAttribute('href')).toBe(
      `#/empresa/${EMPRESA}/agent/9?camp=dir3`,
    );
    for (const name of ['Descarregar signada', 'Descarregar sense signar'])
      expect(within(dialog).getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  });

  it('leads to rectifying where what Facturae lacks was frozen', async () => {
    const falta = {
      regla: '1',
      cami: 'receptor.adreces.0.poblacio',
      congelat: true,
      codi: 'facturae_sense_adreca',
      nivell: 'error' as const,
      missatge: 'L’adreça no és completa.',
    };
    const { user } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura(ISSUED),
      more: [answers(facturaeRoutes.check, () => ({ exportable: false, faltes: [falta] }))],
    });
    await user.click(screen.getByRole('button', { name: /accions/i }));
    await user.click(await screen.findByText('Facturae…'));
    const dialog = await screen.findByRole('dialog', { name: /^Facturae/ });
    expect(await within(dialog).findByText(/cal rectificar-la/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Rectificar…' }));
    expect(await screen.findByRole('dialog', { name: /^Rectificar/ })).toBeTruthy();
  });

  it('sets what is pending against its credit note where there is something to set', async () => {
    const settled = buildFactura({ ...ISSUED, versio: 9, compensable: 0 });
    const { user, asked } = await open({
      path: 'factura/12?part=registre',
      factura: buildFactura({ ...ISSUED, compensable: 60_500 }),
      more: [answers(facturaAccioRoutes.compensar, () => settled)],
    });
    expect(await screen.findByText('Es compensen 605,00 € entre la factura i la rectificativa')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compensar' }));
    await waitFor(() => expect(asked('factura.compensar')).toHaveLength(1));
    expect(asked('factura.compensar')[0]?.options.params).toEqual({ id: EMPRESA, fid: 12 });
  });

  it('shows its records of billing with their hashes', async () => {
    const registres = [
      {
        ordre: 4,
        tipus: 'alta' as const,
        huella: 'ABCDEF0123',
        quan: '2026-11-20T09:00:00Z',
        estat: 'no_enviat' as const,
        entorn: 'proves' as const,
        qr: null,
      },
    ];
    await open({ path: 'factura/12?part=registre', factura: buildFactura({ ...ISSUED, registres }) });
    expect(await screen.findByText('ABCDEF0123')).toBeTruthy();
  });
});
