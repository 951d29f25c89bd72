import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import { vistaRoutes } from '#contract/vistes.ts';
import type { Language } from '#kernel/language.ts';
import { buildFactura, buildItem } from '#tests/support/factura-record.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { FacturaItem } from '../contract/schemas.ts';
import { facturaWeb } from './index.tsx';

const simple = (id: number, more: Partial<FacturaItem> = {}): FacturaItem =>
  buildItem({ id, tipus: 'simplificada', numero: `S-2026-0000${id}`, data: `2026-11-0${id}`, agent: null, ...more });

const open = async (items: readonly FacturaItem[], given: { language?: Language; refused?: TransportFailure } = {}) => {
  const api = fakeApi([
    ...rateAnswers(),
    answers(usuariRoutes.exercicis, () => []),
    answers(vistaRoutes.list, () => []),
    answers(empresaRoutes.get, () => ({ id: EMPRESA, series: [], regim_iva: 'general' }) as never),
    answers(agentRoutes.list, () => ({
      ...{ total: 1, offset: 0, limit: 20 },
      items: [{ id: 9, nom_complet: 'Promocions A, SL', nif: 'B85626240', poblacio: 'Vic' }] as never,
    })),
    answers(facturaRoutes.list, () => {
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
      return { total: items.length, offset: 0, limit: 50, items: [...items], sumes };
    }),
    answers(facturaRoutes.get, () => buildFactura({ id: 30 })),
    answers(facturaRoutes.next, () => ({
      ...{ serie: 'A', exercici: 2026, numero: 2, numero_text: 'A-2026-00002', data_minima: null },
      defectes: {
        ...{ iva_fk: 1, irpf_fk: 2, idioma: null, recarrec_equivalencia: false, iban: '', venciments: [] },
        forma_pagament: 'transferencia' as const,
      },
    })),
    answers(facturaRoutes.comprova, () => ({ problemes: [], pot: true }) as never),
    answers(facturaAccioRoutes.substituir, () => {
      if (given.refused) throw given.refused;
      return buildFactura({ id: 30 });
    }),
  ]);
  const { language } = given;
  openScreen({ room: facturaWeb, path: `/empresa/${EMPRESA}/factura`, api, ...(language ? { language } : {}) });
  await screen.findByText(items[0]?.numero ?? '');
  const user = userEvent.setup();
  (screen.getByText(items[0]?.numero ?? '').closest('[data-row]') as HTMLElement).focus();
  await user.keyboard('{Control>}a{/Control}');
  return { user, asked: () => api.calls.filter(({ name }) => name === facturaAccioRoutes.substituir.name) };
};

describe('substituting simplified invoices', () => {
  it.each([
    ['ca', 'Substituir per factura completa…', 'Substituir 2 factures simplificades', 'Substituïda'],
    ['es', 'Sustituir por factura completa…', 'Sustituir 2 facturas simplificadas', 'Sustituida'],
    ['en', 'Replace with a full invoice…', 'Replace 2 simplified invoices', 'Replaced'],
  ] as const)('says of how many, and what was substituted already (%s)', async (language, verb, title, word) => {
    const { user } = await open([simple(2), simple(1), simple(3, { situacio: 'substituida', pendent: 0 })], {
      language,
    });
    expect(document.querySelector('[data-mark="substituted"]')?.textContent).toBe(word);
    await user.click(screen.getByRole('button', { name: new RegExp(verb.replace('…', '')) }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('by keys alone: its field has the focus, who asks is picked, the oldest goes first', async () => {
    const { user, asked } = await open([simple(2), simple(1)]);
    await user.click(screen.getByRole('button', { name: /^Substituir per factura completa/ }));
    const dialog = await screen.findByRole('dialog');
    const client = within(dialog).getByRole('textbox', { name: /^Client que demana/ });
    await waitFor(() => expect(document.activeElement).toBe(client));
    expect(within(dialog).getByText(/S-2026-00001, S-2026-00002/)).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(dialog).findByRole('button', { name: /Client que demana la factura: cal/ })).toBeTruthy();
    expect(asked()).toHaveLength(0);
    await user.type(client, 'prom');
    await screen.findByRole('option', { name: /Promocions A/ });
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.options.body).toEqual({ factures: [1, 2], agent_fk: 9 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Esborrany de factura' })).toBeTruthy();
  });

  it('who was the client of all is proposed, and what is refused is told in the dialog, which stays', async () => {
    const agent = { id: 9, nom: 'Promocions A, SL', nif: 'B85626240' };
    const refused = new TransportFailure('refused', 422, {
      codi: 'invalid',
      camps: [{ cami: 'factures.1', codi: 'substituida_ja', missatge: 'La factura S-2026-00002 ja està substituïda.' }],
    } as unknown as Problem);
    const { user, asked } = await open([simple(2, { agent }), simple(1, { agent })], { refused });
    await user.click(screen.getByRole('button', { name: /^Substituir per factura completa/ }));
    const dialog = await screen.findByRole('dialog');
    expect((within(dialog).getByRole('textbox', { name: /^Client/ }) as HTMLInputElement).value).toBe(agent.nom);
    await user.click(within(dialog).getByRole('button', { name: 'Crear l’esborrany' }));
    expect(await within(dialog).findByText(/ja està substituïda/)).toBeTruthy();
    expect(asked()).toHaveLength(1);
  });
});
