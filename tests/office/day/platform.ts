import { type Actor, type Day, steps } from './step.ts';

const CONTENT = Buffer.from('%PDF-1.7\ndel dia\n%%EOF\n');
const ofPujada = (day: Day) => ({ params: { id: day.made['pujada'] } });
const ofVista = (day: Day, by: Actor) => ({ params: { id: day.made[`vista-${by.usuariId}`]?.id } });
const taskOf = (day: Day): number => day.made['tasca'] ?? 999_999_999;
const contingut = { search: 'edifici', filtres: {}, ordre: null };
/** Nothing that `obra` may ask for takes long enough to be put off. */
const notOfSite = (by: Actor): number => (by.rol === 'obra' ? 404 : 200);

/** What every room stands on: uploads, single-use addresses, tasks, views, undo. */
export const platformSteps = steps([
  {
    call: 'pujada.create',
    given: (day) => ({ body: { nom: `del-dia-${day.stamp}.pdf`, mida: CONTENT.length } }),
    keep: (day, answer) => {
      day.made['pujada'] = answer.id;
    },
  },
  {
    call: 'pujada.put',
    given: (day) => ({
      ...ofPujada(day),
      query: { inici: 0 },
      body: CONTENT,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  },
  { call: 'pujada.get', given: ofPujada },
  { call: 'pujada.finish', given: ofPujada },
  { call: 'pujada.remove', given: ofPujada },
  {
    call: 'descarrega.create',
    given: (day) => ({ body: { cami: `/treball/${day.made['treball']}/arxiu/${day.made['arxiu'].id}` } }),
    keep: (day, answer) => {
      day.made['clau'] = answer.adreca.split('/').at(-1);
    },
    unseen: 'an address of one use',
  },
  { call: 'descarrega.get', given: (day) => ({ params: { clau: day.made['clau'] } }) },
  {
    call: 'tasca.list',
    given: async (_day, by) => {
      if (by.rol !== 'obra')
        await by.ok('agent.document', { query: { documentType: 'csv' }, headers: { prefer: 'respond-async' } });
      return {};
    },
    keep: async (day, answer, by) => {
      if (answer.items[0]) day.made['tasca'] = answer.items[0].id;
      await day.finishTasks(by);
    },
  },
  { call: 'tasca.get', given: (day) => ({ params: { id: taskOf(day) } }), status: notOfSite },
  { call: 'tasca.document', given: (day) => ({ params: { id: taskOf(day) } }), status: notOfSite },
  {
    call: 'tasca.cancel',
    given: (day) => ({ params: { id: taskOf(day) } }),
    status: notOfSite,
    unseen: 'one that is over stays as it is',
  },
  {
    call: 'tasca.retry',
    given: (day) => ({ params: { id: taskOf(day) } }),
    status: notOfSite,
    unseen: 'one that is over stays as it is',
  },
  {
    call: 'vista.create',
    given: (day) => ({ body: { area: 'treball', nom: `Vista ${day.stamp}`, contingut } }),
    keep: (day, answer, by) => {
      day.made[`vista-${by.usuariId}`] = answer;
    },
  },
  { call: 'vista.list', given: () => ({ query: { area: 'treball' } }) },
  {
    call: 'vista.update',
    given: (day, by) => ({
      ...ofVista(day, by),
      body: { versio: day.made[`vista-${by.usuariId}`].versio, per_defecte: true },
    }),
  },
  { call: 'vista.remove', given: ofVista },
]);

/** Undone by whoever may delete it: of a person on site a file, of anybody else an agent. */
export const undoSteps = steps([
  {
    call: 'desfer.fer',
    seenIn: ['agent', 'empresa'],
    given: (day, by) => ({
      params: { id: by.rol === 'obra' ? day.made['desfer'] : day.made['desfer-agent'] },
      body: {},
    }),
  },
]);
