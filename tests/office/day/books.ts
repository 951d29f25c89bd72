import { type Day, type Step, steps } from './step.ts';

const ofCompany = (day: Day, more: Record<string, number | string> = {}) => ({
  params: { id: day.empresaId, ...more },
});
const ofBe = (day: Day, name = 'be') => ofCompany(day, { bid: day.made[name].id });
const named =
  (name: string): NonNullable<Step['keep']> =>
  (day, answer) => {
    day.made[name] = answer;
  };
const be = (day: Day, descripcio: string) => ({
  descripcio: `${descripcio} ${day.stamp}`,
  ...{ tipus_be: '24', fila: 'L-mobiliari', data_inici: '2024-01-01', percentatge: '10', valor: 200_000 },
});

/** Group «amortisation»: goods, what is written off of them, and how they leave. */
export const bookSteps = steps([
  { call: 'amortitzacio.taules', given: (day) => ofCompany(day) },
  {
    call: 'amortitzacio.create',
    seenIn: ['empresa'],
    given: (day) => ({ ...ofCompany(day), body: be(day, 'Plòter') }),
    keep: named('be'),
  },
  {
    call: 'amortitzacio.create',
    seenIn: ['empresa'],
    given: (day) => ({ ...ofCompany(day), body: be(day, 'Taula') }),
    keep: named('be_b'),
  },
  { call: 'amortitzacio.get', given: (day) => ({ ...ofBe(day), query: { exercici: 2026 } }) },
  { call: 'amortitzacio.list', given: (day) => ({ ...ofCompany(day), query: { exercici: 2026 } }) },
  {
    call: 'amortitzacio.update',
    given: (day) => ({ ...ofBe(day), body: { versio: 1, observacions: `Nota ${day.stamp}` } }),
    keep: named('be'),
  },
  {
    call: 'amortitzacio.baixa',
    given: (day) => ({ ...ofBe(day), body: { versio: 2, baixa: { data: '2026-05-01', causa: '03' } } }),
    keep: named('be'),
  },
  {
    call: 'amortitzacio.llistat',
    given: (day) => ({ ...ofCompany(day), query: { exercici: 2026, format: 'csv' } }),
  },
  { call: 'amortitzacio.remove', given: (day) => ofBe(day, 'be_b') },
  { call: 'llibres.perfil', given: (day) => ofCompany(day) },
  {
    call: 'llibres.canvia_perfil',
    given: async (day, by) => {
      const { versio } = await by.ok('llibres.perfil', ofCompany(day));
      return { ...ofCompany(day), body: { versio, epigraf: '421', prorrates: [{ des_de: 2027, percentatge: '90' }] } };
    },
  },
  { call: 'llibres.any', given: (day) => ({ ...ofCompany(day), query: { exercici: 2026 } }) },
  {
    call: 'llibres.resum',
    given: (day) => ({ ...ofCompany(day, { model: '303' }), query: { exercici: 2026, trimestre: 4 } }),
  },
  {
    call: 'llibres.canvia_caselles',
    given: (day) => ({
      ...ofCompany(day, { model: '303' }),
      body: { exercici: 2026, trimestre: 4, caselles: { 110: 1_000 } },
    }),
  },
  {
    call: 'llibres.casella',
    given: (day) => ({ ...ofCompany(day, { model: '303', casella: '28' }), query: { exercici: 2026, trimestre: 4 } }),
  },
  { call: 'llibres.comprova', given: (day) => ({ ...ofCompany(day), query: { exercici: 2026 } }) },
  {
    call: 'llibres.descarrega',
    given: (day) => ({ ...ofCompany(day), query: { exercici: 2026, format: 'csv', llibre: 'rebudes' } }),
  },
  {
    call: 'llibres.fitxer303',
    given: (day) => ({ ...ofCompany(day), query: { exercici: 2019, trimestre: 4 } }),
    status: 422,
  },
  { call: 'llibres.rendiment', given: (day) => ofCompany(day) },
  { call: 'llibres.rendiment_exporta', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
]);
