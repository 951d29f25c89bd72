import { steps } from './step.ts';

/** Ids of the bank, which are the same in every office: clay bricks, and a check of theirs. */
const MAONS = 1037;
const SUCCIO = 5201;

/** Groups «checks» and «items». */
export const bankSteps = steps([
  { call: 'partida.usos' },
  { call: 'partida.nivells' },
  { call: 'partida.sistemes' },
  { call: 'partida.categories' },
  { call: 'partida.normes' },
  { call: 'sistema.categoria', given: () => ({ params: { id: 3 } }) },
  { call: 'partida.list', given: () => ({ query: { controls: '1:2', search: 'maons' } }) },
  { call: 'comprovacio.list', given: () => ({ query: { search: 'succio' } }) },
  { call: 'comprovacio.partida', given: () => ({ params: { id: MAONS } }) },
  { call: 'comprovacio.usuari' },
  {
    call: 'partida.create',
    given: (day) => ({ body: { origen_fk: MAONS, nom: `Maons de l’obra ${day.stamp}` } }),
    keep: (day, answer) => {
      day.made['partida'] = answer;
    },
  },
  {
    call: 'comprovacio.create',
    given: (day) => ({
      body: {
        nom: `Junta de morter ${day.stamp}`,
        criteri: 'Gruix de 10 mm',
        categoria_fk: 10,
        partida_id: day.made['partida'].id,
      },
    }),
    keep: (day, answer) => {
      day.made['comprovacio'] = answer;
    },
  },
  {
    call: 'comprovacio.create',
    given: (day) => ({ body: { nom: `Sobrera ${day.stamp}`, categoria_fk: 9 } }),
    keep: (day, answer) => {
      day.made['comprovacioSobrera'] = answer;
    },
  },
  { call: 'comprovacio.get', given: (day) => ({ params: { id: day.made['comprovacio'].id } }) },
  {
    call: 'comprovacio.update',
    given: (day) => ({
      params: { id: day.made['comprovacio'].id },
      body: { versio: day.made['comprovacio'].versio, frequencia: 'Cada planta' },
    }),
  },
  { call: 'comprovacio.partida', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  {
    call: 'comprovacio.basic',
    given: (day) => ({ params: { id: SUCCIO }, body: { basic: true, partida_id: day.made['partida'].id } }),
  },
  { call: 'comprovacio.usos', given: () => ({ params: { id: SUCCIO } }) },
  { call: 'comprovacio.usosValor', given: () => ({ params: { id: SUCCIO } }) },
  {
    call: 'partida.get',
    given: (day) => ({ params: { id: day.made['partida'].id } }),
    keep: (day, answer) => {
      day.made['partida'] = answer;
    },
  },
  {
    call: 'partida.comprovacions',
    given: (day) => ({
      params: { id: day.made['partida'].id },
      body: {
        versio: day.made['partida'].versio,
        comprovacions: [
          { comprovacio_id: day.made['comprovacio'].id, categoria_id: 10 },
          { comprovacio_id: SUCCIO, categoria_id: 9 },
        ],
      },
    }),
    keep: (day, answer) => {
      day.made['partida'] = answer;
    },
  },
  {
    call: 'partida.update',
    given: (day) => ({
      params: { id: day.made['partida'].id },
      body: { versio: day.made['partida'].versio, completa: true },
    }),
  },
  { call: 'partida.categoriesDe', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  { call: 'partida.usosDe', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  { call: 'partida.nivellsDe', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  { call: 'partida.sistemesDe', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  { call: 'partida.lots', given: (day) => ({ params: { id: day.made['partida'].id } }) },
  {
    call: 'partida.validacio',
    given: (day) => ({ params: { id: day.made['partida'].id }, query: { usos: '1:2' } }),
  },
  { call: 'partida.usuari' },
  { call: 'partida.llistat', given: () => ({ query: { documentType: 'csv' } }) },
  {
    call: 'partida.create',
    given: (day) => ({ body: { nom: `Prova pròpia ${day.stamp}`, proces_fk: 7, control_fk: 2 } }),
    keep: (day, answer) => {
      day.made['partidaSobrera'] = answer;
    },
  },
  { call: 'partida.remove', given: (day) => ({ params: { id: day.made['partidaSobrera'].id } }) },
  { call: 'comprovacio.remove', given: (day) => ({ params: { id: day.made['comprovacioSobrera'].id } }) },
]);
