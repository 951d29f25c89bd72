import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { buildDespesaItem, buildTipus } from '#tests/support/despesa-record.ts';
import { bodyOf, list, open, USER, VEHICLE } from '#tests/support/despesa-screen.tsx';
import { answers } from '#tests/support/fake-api.ts';
import { EMPRESA } from '#tests/support/open-screen.tsx';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';

beforeEach(async () => {
  const kept = await draftsOf(USER);
  if (kept.length > 0) await dropDrafts(kept);
});

describe('the list', () => {
  it('adds up the filter and pays a row with P', async () => {
    const { api, user } = open({ path: list, items: [buildDespesaItem()] });
    expect(await screen.findByText(/1 despesa · base 100,00 · IVA 21,00 · total 121,00/)).toBeDefined();
    (await screen.findByText('Papereria Exemple')).closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('p');
    await waitFor(() =>
      expect(bodyOf(api, despesaRoutes.paga.name)).toMatchObject({ data_pagament: expect.any(String) }),
    );
  });
  it('asks the day and the means of those that it marks as paid together, and takes it back', async () => {
    const { api, user } = open({ path: list, items: [buildDespesaItem(), buildDespesaItem({ id: 13 })] });
    (await screen.findAllByText('Papereria Exemple'))[0]?.closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Marcar pagades' }));
    const dialog = await screen.findByRole('dialog', { name: 'Marcar pagades' });
    const day = within(dialog).getByRole('textbox', { name: 'Pagada el' });
    await user.clear(day);
    await user.type(day, '15/10/2026');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Forma de pagament' }), 'domiciliacio');
    await user.click(within(dialog).getByRole('button', { name: 'Marcar pagades' }));
    const paid = () =>
      api.calls.filter(({ name }) => name === despesaRoutes.paga.name).map(({ options }) => options.body);
    const done = { data_pagament: '2026-10-15', forma_pagament: 'domiciliacio' };
    await waitFor(() => expect(paid()).toEqual([done, done]));
    await user.click(await screen.findByRole('button', { name: /Desfer/ }));
    const back = { data_pagament: null, forma_pagament: 'transferencia' };
    await waitFor(() => expect(paid().slice(2)).toEqual([back, back]));
  });
  it('pays nothing on the day that stood before where the one typed is none', async () => {
    const { api, user } = open({ path: list, items: [buildDespesaItem(), buildDespesaItem({ id: 13 })] });
    (await screen.findAllByText('Papereria Exemple'))[0]?.closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Marcar pagades' }));
    const dialog = await screen.findByRole('dialog', { name: 'Marcar pagades' });
    const day = within(dialog).getByRole('textbox', { name: 'Pagada el' });
    await user.clear(day);
    await user.type(day, '31/02/2026');
    await user.click(within(dialog).getByRole('button', { name: 'Marcar pagades' }));
    const paid = () => api.calls.filter(({ name }) => name === despesaRoutes.paga.name);
    await waitFor(() =>
      expect(paid().map(({ options }) => options.body)).toEqual([{ data_pagament: '' }, { data_pagament: '' }]),
    );
  });
  it('invites to drop receipts where there is nothing yet', async () => {
    open({ path: list });
    expect(await screen.findByText('Deixeu aquí tiquets o factures per començar.')).toBeDefined();
  });
});

describe('the tree of kinds', () => {
  it('is walked with the arrows, and one in use is offered to be put out of use', async () => {
    const inUse = { codi: 'en_us', detail: 'És en ús.', status: 409 } as unknown as Problem;
    const more = [
      answers(tipusDespesaRoutes.remove, () => {
        throw new TransportFailure('refused', 409, inUse);
      }),
      answers(tipusDespesaRoutes.update, () => buildTipus({ baixa: true })),
    ];
    const kinds = [buildTipus(), buildTipus({ id: 8, pare_fk: 5, nom: 'Paper', usos: 3 }), VEHICLE];
    const { api, user } = open({ path: `/empresa/${EMPRESA}/tipus-despesa`, kinds, more });
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent ?? '');
    await screen.findByText('Paper');
    screen.getByText('Material d’oficina').closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(rows().some((text) => text.startsWith('Paper'))).toBe(false);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Paper'));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Suprimir' }));
    await user.click(await screen.findByRole('button', { name: 'Deixar d’oferir' }));
    await waitFor(() => expect(bodyOf(api, tipusDespesaRoutes.update.name)).toEqual({ versio: 1, baixa: true }));
  });

  it('opens the kind whose row is pressed, and shows with the focus the one just made, wherever it stands', async () => {
    const under = buildTipus({ id: 8, pare_fk: 5, nom: 'Paper' });
    const fresh = buildTipus({ id: 9, pare_fk: 5, nom: 'Drons i vols' });
    const kinds = [buildTipus(), under, VEHICLE];
    const more = [
      answers(tipusDespesaRoutes.list, () => [...kinds]),
      answers(tipusDespesaRoutes.nou, () => fresh as never),
      answers(tipusDespesaRoutes.create, () => {
        kinds.push(fresh);
        return fresh;
      }),
    ];
    const { user } = open({ path: `/empresa/${EMPRESA}/tipus-despesa`, more });
    await user.click(await screen.findByText('Paper'));
    const drawer = await screen.findByRole('dialog', { name: 'Paper' });
    await user.click(within(drawer).getByRole('button', { name: 'Tancar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('Material d’oficina').closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('{ArrowLeft}n');
    await user.type(await screen.findByRole('textbox', { name: /Nom/ }), '!');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('S’ha creat «Drons i vols»')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Drons i vols'));
  });

  it('offers no rate of what is sold', async () => {
    const { user } = open({ path: `/empresa/${EMPRESA}/tipus-despesa`, kinds: [buildTipus()] });
    (await screen.findByText('Material d’oficina')).closest<HTMLElement>('[tabindex]')?.focus();
    await user.keyboard('{Enter}');
    const rate = await screen.findByLabelText('Tipus d’IVA');
    const offered = () =>
      within(rate)
        .getAllByRole('option')
        .map((one) => one.textContent);
    await waitFor(() => expect(offered().join()).toMatch(/General/));
    expect(offered().filter((text) => text?.includes('Inversió'))).toEqual([]);
  });
});
