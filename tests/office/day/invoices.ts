import type { Given } from '#tests/support/test-app.ts';
import { type Answer, type Day, type Step, steps } from './step.ts';

const ofCompany = (day: Day, more: Record<string, number> = {}) => ({ params: { id: day.empresaId, ...more } });
const ofFactura = (day: Day, name = 'factura') => ofCompany(day, { fid: day.made[name].id });
const ofPeriodica = (day: Day) => ofCompany(day, { pid: day.made['periodica'].id });
const ofCobrament = (day: Day) => ofCompany(day, { fid: day.made['factura'].id, pid: day.made['cobrament'].id });
const named =
  (name: string): NonNullable<Step['keep']> =>
  (day, answer) => {
    day.made[name] = answer;
  };
const LINIA = { clau: 'a', concepte: 'Direcció d’execució', preu: '1500', iva_fk: 1 };
const LINIA_PETITA = { ...LINIA, preu: '90' };
const draft = (day: Day): Given => ({
  ...ofCompany(day),
  body: { agent_fk: day.made['client'].id, linies: [LINIA], observacions: `Encàrrec ${day.stamp}` },
});
const carta = (day: Day) => ({
  to: ['promotora@exemple.cat'],
  assumpte: `Factura ${day.stamp}`,
  text: 'Bon dia.',
  adjunts: ['pdf'],
});
const versioOf = (day: Day, name = 'factura'): number => day.made[name].versio;

/** Group «invoice»: drafts, what is issued, its payments, and what comes again. */
export const invoiceSteps = steps([
  {
    call: 'agent.create',
    given: (day) => ({
      body: {
        tipus_persona: 'E',
        rao_social: `Client ${day.stamp}, SL`,
        // Parted, so that it reads like no id of a record.
        nif: 'B-85626-240',
        adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
        avisos_acceptats: ['nif_repetit'],
      },
    }),
    keep: named('client'),
  },
  { call: 'factura.next', given: (day) => ({ ...ofCompany(day), query: { agent_fk: day.made['client'].id } }) },
  { call: 'factura.bestretes', given: (day) => ({ ...ofCompany(day), query: { agent_fk: day.made['client'].id } }) },
  { call: 'factura.numeracio', given: (day) => ofCompany(day) },
  {
    call: 'factura.comenca_numeracio',
    given: (day) => ({ ...ofCompany(day), body: { serie: 'A', exercici: 2025, darrer: 120 } }),
  },
  { call: 'factura.xifres', given: (day) => ({ ...ofCompany(day), query: { exercici: 2026 } }) },
  { call: 'factura.list', given: (day) => ofCompany(day) },
  { call: 'factura.per_client', given: (day) => ofCompany(day) },
  { call: 'factura.per_client_llistat', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'factura.create', given: draft, keep: named('factura') },
  { call: 'factura.get', given: (day) => ofFactura(day) },
  { call: 'factura.comprova', given: (day) => ofFactura(day) },
  { call: 'factura.llistat', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'factura.treball', given: (day) => ({ params: { id: day.made['treball'] } }) },
  {
    call: 'factura.update',
    given: (day) => ({ ...ofFactura(day), body: { versio: versioOf(day), notes: `Nota ${day.stamp}` } }),
    keep: named('factura'),
  },
  { call: 'factura.duplicate', given: (day) => ({ ...ofFactura(day), body: {} }), keep: named('copia') },
  { call: 'factura.remove', given: (day) => ofFactura(day, 'copia') },
  {
    call: 'factura.emetre',
    given: (day) => ({ ...ofFactura(day), body: { versio: versioOf(day) } }),
    keep: named('factura'),
  },
  { call: 'factura.proposta_enviament', given: (day) => ofFactura(day) },
  {
    call: 'factura.envia',
    given: (day) => ({ ...ofFactura(day), body: carta(day) }),
    keep: (day) => day.settleLetters(),
  },
  { call: 'factura.enviaments', given: (day) => ofFactura(day) },
  { call: 'factura.recordatori', given: (day) => ofFactura(day) },
  // Nothing of it is past due yet.
  { call: 'factura.recorda', given: (day) => ({ ...ofFactura(day), body: { ...carta(day), pas: 1 } }), status: 409 },
  {
    call: 'factura.cobra',
    given: (day) => ({ ...ofFactura(day), body: { total: 50_000 } }),
    keep: (day, answer: Answer) => {
      day.made['cobrament'] = answer.cobraments[0];
    },
  },
  { call: 'factura.cobraments', given: (day) => ofCompany(day) },
  { call: 'factura.cobraments_llistat', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'factura.document', given: (day) => ofFactura(day) },
  {
    call: 'factura.documents',
    given: (day) => ({ ...ofCompany(day), query: { factures_id: String(day.made['factura'].id), format: 'zip' } }),
  },
  { call: 'factura.rebut', given: (day) => ofCobrament(day) },
  { call: 'efactura.comprova', given: (day) => ofFactura(day) },
  { call: 'efactura.facturae', given: (day) => ({ ...ofFactura(day), query: { signat: 'false' } }) },
  {
    call: 'factura.canvia_cobrament',
    given: (day) => ({ ...ofCobrament(day), body: { versio: 1, observacions: `Rebut ${day.stamp}` } }),
  },
  { call: 'factura.treu_cobrament', given: (day) => ofCobrament(day) },
  {
    call: 'factura.incobrable',
    given: (day) => ({ ...ofFactura(day), body: { versio: versioOf(day), incobrable: true } }),
    keep: named('factura'),
  },
  // It is no proforma.
  { call: 'factura.facturar', given: (day) => ({ ...ofFactura(day), body: {} }), status: 409 },
  // No credit note of it was issued.
  { call: 'factura.compensar', given: (day) => ({ ...ofFactura(day), body: {} }), status: 409 },
  {
    call: 'factura.rectificar',
    given: (day) => ({ ...ofFactura(day), body: { mode: 'total', motiu: 'R1', rao: '80', text: 'Encàrrec aturat' } }),
    keep: named('rectificativa'),
  },
  {
    call: 'factura.emetre',
    given: (day) => ({ ...ofFactura(day, 'rectificativa'), body: { versio: versioOf(day, 'rectificativa') } }),
    keep: named('rectificativa'),
  },
  {
    call: 'factura.anullar',
    given: (day) => ({
      ...ofFactura(day, 'rectificativa'),
      body: { versio: versioOf(day, 'rectificativa'), motiu: 'Feta per error' },
    }),
  },
  {
    call: 'factura.create',
    given: (day) => ({ ...ofCompany(day), body: { tipus: 'simplificada', linies: [LINIA_PETITA] } }),
    keep: named('simplificada'),
  },
  {
    call: 'factura.emetre',
    given: (day) => ({ ...ofFactura(day, 'simplificada'), body: { versio: versioOf(day, 'simplificada') } }),
    keep: named('simplificada'),
  },
  {
    call: 'factura.substituir',
    given: (day) => ({
      ...ofCompany(day),
      body: { factures: [day.made['simplificada'].id], agent_fk: day.made['client'].id },
    }),
    keep: named('completa'),
  },
  { call: 'factura.remove', given: (day) => ofFactura(day, 'completa') },
  { call: 'factura.periodiques', given: (day) => ofCompany(day) },
  {
    call: 'factura.crea_periodica',
    given: (day) => ({
      ...ofCompany(day),
      body: {
        nom: `Manteniment ${day.stamp}`,
        periodicitat: 'mensual',
        inici: '2027-01-31',
        agent_fk: day.made['client'].id,
        plantilla: { linies: [LINIA] },
      },
    }),
    keep: named('periodica'),
  },
  { call: 'factura.periodiques_llistat', given: (day) => ({ ...ofCompany(day), query: { documentType: 'csv' } }) },
  { call: 'factura.periodica', given: (day) => ofPeriodica(day) },
  {
    call: 'factura.canvia_periodica',
    given: (day) => ({
      ...ofPeriodica(day),
      body: { versio: versioOf(day, 'periodica'), accio: 'emissio', dies_venciment: 30 },
    }),
  },
  { call: 'factura.treu_periodica', given: (day) => ofPeriodica(day) },
]);
