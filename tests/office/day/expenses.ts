import { PDF } from '#tests/support/upload.ts';
import { type Day, type Step, steps } from './step.ts';

const ofCompany = (day: Day, more: Record<string, number> = {}) => ({ params: { id: day.empresaId, ...more } });
const of = (day: Day, name = 'despesa') => ofCompany(day, { did: day.made[name].id });
const ofTipus = (day: Day) => ofCompany(day, { tid: day.made['tipus_despesa'].id });
const ofArxiu = (day: Day) => ofCompany(day, { did: day.made['despesa'].id, aid: day.made['despesa_arxiu'].id });
const named =
  (name: string): NonNullable<Step['keep']> =>
  (day, answer) => {
    day.made[name] = answer;
  };
const ofImport = (day: Day) => ofCompany(day, { iid: day.made['despesa_importacio'].id });
const COLUMNES = ['data', 'num_factura', 'proveidor', 'base'];
const SHEET = (day: Day) =>
  Buffer.from(`Data;Factura;Proveïdor;Base\n05/10/2026;I ${day.stamp};Full ${day.stamp};12,00\n`);
const linies = (day: Day) => [{ clau: 'a', tipus_despesa_fk: day.made['tipus_despesa'].id, base: 12_300 }];
const body = (day: Day, num_factura: string) => ({
  agent_fk: day.made['agent'].id,
  num_factura: `${num_factura} ${day.stamp}`,
  data: '2026-10-05',
  linies: linies(day),
  avisos_acceptats: ['nif_incorrecte', 'deduccio_sense_nif', 'data_futura'],
});

/** Group «expense»: kinds, expenses, their papers and their lists. */
export const expenseSteps = steps([
  { call: 'tipus_despesa.nou', given: (day) => ofCompany(day) },
  { call: 'tipus_despesa.list', given: (day) => ofCompany(day) },
  {
    call: 'tipus_despesa.create',
    given: (day) => ({ ...ofCompany(day), body: { nom: `Assajos ${day.stamp}`, pare_fk: 7300 } }),
    keep: named('tipus_despesa'),
  },
  { call: 'tipus_despesa.list', given: (day) => ofCompany(day) },
  {
    call: 'tipus_despesa.update',
    given: (day) => ({ ...ofTipus(day), body: { versio: 1, ajuda: `Ajuda ${day.stamp}` } }),
    keep: named('tipus_despesa'),
  },
  {
    call: 'despesa.importar.facturae',
    given: async (day, by) => ({
      ...ofCompany(day),
      body: { pujada_fk: await by.upload('res.xml', Buffer.from('<a/>')) },
    }),
    status: 422,
  },
  { call: 'despesa.next', given: (day) => ({ ...ofCompany(day), query: { agent_fk: day.made['agent'].id } }) },
  { call: 'despesa.sumes', given: (day) => ({ ...ofCompany(day), body: { linies: linies(day) } }) },
  { call: 'despesa.create', given: (day) => ({ ...ofCompany(day), body: body(day, 'A') }), keep: named('despesa') },
  { call: 'despesa.get', given: (day) => of(day) },
  { call: 'despesa.list', given: (day) => ofCompany(day) },
  { call: 'despesa.create', given: (day) => ({ ...ofCompany(day), body: body(day, 'B') }), keep: named('despesa_b') },
  {
    call: 'despesa.update',
    given: (day) => ({
      ...of(day),
      body: { versio: day.made['despesa'].versio, observacions: `Nota ${day.stamp}`, venciment: '2026-11-05' },
    }),
    keep: named('despesa'),
  },
  { call: 'despesa.paga', given: (day) => ({ ...of(day), body: { data_pagament: '2026-11-04' } }) },
  {
    call: 'despesa.arxiu',
    given: async (day, by) => ({
      ...of(day),
      body: { pujades: [await by.upload('tiquet.pdf', PDF), await by.upload('sobrer.pdf', PDF)] },
    }),
    keep: (day, answer) => {
      [day.made['despesa_arxiu'], day.made['despesa_sobrer']] = answer.items;
    },
  },
  {
    call: 'despesa.canvia_arxiu',
    given: (day) => ({ ...ofArxiu(day), body: { versio: 1, nom: `tiquet ${day.stamp}.pdf` } }),
    keep: named('despesa_arxiu'),
  },
  { call: 'despesa.llegeix_arxiu', given: ofArxiu },
  {
    call: 'despesa.suprimeix_arxiu',
    given: (day) => ofCompany(day, { did: day.made['despesa'].id, aid: day.made['despesa_sobrer'].id }),
  },
  { call: 'despesa.exporta', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'despesa.llistat', given: (day) => ({ ...ofCompany(day), query: { format: 'csv', detallat: true } }) },
  { call: 'despesa.document', given: (day) => of(day) },
  { call: 'despesa.treball', given: (day) => ({ params: { id: day.made['treball'] } }) },
  { call: 'despesa.xifres', given: (day) => ({ ...ofCompany(day), query: { exercici: 2026 } }) },
  { call: 'despesa.importar.plantilla', given: (day) => ofCompany(day) },
  {
    call: 'despesa.importar.create',
    given: async (day, by) => ({
      ...ofCompany(day),
      body: { pujada_fk: await by.upload('despeses.csv', SHEET(day)) },
    }),
    keep: named('despesa_importacio'),
  },
  { call: 'despesa.importar.get', given: ofImport },
  { call: 'despesa.importar.revisio', given: (day) => ({ ...ofImport(day), body: { columnes: COLUMNES } }) },
  {
    call: 'despesa.importar.fer',
    given: (day) => ({ ...ofImport(day), body: { columnes: COLUMNES, acceptades: 'totes' } }),
    keep: (day, _answer, by) => day.finishTasks(by),
  },
  { call: 'despesa.importar.informe', given: ofImport },
  { call: 'despesa.importar.desfer', given: ofImport },
  { call: 'tipus_despesa.usos', given: ofTipus },
  { call: 'despesa.remove', given: (day) => of(day, 'despesa_b') },
  { call: 'tipus_despesa.remove', given: ofTipus, status: 409 },
  {
    call: 'tipus_despesa.create',
    given: (day) => ({ ...ofCompany(day), body: { nom: `Efímer ${day.stamp}` } }),
    keep: named('tipus_efimer'),
  },
  { call: 'tipus_despesa.remove', given: (day) => ofCompany(day, { tid: day.made['tipus_efimer'].id }) },
]);
