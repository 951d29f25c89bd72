import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import { buildDespesa, buildTipus, LINIA_DESPESA } from '#tests/support/despesa-record.ts';
import { AGENT, agents, bodyOf, list, open, USER } from '#tests/support/despesa-screen.tsx';
import { answers } from '#tests/support/fake-api.ts';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { despesaRoutes } from '../contract/routes.ts';

beforeEach(async () => {
  const kept = await draftsOf(USER);
  if (kept.length > 0) await dropDrafts(kept);
});

const typeLine = async (user: ReturnType<typeof userEvent.setup>) => {
  const grid = await screen.findByRole('grid', { name: 'Línies' });
  await user.click(within(grid).getAllByRole('gridcell')[1] as HTMLElement);
  await user.keyboard('Paper{Tab}100{Tab}');
  return grid;
};

describe('a new expense', () => {
  it('is typed from its paper: the sums follow, and what is sent is what was written', async () => {
    const { api, user } = open({ path: `${list}/nova` });
    expect(await screen.findByText('Núm. 5 (previst)', {}, { timeout: 15_000 })).toBeDefined();
    await user.type(await screen.findByLabelText('Nom del proveïdor'), 'Papereria');
    await user.type(screen.getByRole('textbox', { name: /Núm. de la factura/ }), 'F-77');
    await typeLine(user);
    expect(screen.getByRole('button', { name: 'Total: 121,00. Per què?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Total: 121,00. Per què?' }));
    expect(screen.getByText('100,00 + 21,00 = 121,00 €.')).toBeDefined();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.hash).toContain('/despesa/30'));
    expect(bodyOf(api, despesaRoutes.create.name)).toMatchObject({
      nom_proveidor: 'Papereria',
      num_factura: 'F-77',
      linies: [{ concepte: 'Paper', base: 10_000, iva_fk: 1, quota: null }],
      pujades: [],
    });
  });

  it('takes the total that the receipt prints: base and VAT add up to it', async () => {
    const { user } = open({ path: `${list}/nova` });
    const grid = await screen.findByRole('grid', { name: 'Línies' });
    await user.click(within(grid).getAllByRole('gridcell')[5] as HTMLElement);
    await user.keyboard('50,01{Tab}');
    expect(await screen.findByRole('button', { name: 'Base: 41,33. Per què?' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'IVA: 8,68. Per què?' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Total: 50,01. Per què?' })).toBeDefined();
  });

  it('takes the base as the total of a line whose VAT whoever buys owes', async () => {
    const { user } = open({ path: `${list}/nova` });
    const grid = await typeLine(user);
    const totals = () => within(grid).getAllByRole('gridcell')[5]?.textContent;
    expect(totals()).toBe('121,00');
    await user.click(screen.getByText('IVA i retenció'));
    await user.click(screen.getByLabelText('Inversió del subjecte passiu'));
    await waitFor(() => expect(totals()).toBe('100,00'));
    await user.click(within(grid).getAllByRole('gridcell')[5] as HTMLElement);
    await user.keyboard('80{Tab}');
    expect(await screen.findByRole('button', { name: 'Base: 80,00. Per què?' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Total: 80,00. Per què?' })).toBeDefined();
  });

  it('is of a name that is no agent where that is what was typed, and offers to make it one', async () => {
    const { user } = open({ path: `${list}/nova`, more: [agents()] });
    await user.type(await screen.findByRole('textbox', { name: 'Proveïdor' }), 'Quiosc de la plaça{Tab}');
    expect((screen.getByLabelText('Nom del proveïdor') as HTMLInputElement).value).toBe('Quiosc de la plaça');
    expect(await screen.findByText(/Quiosc de la plaça no és cap agent/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Crear l’agent' })).toBeDefined();
  });

  it('takes the agent whose very name was typed, left with Tab or with Enter before the list has come', async () => {
    for (const key of ['{Tab}', '{Enter}']) {
      const { user } = open({
        path: `${list}/nova`,
        more: [agents('Papereria Exemple'), answers(agentRoutes.get, () => AGENT)],
      });
      const field = await screen.findByRole('textbox', { name: 'Proveïdor' });
      await user.type(field, `papereria exemple${key}`);
      await waitFor(() => expect(screen.queryByLabelText('Nom del proveïdor')).toBeNull());
      expect((screen.getByRole('textbox', { name: 'Proveïdor' }) as HTMLInputElement).value).toBe('Papereria Exemple');
      cleanup();
    }
  });

  it('finds a kind by any part of its name; what names several is not taken, and its list stays', async () => {
    const kinds = [
      buildTipus({ id: 5, nom: 'Aparells de mesura' }),
      buildTipus({ id: 6, nom: 'Aparcament' }),
      buildTipus({ id: 7, nom: 'Material d’oficina' }),
    ];
    const { user } = open({ path: `${list}/nova`, kinds });
    const grid = await screen.findByRole('grid', { name: 'Línies' });
    const kind = () => within(grid).getAllByRole('gridcell')[0] as HTMLElement;
    await user.click(kind());
    await user.keyboard('apar{Enter}');
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map((one) => one.textContent)).toEqual(['Aparells de mesura', 'Aparcament']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await waitFor(() => expect(kind().textContent).toBe('Aparcament'));
    await user.click(kind());
    await user.keyboard('ofi{Tab}');
    await waitFor(() => expect(kind().textContent).toBe('Material d’oficina'));
    expect(kind().getAttribute('aria-invalid')).toBeNull();
    // Who goes on without looking loses nothing: the cell stays marked with what was typed, and the next words are the concept's.
    await user.click(kind());
    await user.keyboard('apar{Tab}Visita{Tab}');
    expect([kind().textContent, kind().getAttribute('aria-invalid')]).toEqual(['apar', 'true']);
    expect(within(grid).getAllByRole('gridcell')[1]?.textContent).toBe('Visita');
  });

  it('calls a good by the concept of its line, unless it was given a name', async () => {
    const amortitzacio = { tipus_be: '23' as const, fila: 'S-5', percentatge: '26' };
    const { api, user } = open({ path: `${list}/nova`, kinds: [buildTipus({ nom: 'Equips', amortitzacio })] });
    await user.type(await screen.findByLabelText('Nom del proveïdor'), 'Botiga');
    await user.type(screen.getByRole('textbox', { name: /Núm. de la factura/ }), 'F-78');
    const grid = await screen.findByRole('grid', { name: 'Línies' });
    await user.click(within(grid).getAllByRole('gridcell')[0] as HTMLElement);
    await user.keyboard('equips{Tab}Portàtil{Tab}900{Tab}');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(bodyOf(api, despesaRoutes.create.name)).toBeDefined());
    expect(bodyOf(api, despesaRoutes.create.name)).toMatchObject({
      linies: [{ concepte: 'Portàtil', be_inversio: { descripcio: 'Portàtil' } }],
    });
  });

  it('withholds what the kind of a line asks while such a line is there, and what somebody says for good', async () => {
    const kinds = [buildTipus(), buildTipus({ id: 9, nom: 'Lloguer', irpf_fk: 2 })];
    const { user } = open({ path: `${list}/nova`, kinds });
    const grid = await typeLine(user);
    const withheld = () =>
      (screen.getByLabelText('Retenció d’IRPF', { selector: 'select' }) as HTMLSelectElement).value;
    await user.click(screen.getByText('IVA i retenció'));
    expect(withheld()).toBe('');
    // Nothing withheld is said in one way.
    const select = screen.getByLabelText('Retenció d’IRPF', { selector: 'select' });
    expect(within(select).getAllByRole('option', { name: /Sense retenció/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Línia' }));
    await user.keyboard('lloguer{Tab}');
    await waitFor(() => expect(withheld()).toBe('2'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(2));
    await waitFor(() => expect(withheld()).toBe(''));
  });

  /** What the next expense of agent 3 starts from, whose last one was of kind 9, with withholding. */
  const ofLast = (linies: readonly object[]) =>
    answers(despesaRoutes.next, () => ({
      exercici: 2026,
      numero: 5,
      defectes: { iva_fk: 1, irpf_fk: 2, forma_pagament: 'transferencia' as const, clau: '01' as const, isp: false },
      darrera: { ...buildDespesa({ linies: linies as never }), irpf_fk: 2 } as never,
    }));
  const withheldNow = async () =>
    ((await screen.findByLabelText('Retenció d’IRPF', { selector: 'select' })) as HTMLSelectElement).value;

  it('of a supplier brings what was withheld of its last one, chosen, from its own screen, or copied', async () => {
    const kinds = [buildTipus(), buildTipus({ id: 9, nom: 'Lloguer', irpf_fk: 2 })];
    const last = [{ ...LINIA_DESPESA, tipus_despesa_fk: 9, base: 5_000 }];
    const more = [ofLast(last), agents('Papereria Exemple'), answers(agentRoutes.get, () => AGENT)];
    for (const chosen of [true, false]) {
      const { api, user } = open({ path: chosen ? `${list}/nova` : `${list}/nova?agent=3`, kinds, more });
      if (chosen) await user.type(await screen.findByRole('textbox', { name: 'Proveïdor' }), 'papereria exemple{Tab}');
      const grid = await screen.findByRole('grid', { name: 'Línies' });
      await waitFor(() => expect(within(grid).getAllByRole('gridcell')[0]?.textContent).toBe('Lloguer'));
      await user.type(screen.getByRole('textbox', { name: /Núm. de la factura/ }), 'F-80');
      await user.click(within(grid).getAllByRole('gridcell')[2] as HTMLElement);
      await user.keyboard('610{Tab}{Control>}s{/Control}');
      await waitFor(() => expect(bodyOf(api, despesaRoutes.create.name)).toMatchObject({ irpf_fk: 2, agent_fk: 3 }));
      cleanup();
    }
    const { user } = open({ path: `${list}/nova`, kinds, more });
    await user.type(await screen.findByRole('textbox', { name: 'Proveïdor' }), 'papereria exemple{Tab}');
    await user.click(await screen.findByText('IVA i retenció'));
    await waitFor(async () => expect(await withheldNow()).toBe('2'));
    await user.selectOptions(screen.getByLabelText('Retenció d’IRPF', { selector: 'select' }), '');
    await user.click(screen.getByRole('button', { name: 'Duplicar l’última del proveïdor' }));
    await waitFor(async () => expect(await withheldNow()).toBe('2'));
  });

  it('keeps the paper and the regime that somebody chose, whatever the last one of the supplier was', async () => {
    const more = [ofLast([LINIA_DESPESA]), agents('Papereria Exemple'), answers(agentRoutes.get, () => AGENT)];
    const { user } = open({ path: `${list}/nova`, more });
    const paper = async () => (await screen.findByLabelText(/^Document/, { selector: 'select' })) as HTMLSelectElement;
    await user.selectOptions(await paper(), 'rectificativa');
    await user.type(await screen.findByRole('textbox', { name: 'Proveïdor' }), 'papereria exemple{Tab}');
    await user.click(await screen.findByText('IVA i retenció'));
    await waitFor(async () => expect(await withheldNow()).toBe('2'));
    expect((await paper()).value).toBe('rectificativa');
  });

  it('asks before a kind changes the rate or what is deducted that somebody wrote', async () => {
    const kinds = [buildTipus(), buildTipus({ id: 9, nom: 'Lloguer', iva_fk: 1, iva_deduible: '50' })];
    const { user } = open({ path: `${list}/nova`, kinds });
    const grid = await typeLine(user);
    const cell = (at: number) => within(grid).getAllByRole('gridcell')[at] as HTMLElement;
    await user.click(cell(6));
    await user.keyboard('30{Tab}');
    await user.click(cell(0));
    await user.keyboard('lloguer{Tab}');
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(dialog.textContent).toContain('la línia diu el 30');
    await user.click(within(dialog).getByRole('button', { name: 'Deixar el que hi ha' }));
    expect([cell(0).textContent, cell(6).textContent]).toEqual(['Lloguer', '30']);
    await user.click(cell(0));
    await user.keyboard('material{Tab}');
    await user.click(await screen.findByRole('button', { name: 'Canviar-ho' }, { timeout: 15_000 }));
    await waitFor(() => expect(cell(6).textContent).toBe('100'));
  });

  it('asks before lines that were typed are replaced by those of the last expense', async () => {
    const darrera = buildDespesa({ linies: [{ ...LINIA_DESPESA, base: 5_000, concepte: 'El d’abans' }] });
    const more = [
      answers(despesaRoutes.next, () => ({
        exercici: 2026,
        numero: 5,
        defectes: {
          iva_fk: 1,
          irpf_fk: null,
          forma_pagament: 'transferencia' as const,
          clau: '01' as const,
          isp: false,
        },
        darrera: darrera as never,
      })),
      agents('Papereria Exemple'),
      answers(agentRoutes.get, () => AGENT),
    ];
    const { user } = open({ path: `${list}/nova?agent=3`, more });
    const grid = await typeLine(user);
    await user.click(await screen.findByRole('button', { name: 'Duplicar l’última del proveïdor' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(dialog.textContent).toContain('la línia escrita');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel·lar' }));
    expect(within(grid).getByText('Paper')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Duplicar l’última del proveïdor' }));
    await user.click(await screen.findByRole('button', { name: 'Substituir' }));
    expect(await within(grid).findByText('El d’abans')).toBeDefined();
  });

  it('brings the refusal of a cell to its cell, which is over once it is written again', async () => {
    const camps = [{ cami: 'linies.0.base', codi: 'x', missatge: 'La base no pot ser zero.' }];
    const problem = { codi: 'dades_incorrectes', detail: 'No.', status: 422, camps } as unknown as Problem;
    const more = [
      answers(despesaRoutes.create, () => {
        throw new TransportFailure('refused', 422, problem);
      }),
    ];
    const { user } = open({ path: `${list}/nova`, more });
    await user.type(await screen.findByLabelText('Nom del proveïdor'), 'Papereria');
    await user.type(screen.getByRole('textbox', { name: /Núm. de la factura/ }), 'F-77');
    const grid = await typeLine(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Línia 1, Base: La base no pot ser zero.')).toBeDefined();
    await waitFor(() => expect(grid.querySelector('[aria-invalid="true"]')).not.toBeNull());
    // The summary leads to the cell, where one types at once.
    await user.click(screen.getByRole('button', { name: 'Línia 1, Base: La base no pot ser zero.' }));
    expect(document.activeElement).toBe(within(grid).getAllByRole('gridcell')[2]);
    await user.keyboard('20{Tab}');
    await waitFor(() => expect(grid.querySelector('[aria-invalid="true"]')).toBeNull());
    expect(screen.getByRole('button', { name: 'Base: 20,00. Per què?' })).toBeDefined();
  });

  it('says that its quarter is closed before it is sent', async () => {
    open({ path: `${list}/nova`, tancat: true });
    expect(await screen.findByText(/és tancat: poseu-hi una data de recepció/)).toBeDefined();
  });
});

describe('a stored expense', () => {
  it('of a closed quarter gives only its payment and notes', async () => {
    const { api, user } = open({ path: `${list}/12`, despesa: buildDespesa({ tancada: true }) });
    expect(await screen.findByText(/només es poden canviar el pagament/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Núm. de la factura/ }).matches(':disabled')).toBe(true);
    await user.click(screen.getByText('Pagament'));
    await user.click(screen.getByRole('button', { name: 'Pagada avui' }));
    await user.click(screen.getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(bodyOf(api, despesaRoutes.update.name)).toBeDefined());
    expect(Object.keys(bodyOf(api, despesaRoutes.update.name) as object).sort()).toEqual(['data_pagament', 'versio']);
  });
  it('is marked as paid once what its payment asks is accepted', async () => {
    const avisos = [{ codi: 'pagament_anterior', cami: 'data_pagament', missatge: 'El pagament és anterior.' }];
    const problem = { codi: 'avisos', detail: 'No.', status: 409, avisos } as unknown as Problem;
    const paga = answers(despesaRoutes.paga, ({ body }) => {
      if (!body?.avisos_acceptats?.includes('pagament_anterior')) throw new TransportFailure('refused', 409, problem);
      return buildDespesa({ data_pagament: body.data_pagament ?? null });
    });
    const { api, user } = open({ path: `${list}/12`, more: [paga] });
    const tries = () => api.calls.filter(({ name }) => name === despesaRoutes.paga.name).length;
    const ask = async (answer: string) => {
      await user.click(await screen.findByRole('button', { name: 'Més accions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Marcar pagada' }));
      expect(await screen.findByText('El pagament és anterior.')).toBeDefined();
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
    };
    await ask('Cancel·lar');
    expect(tries()).toBe(1);
    await ask('Continuar');
    expect(await screen.findByText('Despesa pagada')).toBeDefined();
    expect(tries()).toBe(3);
  });
  it('is only read by who may not write', async () => {
    open({ path: `${list}/12`, rol: 'lector' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Despesa 4' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Desar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Triar fitxers' })).toBeNull();
  });
});

describe('the short form of the phone', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const short = async () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width/.test(query) });
    const opened = open({ path: `${list}/nova` });
    const total = await screen.findByRole('textbox', { name: /^Total/ });
    await opened.user.type(total, '60,50');
    await opened.user.selectOptions(screen.getByRole('combobox', { name: /^Tipus de despesa/ }), '5');
    return opened;
  };

  it('goes on in the whole form with what was typed, and nothing is left to be restored', async () => {
    const { api, user } = await short();
    await waitFor(async () => expect(await draftsOf(USER)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Tots els camps' }));
    const sums = await screen.findAllByText(/60,50/);
    expect(sums.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Desar' }));
    await waitFor(() => expect(bodyOf(api, 'despesa.create')).toBeTruthy());
    expect(bodyOf(api, 'despesa.create')).toMatchObject({
      tipus: 'simplificada',
      linies: [{ tipus_despesa_fk: 5, base: 5_000, quota: 1_050 }],
    });
  });
});
