import { afterAll, beforeAll, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { DESPESA_TIPUS } from '#areas/despesa/contract/schemas.ts';
import { CLAUS_REBUDA } from '#areas/fiscal/domain/llibre.data.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { llibresRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
let european: number;
beforeAll(async () => {
  office = await openDespesaOffice();
  european = (
    await buildAgent(office.app, office.by, {
      rao_social: 'Exemple GmbH',
      nif: 'DE123456789',
      nif_pais: 'DE',
      proveidor: true,
    })
  ).id;
});
afterAll(() => office.app.close());

/** What the quarter owes and deducts, in cents. */
const owedAndDeducted = async (): Promise<number[]> => {
  const { grups } = await office.app.ok(llibresRoutes.resum, {
    ...office.at(),
    params: { id: office.by.empresaId, model: '303' },
    query: { exercici: 2026, trimestre: 3 },
  } as never);
  const all = new Map(grups.flatMap(({ caselles }) => caselles.map((one) => [one.casella, one.valor] as const)));
  return [all.get('27') ?? 0, all.get('45') ?? 0];
};
const PAPERS = [...DESPESA_TIPUS.map((tipus) => [tipus, false] as const), ['simplificada', true] as const];

test.each(PAPERS)(
  'of every key, what a paper (%s, qualified: %s) says that it owes and deducts is what the 303 does',
  async (tipus, qualificada) => {
    const taken: string[] = [];
    for (const clau of CLAUS_REBUDA)
      for (const isp of [false, true]) {
        const answer = await office.app.call(despesaRoutes.create, {
          ...office.at(),
          body: {
            tipus,
            qualificada,
            clau,
            isp,
            agent_fk: clau === '09' ? european : office.proveidorId,
            num_factura: tipus === 'sense_factura' ? '' : `${tipus} ${clau} ${isp}`,
            rectifica: tipus === 'rectificativa' ? { motiu: 'R1', num_factura: 'X', data: '2026-07-01' } : null,
            data: '2026-07-10',
            data_pagament: '2026-07-11',
            linies: [linia(10_000, { iva_fk: tipus === 'sense_factura' ? null : 1 })],
            avisos_acceptats: ['nif_incorrecte'],
          } as never,
        });
        if (answer.status !== 200) {
          expect([422, clau, isp]).toEqual([answer.status, clau, isp]);
          continue;
        }
        taken.push(clau);
        const { id, imports } = answer.body;
        const owed = imports.total === imports.base ? imports.quota : 0;
        expect([clau, isp, ...(await owedAndDeducted())]).toEqual([clau, isp, owed, imports.deduible]);
        await office.app.ok(despesaRoutes.remove, office.at(id));
      }
    expect(taken).toContain('01');
  },
);
