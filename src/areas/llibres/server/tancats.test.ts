import { afterAll, beforeAll, expect, test } from 'vitest';
import { importacioDespesaRoutes } from '#areas/despesa/contract/importacio.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { desferRoutes } from '#contract/desfer.ts';
import type { Route } from '#contract/route.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { uploadFile } from '#tests/support/upload.ts';
import { llibresRoutes } from '../contract/routes.ts';

/** A day of the quarter that is closed, and others of quarters that are open. */
const [DINS, ABANS, DESPRES] = ['2026-02-10', '2025-11-10', '2026-08-10'];
const ACCEPTED = [
  'data_passada',
  'data_trimestre_passat',
  'clau_de_caixa',
  'operacio_posterior',
  'irpf_de_societat',
  'data_cobrament',
  'recepcio_anterior',
  'cobrament_excessiu',
];
let office: FacturaOffice;
let proveidor: number;
let tecnica: number;
beforeAll(async () => {
  office = await openFacturaOffice();
  proveidor = (
    await buildAgent(office.app, office.by, { rao_social: 'Papereria Exemple, SL', nif: 'B65410011', proveidor: true })
  ).id;
  tecnica = (
    await buildAgent(office.app, office.by, {
      tipus_persona: 'F',
      nom: 'Tècnica',
      cognoms: 'Exemple',
      nif: '12345678Z',
      proveidor: true,
    })
  ).id;
});
afterAll(() => office.app.close());

const company = (more: Record<string, number | string> = {}) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, ...more },
});
const quarter = (call: Route, exercici: number, body?: object) =>
  office.app.ok(call, {
    ...company({ exercici: String(exercici), trimestre: '1' }),
    ...(body && { body: body as never }),
  });
const tanca = () => quarter(trimestreRoutes.tanca, 2026);
/** Opens it with those before, which were closed with it. */
const obre = () => quarter(trimestreRoutes.reobre, 2022, { motiu: 'Falta un paper' });

/** Every box of the forms of the quarter, and what its books add up to. */
const figures = async (): Promise<string> => {
  const models = await Promise.all(
    ['303', '130', '111', '115'].map(async (model) => {
      const query = { exercici: 2026, trimestre: 1 };
      const { grups } = await office.app.ok(llibresRoutes.resum, { ...company({ model }), query } as never);
      return grups.flatMap(({ caselles }) => caselles.map(({ casella, valor }) => `${model}.${casella}=${valor}`));
    }),
  );
  const any = await office.app.ok(llibresRoutes.any, { ...company(), query: { exercici: 2026 } } as never);
  return JSON.stringify([models, any.trimestres[0]?.rebudes, any.trimestres[0]?.expedides]);
};

let made = 0;
const body = ({ persona = false, ...more }: Readonly<Record<string, unknown>>): object => {
  made += 1;
  const linies = [gasto(10_000)];
  return {
    agent_fk: persona ? tecnica : proveidor,
    num_factura: `T-${made}`,
    data: ABANS,
    linies,
    avisos_acceptats: ACCEPTED,
    ...more,
  };
};
const spent = (more: Readonly<Record<string, unknown>>) =>
  office.app.ok(despesaRoutes.create, { ...company(), body: body(more) as never });
const issued = async (more: object) => {
  const draft = await office.draft({ data: DESPRES, ...more });
  return office.app.ok(facturaAccioRoutes.emetre, {
    ...office.at(draft.id),
    body: { versio: draft.versio, avisos_acceptats: ACCEPTED },
  });
};
const paid = async (more: object, data: string) => {
  const { id } = await issued(more);
  const one = await office.app.ok(cobramentRoutes.create, {
    ...office.at(id),
    body: { data, avisos_acceptats: ACCEPTED } as never,
  });
  return { fid: id, pid: one.cobraments[0]?.id ?? 0, versio: one.cobraments[0]?.versio ?? 0 };
};
const WITHHELD = { linies: [gasto(50_000, { tipus_despesa_fk: TIPUS.tecnics })], irpf_fk: 2 };
const CAIXA = { clau: '07' };
const FACTURA_CAIXA = { clau_regim: '07' };

type Call = () => Promise<{ status: number; body: { codi?: string } }>;
/** Each is prepared while the quarter is open, and called once it is closed. */
const ATTEMPTS: Readonly<Record<string, () => Promise<Call>>> = {
  ...Object.fromEntries(
    Object.entries({
      'received in it': { data: DINS },
      'received before, with a paper of it': { data: DINS, data_recepcio: ABANS },
      'received before, with its operation in it': { data: ABANS, data_operacio: DINS },
      'deducted in it': { data: ABANS, deduible_en: { exercici: 2026, trimestre: 1 } },
      'paid in it, with tax withheld of a person': { ...WITHHELD, persona: true, data_pagament: DINS },
      'due in it, with tax withheld of a company': { ...WITHHELD, venciment: DINS },
      'paid in it before it is due, with tax withheld of a company': {
        ...WITHHELD,
        venciment: DESPRES,
        data_pagament: DINS,
      },
      'paid in it, in the cash regime': { ...CAIXA, data_pagament: DINS },
    }).map(([name, more]) => [
      `an expense ${name}`,
      async () => () => office.app.call(despesaRoutes.create, { ...company(), body: body(more) as never }),
    ]),
  ),
  'an expense whose operation moves into it': async () => {
    const { id: did, versio } = await spent({});
    return () =>
      office.app.call(despesaRoutes.update, { ...company({ did }), body: { versio, data_operacio: DINS } as never });
  },
  'an expense with its operation in it, deleted': async () => {
    const { id: did } = await spent({ data_operacio: DINS });
    return () => office.app.call(despesaRoutes.remove, company({ did }));
  },
  'an expense whose due day, with tax withheld of a company, moves into it': async () => {
    const { id: did, versio } = await spent(WITHHELD);
    return () =>
      office.app.call(despesaRoutes.update, { ...company({ did }), body: { versio, venciment: DINS } as never });
  },
  'an expense of a company, with tax withheld, that is paid in it before it is due': async () => {
    const { id: did } = await spent({ ...WITHHELD, venciment: DESPRES });
    return () => office.app.call(despesaRoutes.paga, { ...company({ did }), body: { data_pagament: DINS } });
  },
  'an expense of the cash regime that is paid in it': async () => {
    const { id: did } = await spent(CAIXA);
    return () => office.app.call(despesaRoutes.paga, { ...company({ did }), body: { data_pagament: DINS } });
  },
  'an expense of the cash regime that was paid in it, and is not': async () => {
    const { id: did, versio } = await spent({ ...CAIXA, data_pagament: DINS });
    return () =>
      office.app.call(despesaRoutes.update, { ...company({ did }), body: { versio, data_pagament: null } as never });
  },
  'a deleted expense that was paid in it, brought back': async () => {
    const { id: did } = await spent({ ...CAIXA, data_pagament: DINS });
    const { desfer } = await office.app.ok(despesaRoutes.remove, company({ did }));
    return () => office.app.call(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id } });
  },
  'an invoice with its operation in it, issued': async () => {
    const { id, versio } = await office.draft({ data: DESPRES, data_operacio: DINS });
    return () =>
      office.app.call(facturaAccioRoutes.emetre, {
        ...office.at(id),
        body: { versio, avisos_acceptats: ACCEPTED },
      });
  },
  'an invoice with its operation in it, annulled': async () => {
    const { id, versio } = await issued({ data_operacio: DINS });
    return () =>
      office.app.call(facturaAccioRoutes.anullar, { ...office.at(id), body: { versio, motiu: 'Era una prova' } });
  },
  'an invoice of the cash regime that is collected in it': async () => {
    const { id } = await issued(FACTURA_CAIXA);
    const given = { data: DINS, avisos_acceptats: ACCEPTED } as never;
    return () => office.app.call(cobramentRoutes.create, { ...office.at(id), body: given });
  },
  'a payment of the cash regime that leaves it': async () => {
    const { fid, pid, versio } = await paid(FACTURA_CAIXA, DINS);
    const given = { versio, data: DESPRES, avisos_acceptats: ACCEPTED } as never;
    return () => office.app.call(cobramentRoutes.update, { ...office.at(fid, { pid }), body: given });
  },
  'a payment of the cash regime that changes in it': async () => {
    const { fid, pid, versio } = await paid(FACTURA_CAIXA, DINS);
    const given = { versio, total: 1, avisos_acceptats: ACCEPTED } as never;
    return () => office.app.call(cobramentRoutes.update, { ...office.at(fid, { pid }), body: given });
  },
  'a payment of the cash regime that is deleted': async () => {
    const { fid, pid } = await paid(FACTURA_CAIXA, DINS);
    return () => office.app.call(cobramentRoutes.remove, office.at(fid, { pid }));
  },
  'a deleted payment of the cash regime, brought back': async () => {
    const { fid, pid } = await paid(FACTURA_CAIXA, DINS);
    const { desfer } = await office.app.ok(cobramentRoutes.remove, office.at(fid, { pid }));
    return () => office.app.call(desferRoutes.undo, { token: office.by.token, params: { id: desfer.id } });
  },
};

test.each(Object.entries(ATTEMPTS))('a closed quarter keeps its figures: %s', async (_name, prepare) => {
  const attempt = await prepare();
  await tanca();
  const before = await figures();
  const { status, body: said } = await attempt();
  expect([status, said.codi]).toEqual([409, 'periode_tancat']);
  expect(await figures()).toBe(before);
  // It is what a closed quarter refuses, and nothing else: open again, it goes through.
  await obre();
  expect((await attempt()).status).toBe(200);
  expect(await figures()).not.toBe(before);
});

test('a company is paid in a closed quarter what was due before: nothing of it moves', async () => {
  const { id: did } = await spent(WITHHELD);
  await tanca();
  const before = await figures();
  await office.app.ok(despesaRoutes.paga, { ...company({ did }), body: { data_pagament: DINS } });
  expect(await figures()).toBe(before);
  await obre();
});

test('a row of a sheet whose operation is in a closed quarter is told and stays out', async () => {
  await tanca();
  const sheet = Buffer.from('Data;Data operació;Factura;Proveïdor;Base;IVA\n10/11/2025;10/02/2026;Z-1;Full;12,00;21\n');
  const pujada_fk = await uploadFile(office.app, office.by, 'despeses.csv', sheet);
  const { id: iid } = await office.app.ok(importacioDespesaRoutes.create, { ...company(), body: { pujada_fk } });
  const columnes = ['data', 'data_operacio', 'num_factura', 'proveidor', 'base', 'iva'];
  const { items } = await office.app.ok(importacioDespesaRoutes.revisio, {
    ...company({ iid }),
    body: { columnes } as never,
  });
  expect(items.map(({ faltes }) => faltes.map(({ codi }) => codi))).toEqual([['trimestre_tancat']]);
  await obre();
});

test('what rectifies is counted by its own day, whatever that of the operation', async () => {
  const { id } = await issued({ data: DESPRES });
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(id),
    body: { motiu: 'R1', rao: '80', text: 'Menys feina', mode: 'total' } as never,
  });
  await tanca();
  const before = await figures();
  const { versio } = await office.get(draft.id);
  const answer = await office.app.call(facturaAccioRoutes.emetre, {
    ...office.at(draft.id),
    body: { versio, avisos_acceptats: ACCEPTED },
  });
  expect(answer.status).toBe(200);
  expect(await figures()).toBe(before);
  await obre();
});
