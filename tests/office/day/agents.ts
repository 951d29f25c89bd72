import { steps } from './step.ts';

const SHEET = (stamp: string) => Buffer.from(`Nom;Població\r\nDe full ${stamp}, SL;Vic\r\n`);

/** Group «agent», with its import. */
export const agentSteps = steps([
  {
    call: 'agent.create',
    given: (day) => ({ body: { tipus_persona: 'E', rao_social: `Promotora ${day.stamp}, SL`, promotor: true } }),
    keep: (day, answer) => {
      day.made['agent'] = answer;
    },
  },
  {
    call: 'agent.create',
    given: (day) => ({ body: { tipus_persona: 'E', rao_social: `Sobrera ${day.stamp}, SL`, proveidor: true } }),
    keep: (day, answer) => {
      day.made['sobrer'] = answer;
    },
  },
  { call: 'agent.list' },
  { call: 'agent.get', given: (day) => ({ params: { id: day.made['agent'].id } }) },
  { call: 'agent.usos', given: (day) => ({ params: { id: day.made['agent'].id } }) },
  { call: 'agent.duplicats' },
  {
    call: 'agent.diferents',
    given: (day) => ({
      params: { id: day.made['agent'].id },
      body: { altre: day.made['sobrer'].id, diferents: true },
    }),
  },
  { call: 'agent.document', given: () => ({ query: { documentType: 'csv' } }) },
  {
    call: 'agent.update',
    given: (day) => ({
      params: { id: day.made['agent'].id },
      body: { versio: day.made['agent'].versio, telefons: ['930000001'], observacions: `Nota ${day.stamp}` },
    }),
    keep: (day, answer) => {
      day.made['agent'] = answer;
    },
  },
  {
    call: 'agent.fusiona',
    given: (day) => ({
      params: { id: day.made['agent'].id },
      body: {
        versio: day.made['agent'].versio,
        altre: day.made['sobrer'].id,
        altre_versio: day.made['sobrer'].versio,
        valors: { proveidor: true },
      },
    }),
  },
  {
    call: 'agent.importar.create',
    given: async (day, by) => ({ body: { pujada_fk: await by.upload('agents.csv', SHEET(day.stamp)) } }),
    keep: (day, answer) => {
      day.made['importacio'] = answer.id;
    },
  },
  { call: 'agent.importar.get', given: (day) => ({ params: { id: day.made['importacio'] } }) },
  {
    call: 'agent.importar.revisio',
    given: (day) => ({ params: { id: day.made['importacio'] }, body: { columnes: ['nom_complet', 'poblacio'] } }),
  },
  {
    call: 'agent.importar.fer',
    given: (day) => ({ params: { id: day.made['importacio'] }, body: { columnes: ['nom_complet', 'poblacio'] } }),
    keep: (day, _answer, by) => day.finishTasks(by),
  },
  { call: 'agent.importar.informe', given: (day) => ({ params: { id: day.made['importacio'] } }) },
  { call: 'agent.importar.desfer', given: (day) => ({ params: { id: day.made['importacio'] } }) },
]);
