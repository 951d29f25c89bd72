import { type Answer, type Day, type Step, steps } from './step.ts';

const ofCompany = (day: Day, more: Record<string, number> = {}) => ({ params: { id: day.empresaId, ...more } });
const of = (day: Day, name = 'pressupost') => ofCompany(day, { pid: day.made[name].id });
const named =
  (name: string): NonNullable<Step['keep']> =>
  (day, answer) => {
    day.made[name] = answer;
  };
const LINIES = [
  { clau: 'a', concepte: 'Direcció d’execució', preu: '1200', iva_fk: 1 },
  { clau: 'o', concepte: 'Llibre de l’edifici', preu: '450', iva_fk: 1, opcio: true },
];
const FITES = [
  { clau: 'f1', nom: 'Encàrrec', percentatge: '40' },
  { clau: 'f2', nom: 'Final', percentatge: '60' },
];
const body = (day: Day) => ({
  agent_fk: day.made['agent'].id,
  titol: `Reforma ${day.stamp}`,
  linies: LINIES,
  fites: FITES,
});
const versio = (day: Day, name = 'pressupost'): number => day.made[name].versio;
const tokenOf = (answer: Answer): string => answer.enllac.replace('#/p/', '');

/** Group «quotation»: drafts, what was sent and answered, its versions, and the invoices that it becomes. */
export const quotationSteps = steps([
  {
    call: 'pressupost.create',
    seenIn: ['empresa', 'agent'],
    given: (day) => ({ ...ofCompany(day), body: body(day) }),
    keep: named('pressupost'),
  },
  { call: 'pressupost.list', given: (day) => ofCompany(day) },
  { call: 'pressupost.llistat', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'pressupost.next', given: (day) => ofCompany(day) },
  // Technicians read those of their works alone; this one is of none.
  { call: 'pressupost.get', given: (day) => of(day), status: (by) => (by.rol === 'tecnic' ? 404 : 200) },
  // A draft on paper.
  { call: 'pressupost.document', given: (day) => of(day), status: (by) => (by.rol === 'tecnic' ? 404 : 200) },
  {
    call: 'pressupost.update',
    given: (day) => ({ ...of(day), body: { versio: versio(day), condicions: `Condicions ${day.stamp}` } }),
    keep: named('pressupost'),
  },
  {
    call: 'pressupost.emetre',
    given: (day) => ({ ...of(day), body: { versio: versio(day) } }),
    keep: named('pressupost'),
  },
  {
    call: 'pressupost.rebutjar',
    given: (day) => ({ ...of(day), body: { versio: versio(day), nom: `Client ${day.stamp}` } }),
    keep: named('pressupost'),
  },
  {
    call: 'pressupost.reobrir',
    given: (day) => ({ ...of(day), body: { versio: versio(day) } }),
    keep: named('pressupost'),
  },
  { call: 'pressupost.versio', given: (day) => ({ ...of(day), body: {} }), keep: named('pressupost') },
  {
    call: 'pressupost.emetre',
    given: (day) => ({ ...of(day), body: { versio: versio(day) } }),
    keep: named('pressupost'),
  },
  {
    call: 'pressupost.proposta_enviament',
    given: (day) => of(day),
    status: (by) => (by.rol === 'tecnic' ? 404 : 200),
  },
  {
    call: 'pressupost.envia',
    given: (day) => ({
      ...of(day),
      body: { to: ['client@exemple.cat'], assumpte: `Pressupost ${day.stamp}`, text: 'Bon dia.' },
    }),
    unseen: 'the letter goes its way by itself',
  },
  { call: 'pressupost.enviaments', given: (day) => of(day), status: (by) => (by.rol === 'tecnic' ? 404 : 200) },
  {
    call: 'pressupost.enllac',
    given: (day) => ({ ...of(day), body: { dies: 30 } }),
    keep: (day, answer) => {
      day.made['enllac_pressupost'] = tokenOf(answer);
    },
  },
  { call: 'pressupost.client', given: (day) => ({ params: { token: day.made['enllac_pressupost'] } }) },
  { call: 'pressupost.client_document', given: (day) => ({ params: { token: day.made['enllac_pressupost'] } }) },
  {
    call: 'pressupost.client_respon',
    given: (day) => ({
      params: { token: day.made['enllac_pressupost'] },
      body: { acceptat: true, nom: `Propietat ${day.stamp}`, revisio: 2 },
    }),
  },
  { call: 'pressupost.treu_enllac', given: (day) => of(day) },
  {
    call: 'pressupost.facturar',
    given: async (day, by) => ({
      ...of(day),
      body: { versio: (await by.ok('pressupost.get', of(day))).versio, fites: ['f1'] },
    }),
  },
  { call: 'pressupost.duplicate', given: (day) => ({ ...of(day), body: {} }), keep: named('copia') },
  { call: 'pressupost.remove', given: (day) => of(day, 'copia') },
  { call: 'pressupost.create', given: (day) => ({ ...ofCompany(day), body: body(day) }), keep: named('altre') },
  {
    call: 'pressupost.emetre',
    given: (day) => ({ ...of(day, 'altre'), body: { versio: versio(day, 'altre') } }),
    keep: named('altre'),
  },
  {
    call: 'pressupost.acceptar',
    given: (day) => ({ ...of(day, 'altre'), body: { versio: versio(day, 'altre'), treball: 'cap' } }),
  },
]);
