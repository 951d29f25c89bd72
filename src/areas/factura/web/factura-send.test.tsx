import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { newLinia } from '#areas/fiscal/web/index.tsx';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { descarregaRoutes } from '#contract/descarrega.ts';
import type { Problem } from '#contract/problem.ts';
import type { Rol } from '#contract/roles.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import type { Language } from '#kernel/language.ts';
import { buildFactura, buildItem } from '#tests/support/factura-record.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { forgetToasts } from '#web/ui/feedback/toast-memory.ts';
import { type FacturaEnviament, facturaEnviamentRoutes, type PropostaEnviament } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura, FacturaItem } from '../contract/schemas.ts';
import { facturaWeb } from './index.tsx';

const LINIA = { ...newLinia('linia', { iva_fk: 1, irpf_fk: 2 }), concepte: 'Direcció', preu: '1000' };
const ISSUED: Partial<Factura> = {
  estat: 'emesa',
  situacio: 'emesa',
  numero: 'A-2026-00001',
  exercici: 2026,
  emesa: '2026-11-20T09:00:00Z',
  linies: [LINIA],
};
const LETTER: FacturaEnviament = {
  id: 44,
  creat: '2026-11-28T09:00:00Z',
  enviat: null,
  per_a: ['factures@exemple.cat'],
  cc: [],
  assumpte: 'Factura',
  estat: 'fallat',
  motiu: { codi: 'smtp_refusat', missatge: 'El servidor no l’ha volgut.' },
  resposta: null,
  intents: 1,
  proper: null,
  sobre: { entitat: 'factura', id: 12 },
  adjunts: [{ nom: 'Factura A-2026-00001.pdf', mida: 9, tipus: 'application/pdf' }],
  pas: null,
};
const PROPOSTA: PropostaEnviament = {
  to: ['factures@exemple.cat'],
  cc: [],
  assumpte: 'Factura A-2026-00001',
  text: 'Bon dia.',
  idioma: 'ca',
  servidor: 'empresa',
  adreces: [
    { email: 'factures@exemple.cat', us: 'factures' },
    { email: 'obra@exemple.cat', us: 'obra' },
  ],
  adjunts: [
    { adjunt: 'pdf', nom: 'Factura.pdf', possible: true, motiu: null, proposat: true },
    { adjunt: 'facturae', nom: 'Factura.xml', possible: true, motiu: null, proposat: false },
    {
      adjunt: 'facturae_signada',
      nom: 'Factura.xsig',
      possible: false,
      motiu: 'Falta el certificat.',
      proposat: false,
    },
    { adjunt: 'rebut', nom: 'Rebut.pdf', possible: false, motiu: 'No té cobraments.', proposat: false },
  ],
};
const refusal = (cami: string, missatge: string): TransportFailure =>
  new TransportFailure('refused', 422, {
    codi: 'invalid',
    camps: [{ cami, codi: 'email_incorrecte', missatge }],
  } as unknown as Problem);

const open = async (given: {
  path?: string;
  factura?: Partial<Factura>;
  letters?: readonly FacturaEnviament[];
  items?: readonly FacturaItem[];
  rol?: Rol;
  language?: Language;
  /** Nothing to send mail through. */
  sense?: boolean;
  /** One of which every reminder was sent. */
  spent?: number;
  /** One that was reminded of just now. */
  just?: number;
  refuse?: (fid: number, times: number) => TransportFailure | null;
}) => {
  const factura = buildFactura({ ...ISSUED, ...given.factura });
  let letters = given.letters ?? [];
  let times = 0;
  const api = fakeApi([
    ...rateAnswers(),
    answers(usuariRoutes.exercicis, () => []),
    answers(vistaRoutes.list, () => []),
    answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [], regim_iva: 'general' }) as never),
    answers(facturaRoutes.get, () => factura),
    answers(facturaRoutes.list, () => {
      const items = [...(given.items ?? [])];
      const sumes = {
        factures: 2,
        no_compten: { esborranys: 0, proformes: 0, rectificades: 0, substituides: 0, anullades: 0 },
        garantia_pendent: 0,
        base: 0,
        quota: 0,
        retingut: 0,
        total_factura: 0,
        total: 0,
        pendent: 0,
      };
      return { total: items.length, offset: 0, limit: 50, items, sumes };
    }),
    answers(facturaEnviamentRoutes.enviaments, () => ({ items: [...letters] })),
    answers(facturaEnviamentRoutes.proposta, () => ({ ...PROPOSTA, ...(given.sense ? { servidor: null } : {}) })),
    answers(facturaEnviamentRoutes.envia, ({ params }) => {
      times += 1;
      const fault = given.refuse?.(Number((params as { fid: number }).fid), times);
      if (fault) throw fault;
      const letter: FacturaEnviament = { ...LETTER, id: 50 + times, estat: 'en_cua', motiu: null };
      letters = [letter, ...letters];
      return letter;
    }),
    answers(facturaEnviamentRoutes.recordatori, ({ params }) => {
      const spent = given.spent !== undefined && Number(params?.fid) === given.spent;
      return {
        pas: spent ? null : (2 as const),
        motiu: spent ? 'Ja s’han fet els tres.' : null,
        dies: 26,
        pendent: 121_000,
        fets:
          given.just !== undefined && Number(params?.fid) === given.just
            ? [{ pas: 1 as const, quan: new Date().toISOString(), enviament: null }]
            : [],
        proposta: spent ? null : { ...PROPOSTA, assumpte: 'Segon recordatori' },
      };
    }),
    answers(facturaEnviamentRoutes.recorda, () => {
      letters = [{ ...LETTER, id: 60, estat: 'en_cua', motiu: null, pas: 2 }, ...letters];
      return letters[0] ?? LETTER;
    }),
    answers(descarregaRoutes.create, () => ({ adreca: '/api/descarrega/clau', caduca: '2026-11-28T09:00:00Z' })),
  ]);
  openScreen({
    room: facturaWeb,
    path: `/empresa/${EMPRESA}/${given.path ?? 'factura/12?part=enviaments'}`,
    api,
    ...(given.rol ? { rol: given.rol } : {}),
    ...(given.language ? { language: given.language } : {}),
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (name: string) => api.calls.filter((call) => call.name === name);
  return { user: userEvent.setup(), asked };
};

beforeEach(() => {
  forgetToasts();
  localStorage.clear();
});

describe('an invoice by mail', () => {
  it.each([
    ['ca', 'Per a', 'Afegir obra@exemple.cat', 'Facturae sense signar', 'Enviar', 'A la cua'],
    ['es', 'Para', 'Añadir obra@exemple.cat', 'Facturae sin firmar', 'Enviar', 'En cola'],
    ['en', 'To', 'Add obra@exemple.cat', 'Facturae, not signed', 'Send', 'Queued'],
  ] as const)(
    'goes as it was proposed, or as it was written over (%s)',
    async (language, to, add, xml, send, queued) => {
      const { user, asked } = await open({ language });
      await screen.findByText(/enviat per correu|enviado por correo|sent by mail/);
      // The keys that would send it open no letter: pressed twice, none goes unread.
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(asked('factura.proposta_enviament')).toHaveLength(0);
      await user.keyboard('e');
      const dialog = await screen.findByRole('dialog');
      expect((within(dialog).getByLabelText(new RegExp(`^${to}`)) as HTMLInputElement).value).toBe(
        'factures@exemple.cat',
      );
      expect(within(dialog).getByText('Falta el certificat.')).toBeTruthy();
      await user.click(within(dialog).getByRole('button', { name: add }));
      await user.click(within(dialog).getByLabelText(xml));
      await user.click(within(dialog).getByRole('button', { name: send }));
      expect(await screen.findByText(queued)).toBeTruthy();
      expect(asked('factura.envia').map(({ options }) => options.body)).toEqual([
        {
          to: ['factures@exemple.cat', 'obra@exemple.cat'],
          cc: [],
          assumpte: 'Factura A-2026-00001',
          text: 'Bon dia.',
          adjunts: ['pdf', 'facturae'],
        },
      ]);
    },
  );

  it('without any attachment it asks, and goes on being written or goes so', async () => {
    const { user, asked } = await open({});
    await screen.findByText(/enviat per correu/);
    await user.keyboard('e');
    const letter = async () => {
      const dialog = await screen.findByRole('dialog', { name: /Enviar A-2026-00001/ });
      return within(dialog);
    };
    await user.click((await letter()).getByLabelText('Factura en PDF'));
    await user.click((await letter()).getByRole('button', { name: 'Enviar' }));
    const question = within(await screen.findByRole('dialog', { name: /sense cap adjunt/ }));
    await user.click(question.getByRole('button', { name: 'Cancel·lar' }));
    expect(((await letter()).getByLabelText('Factura en PDF') as HTMLInputElement).checked).toBe(false);
    expect(asked('factura.envia')).toEqual([]);
    await user.click((await letter()).getByRole('button', { name: 'Enviar' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar-la així' }));
    await waitFor(() =>
      expect(asked('factura.envia').map(({ options }) => options.body)).toMatchObject([{ adjunts: [] }]),
    );
  });

  it.each([
    ['titular', 'Configurar el correu', /cal configurar-lo abans d’enviar res\.$/],
    ['administracio', 'Tancar', /Demaneu-ho a un titular o gestor de l’empresa\.$/],
  ] as const)('without a mail server that is told before a letter is written (%s)', async (rol, way, told) => {
    const { user, asked } = await open({ rol, sense: true });
    await screen.findByText(/enviat per correu/);
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(told)).toBeTruthy();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Configurar el correu' }) !== null).toBe(rol === 'titular');
    await user.click(within(dialog).getAllByRole('button', { name: way }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.hash.endsWith(`/empresa/${EMPRESA}/dades?part=correu`)).toBe(rol === 'titular');
    expect(asked('factura.envia')).toEqual([]);
  });

  it('refused, is asked again as it was written, with why and with its files', async () => {
    const { user, asked } = await open({
      refuse: (_fid, times) => (times === 1 ? refusal('cc.0', 'Aquesta adreça no és correcta.') : null),
    });
    await user.click(screen.getByRole('button', { name: /^Enviar/ }));
    const first = await screen.findByRole('dialog');
    await user.type(within(first).getByLabelText(/^Còpia/), 'soci');
    await user.click(within(first).getByLabelText('Factura en PDF'));
    await user.click(within(first).getByLabelText('Facturae sense signar'));
    await user.click(within(first).getByRole('button', { name: 'Enviar' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Aquesta adreça no és correcta.');
    const again = screen.getByRole('dialog');
    expect((within(again).getByLabelText(/^Còpia/) as HTMLInputElement).value).toBe('soci');
    expect((within(again).getByLabelText('Factura en PDF') as HTMLInputElement).checked).toBe(false);
    await user.click(within(again).getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(asked('factura.envia')).toHaveLength(2));
  });

  it('tells its letters with their true state; once sent, the next thing is to collect', async () => {
    const { user } = await open({ letters: [{ ...LETTER, estat: 'enviat', motiu: null }] });
    const letter = await screen.findByRole('link', { name: 'factures@exemple.cat' });
    expect(letter.getAttribute('href')).toContain(`/empresa/${EMPRESA}/correu/44`);
    expect(screen.getByText('Factura A-2026-00001.pdf')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('dialog', { name: /Cobrament/ })).toBeTruthy();
  });

  it('who only reads sees what became of them and does not send', async () => {
    const { user, asked } = await open({ letters: [LETTER], rol: 'lector' });
    expect(await screen.findByText('El servidor no l’ha volgut.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    await user.keyboard('e');
    expect(asked('factura.proposta_enviament')).toHaveLength(0);
  });

  it('past due, its client is reminded of it, one step after the other', async () => {
    const late = { dies_vencuda: 26, recordatoris: [{ pas: 1, quan: '2026-11-10T09:00:00Z', correu_fk: 40 }] };
    const { user, asked } = await open({ factura: late });
    expect(await screen.findByRole('region', { name: 'Recordatoris' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Més accions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recordar…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recordatori 2 de A-2026-00001' });
    expect(within(dialog).getByText(/Fa 26 dies que ha vençut · pendent 1\.210,00 €/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('Recordatori 2')).toBeTruthy();
    expect(asked('factura.recorda')[0]?.options.body).toMatchObject({
      pas: 2,
      assumpte: 'Segon recordatori',
      adjunts: ['pdf'],
    });
  });

  it.each([
    ['not past due', { dies_vencuda: null }, null],
    [
      'reminded three times',
      {
        dies_vencuda: 90,
        recordatoris: [1, 2, 3].map((pas) => ({ pas, quan: '2026-11-10T09:00:00Z', correu_fk: null })),
      },
      /Recordar….*tres recordatoris/,
    ],
  ] as const)('%s, it is not reminded of', async (_how, factura, told) => {
    const { user } = await open({ factura: factura as Partial<Factura> });
    await user.click(screen.getByRole('button', { name: 'Més accions' }));
    await screen.findByRole('menuitem', { name: 'Duplicar' });
    const item = screen.queryByRole('menuitem', { name: /^Recordar/ });
    if (told === null) expect(item).toBeNull();
    else expect([item?.getAttribute('aria-disabled'), told.test(item?.textContent ?? '')]).toEqual(['true', true]);
  });
});

describe('the list of invoices', () => {
  const ITEMS = [
    buildItem(),
    buildItem({ id: 13, numero: 'A-2026-00002', enviament: 'fallit' }),
    buildItem({ id: 14, numero: null, situacio: 'esborrany' }),
  ];

  it('sends several, each as it is proposed, and tells which were refused and why', async () => {
    const { user, asked } = await open({
      path: 'factura',
      items: ITEMS,
      refuse: (fid) => (fid === 13 ? refusal('to', 'Digueu a qui s’envia.') : null),
    });
    ((await screen.findByText('A-2026-00001')).closest('[data-row]') as HTMLElement).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: /^Enviar/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/S’enviaran 2 factures per correu/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/Digueu a qui s’envia\./)).toBeTruthy();
    expect(asked('factura.envia').map(({ options }) => (options.params as { fid: number }).fid)).toEqual([12, 13]);
    expect(asked('factura.envia')[0]?.options.body).toMatchObject({ to: ['factures@exemple.cat'], adjunts: ['pdf'] });
  });

  it.each([/^Enviar/, /^Recordar/])(
    'without a mail server that is told once, and none of several is tried (%s)',
    async (verb) => {
      const late = { situacio: 'emesa', dies_vencuda: 26 } as const;
      const items = [buildItem({ ...late, id: 12 }), buildItem({ ...late, id: 13, numero: 'A-2026-00002' })];
      const { user, asked } = await open({ path: 'factura', items, sense: true });
      ((await screen.findByText('A-2026-00001')).closest('[data-row]') as HTMLElement).focus();
      await user.keyboard('{Control>}a{/Control}');
      await user.click(screen.getByRole('button', { name: verb }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(/cal configurar-lo abans d’enviar res\.$/)).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([...asked('factura.envia'), ...asked('factura.recordatori'), ...asked('factura.recorda')]).toEqual([]);
      expect(asked('factura.proposta_enviament')).toHaveLength(1);
    },
  );

  it('says no figure on the button of what looks closer at each: its question says how many', async () => {
    const { user } = await open({ path: 'factura', items: ITEMS });
    ((await screen.findByText('A-2026-00001')).closest('[data-row]') as HTMLElement).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('button', { name: 'Emetre' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Enviar .*2/ })).toBeTruthy();
  });

  it('reminds of those past due among many chosen, each by its next step, and tells why one has none', async () => {
    const late = { situacio: 'emesa', dies_vencuda: 26 } as const;
    const { user, asked } = await open({
      path: 'factura',
      items: [
        buildItem({ ...late, id: 12 }),
        buildItem({ ...late, id: 13, numero: 'A-2026-00003' }),
        buildItem({ ...late, id: 16, numero: 'A-2026-00005' }),
        buildItem({ id: 15, numero: 'A-2026-00004' }),
      ],
      spent: 13,
      just: 16,
    });
    ((await screen.findByText('A-2026-00001')).closest('[data-row]') as HTMLElement).focus();
    await user.keyboard('{Control>}a{/Control}');
    // What fits none of them, as issuing, is not there.
    expect(screen.queryByRole('button', { name: /^Emetre/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Recordar.*3/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/recordatori següent de 3 factures vençudes/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Recordar' }));
    expect(await screen.findByText('Ja s’han fet els tres.')).toBeTruthy();
    expect(screen.getByText(/^El recordatori anterior va sortir el .*: fa menys de 7 dies/)).toBeTruthy();
    expect(asked('factura.recorda').map(({ options }) => [options.params, options.body])).toEqual([
      [{ id: EMPRESA, fid: 12 }, expect.objectContaining({ pas: 2, assumpte: 'Segon recordatori', adjunts: ['pdf'] })],
    ]);
  });

  it('sends the row that has the focus by E, a draft not', async () => {
    const { user, asked } = await open({ path: 'factura', items: ITEMS });
    const rowOf = async (text: string) => (await screen.findByText(text)).closest('[data-row]') as HTMLElement;
    expect(await screen.findByRole('img', { name: 'Correu fallit' })).toBeTruthy();
    (await rowOf('A-2026-00001')).focus();
    await user.keyboard('{End}e');
    expect(asked('factura.proposta_enviament')).toHaveLength(0);
    await user.keyboard('{Home}e');
    const dialog = await screen.findByRole('dialog', { name: 'Enviar A-2026-00001 per correu' });
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(asked('factura.envia')).toHaveLength(1));
  });
});
