import { PDF } from '#tests/support/upload.ts';
import { type Day, steps } from './step.ts';

/** Processes of a building, and items of the bank for them: clay bricks and concrete. */
const ESTRUCTURA = 4;
const FACANES = 7;
const COBERTES = 8;
const MAONS = 1037;
const FORMIGO = 1538;
/** Use of bricks, heading and check of the delivery note. */
const EST = 1;
const IDENTIFICACIO = 1;
const ALBARA = 5196;

const ofWork = (day: Day) => ({ params: { id: day.made['treball'] } });
const ofProces = (day: Day, pid = FACANES) => ({ params: { id: day.made['treball'], pid } });
const ofPartida = (day: Day, name = 'maons') => ({
  params: { id: day.made['treball'], pid: FACANES, xid: day.made[name].id },
});
const ofConcrete = (day: Day) => ({ params: { id: day.made['treball'], pid: day.made['formigo-partida'].id } });
const ofLot = (day: Day) => ({ params: { ...ofPartida(day).params, lid: day.made['lots-maons'][0].id } });
const named = (name: string) => (day: Day, answer: Day['made'][string]) => {
  day.made[name] = answer;
};
const answered = (day: Day, more: object) => ({
  body: {
    treball_fk: day.made['treball'],
    resultats: [
      {
        proces_fk: FACANES,
        treball_partida_fk: day.made['maons'].id,
        lot_fk: day.made['lots-maons'][0].id,
        categoria_fk: IDENTIFICACIO,
        comprovacio_fk: ALBARA,
        ...more,
      },
    ],
  },
});

/** Groups «plan» and «results»: what is controlled in the work, its lots and what they answer. */
export const planSteps = steps([
  {
    call: 'treball.create',
    given: (day) => ({ body: { nom: `Model ${day.stamp}`, data_projecte: '2024-02-01' } }),
    keep: (day, answer) => {
      day.made['model'] = answer.id;
    },
  },
  {
    call: 'proces.afegeixPartides',
    seenIn: ['treball'],
    given: (day) => ({
      params: { id: day.made['model'], pid: COBERTES },
      body: { partides: [{ partida_fk: MAONS, usos: [EST] }] },
    }),
  },
  {
    call: 'proces.previsioCopia',
    given: (day) => ({ ...ofWork(day), body: { treball_fk: day.made['model'] } }),
    unseen: 'it only tells what a copy would bring',
  },
  {
    call: 'proces.copia',
    given: (day) => ({ ...ofWork(day), body: { treball_fk: day.made['model'] } }),
  },
  { call: 'proces.afegeix', given: (day) => ({ ...ofWork(day), body: { proces_fk: FACANES } }) },
  { call: 'proces.reordena', given: (day) => ({ ...ofWork(day), body: { from: 1, to: 0 } }) },
  {
    call: 'proces.afegeixPartides',
    seenIn: ['treball'],
    given: (day) => ({
      ...ofProces(day),
      body: {
        partides: [
          { partida_fk: MAONS, usos: [EST], amidament: '90', marca: day.stamp },
          { partida_fk: day.made['partida'].id },
        ],
      },
    }),
    keep: (day, answer) => {
      [day.made['maons'], day.made['partida-propia']] = answer;
    },
  },
  { call: 'proces.reordenaPartides', given: (day) => ({ ...ofProces(day), body: { from: 0, to: 1 } }) },
  { call: 'proces.treuPartida', given: (day) => ofPartida(day, 'partida-propia') },
  { call: 'proces.remove', given: (day) => ofProces(day, COBERTES) },
  {
    call: 'proces.afegeixPartides',
    seenIn: ['treball'],
    given: (day) => ({
      ...ofProces(day, ESTRUCTURA),
      body: { partides: [{ partida_fk: FORMIGO, usos: [3] }] },
    }),
    keep: (day, answer) => {
      [day.made['formigo-partida']] = answer;
    },
  },
  {
    call: 'proces.previsioCanvi',
    given: (day) => ({ ...ofPartida(day), body: { completa: true } }),
    unseen: 'it only tells what a change would do',
  },
  {
    call: 'proces.canviaPartida',
    given: (day) => ({
      ...ofPartida(day),
      body: {
        versio: day.made['maons'].versio,
        observacions_programa: day.stamp,
        comprovacions: [{ comprovacio_fk: ALBARA, preu: 1200 }],
      },
    }),
  },
  { call: 'proces.validacio', given: (day) => ofPartida(day) },
  {
    call: 'proces.afegeixLots',
    given: (day) => ({ ...ofPartida(day), body: { previstos: true, lots: [{ descripcio: day.stamp }] } }),
    keep: named('lots-maons'),
  },
  {
    call: 'lot.update',
    given: (day) => ({
      params: { id: day.made['lots-maons'][0].id },
      body: { versio: day.made['lots-maons'][0].versio, ubicacio: day.stamp },
    }),
  },
  { call: 'lot.remove', given: (day) => ({ params: { id: day.made['lots-maons'][1].id } }) },
  { call: 'formigo.partida', given: ofConcrete, keep: named('formigo-settings') },
  {
    call: 'formigo.updatePartida',
    given: (day) => ({
      ...ofConcrete(day),
      body: { versio: day.made['formigo-settings'].versio, notes: `Notes ${day.stamp}` },
    }),
  },
  {
    call: 'programa.emet',
    given: async (day, by) => ({
      ...ofWork(day),
      body: {
        data: (await by.ok('treball.get', ofWork(day))).creat.slice(0, 10),
        avisos_acceptats: ['partides_sense_zones'],
      },
    }),
  },
  {
    call: 'resultat.create',
    given: (day) => answered(day, { resultat: 'C', observacions: day.stamp }),
    keep: (day, answer) => {
      [day.made['resultat']] = answer.resultats;
    },
  },
  {
    call: 'resultat.update',
    given: (day) =>
      answered(day, {
        versio: day.made['resultat'].versio,
        resultat: 'NC',
        accio: `Es retornen ${day.stamp}`,
        termini: '2099-01-01',
      }),
  },
  {
    call: 'resultat.arxiu',
    given: async (day, by) => ({
      body: {
        resultat_fk: day.made['resultat'].id,
        arxius: [
          { pujada_fk: await by.upload(`albara-${day.stamp}.pdf`, PDF) },
          { pujada_fk: await by.upload('sobrera.pdf', PDF) },
        ],
      },
    }),
    keep: named('arxius-resultat'),
  },
  { call: 'resultat.arxius', given: (day) => ({ params: { id: day.made['resultat'].id } }) },
  {
    call: 'resultat.canviaArxiu',
    given: (day) => ({ params: { aid: day.made['arxius-resultat'][0].id }, body: { annex: true } }),
  },
  { call: 'resultat.treuArxiu', given: (day) => ({ params: { aid: day.made['arxius-resultat'][1].id } }) },
  { call: 'resultat.getArxiu', given: (day) => ({ params: { aid: day.made['arxius-resultat'][0].id } }) },
  { call: 'resultat.descarrega', given: (day) => ({ params: { aid: day.made['arxius-resultat'][0].id } }) },
  { call: 'resultat.treball', given: ofWork },
  { call: 'resultat.proces', given: (day) => ofProces(day) },
  { call: 'resultat.partida', given: (day) => ofPartida(day) },
  { call: 'resultat.lot', given: ofLot },
  { call: 'resultat.categoria', given: (day) => ({ params: { ...ofLot(day).params, cid: IDENTIFICACIO } }) },
  {
    call: 'resultat.comprovacio',
    given: (day) => ({ params: { ...ofLot(day).params, cid: IDENTIFICACIO, kid: ALBARA } }),
  },
  { call: 'no_conformitat.list', given: (day) => ({ query: { search: day.stamp } }) },
  { call: 'no_conformitat.llistat', given: () => ({ query: { documentType: 'csv' } }) },
  { call: 'calendari.mes', given: () => ({ query: { mes: '2099-01' } }) },
  {
    call: 'calendari.subscriu',
    given: () => ({ body: {} }),
    keep: (day, answer) => {
      day.made['enllac_calendari'] = answer.cami.split('/').at(-1);
    },
  },
  { call: 'calendari.subscripcio' },
  { call: 'calendari.ics', given: (day) => ({ params: { token: day.made['enllac_calendari'] } }) },
  { call: 'calendari.anulla' },
  { call: 'programa.revisions', given: ofWork },
  { call: 'programa.canvis', given: ofWork },
  { call: 'proces.programa', given: ofWork },
  { call: 'proces.list', given: ofWork },
  { call: 'proces.get', given: (day) => ofProces(day) },
  { call: 'proces.partides', given: (day) => ofProces(day) },
  { call: 'proces.partida', given: (day) => ofPartida(day) },
  { call: 'proces.lots', given: (day) => ofPartida(day) },
]);
