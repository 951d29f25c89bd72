import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { despesaRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

const _update = (did: number, body: Record<string, unknown>) =>
  office.app.call(despesaRoutes.update, { ...office.at(did), body });

const _undo = (id: number) =>
  office.app.ok(desferRoutes.undo, {
    token: office.by.token,
    params: { id },
    query: { empresa_fk: office.by.empresaId },
  } as never);

describe('what a kind or a supplier bears of withholding', () => {
  const lloguer = [linia(61_000, { tipus_despesa_fk: TIPUS.lloguer })];
  const tecnics = [linia(61_000, { tipus_despesa_fk: TIPUS.tecnics })];
  const persona = {
    rao_social: '',
    nom: 'Pere',
    cognoms: 'Exemple',
    tipus_persona: 'F',
    nif: '12345678Z',
    proveidor: true,
  };

  test('comes with the kind however it comes, and leaving it out is asked: a company that lets, a professional', async () => {
    const lloga = await buildAgent(office.app, office.by, {
      rao_social: 'Lloguers Exemple SL',
      nif: 'A58818501',
      proveidor: true,
    });
    const professional = await buildAgent(office.app, office.by, persona);
    for (const [agent, linies] of [
      [lloga, lloguer],
      [professional, tecnics],
    ] as const) {
      const said = await office.create({ agent_fk: agent.id, linies });
      expect(said.imports.retingut).toBeGreaterThan(0);
      expect(await office.refused({ agent_fk: agent.id, linies, irpf_fk: null })).toEqual([
        409,
        'sense_retencio_esperada',
        'irpf_fk',
      ]);
      const next = await office.app.ok(despesaRoutes.next, { ...office.at(), query: { agent_fk: agent.id } } as never);
      expect([next.defectes.irpf_fk, next.darrera?.irpf_fk]).toEqual([said.irpf_fk, said.irpf_fk]);
      const bare = await office.create({
        agent_fk: agent.id,
        linies,
        irpf_fk: null,
        avisos_acceptats: ['sense_retencio_esperada'],
      });
      expect(bare.imports.retingut).toBe(0);
      const after = await office.app.ok(despesaRoutes.next, { ...office.at(), query: { agent_fk: agent.id } } as never);
      expect(after.defectes.irpf_fk).toBe(said.irpf_fk);
      const kept = await office.app.call(despesaRoutes.update, {
        ...office.at(bare.id),
        body: { versio: bare.versio, observacions: 'Vist' },
      } as never);
      expect(kept.status).toBe(200);
    }
  });

  test('borne by the last one of a supplier is asked about where the next is of the same, whatever its kind says', async () => {
    const agent = await buildAgent(office.app, office.by, {
      rao_social: 'Tallers Exemple SL',
      nif: 'B64717838',
      proveidor: true,
    });
    await office.create({ agent_fk: agent.id, irpf_fk: 2 });
    expect((await office.refused({ agent_fk: agent.id }))[1]).toBe('sense_retencio_esperada');
    const other = await office.create({
      agent_fk: agent.id,
      linies: [linia(1_000, { tipus_despesa_fk: TIPUS.combustible })],
    });
    expect(other.irpf_fk).toBeNull();
  });

  test('is not asked of who bears none: a company that works, a foreign supplier, a line without withholding', async () => {
    const strange = await buildAgent(office.app, office.by, { rao_social: 'X DE', nif: '129273398', nif_pais: 'DE' });
    for (const more of [
      { linies: tecnics },
      { agent_fk: strange.id, linies: lloguer },
      { linies: [{ ...lloguer[0], amb_retencio: false }] },
    ])
      expect((await office.create({ irpf_fk: null, ...more })).imports.retingut).toBe(0);
  });
});
