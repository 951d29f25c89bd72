import { describe, expect, test } from 'vitest';
import { be, expedida, rebuda } from '#tests/support/llibres.ts';
import { validaBe, validaExpedida, validaRebuda } from './validacions.ts';

const codis = (found: readonly { readonly codi: string }[]): readonly string[] => found.map(({ codi }) => codi);
const french = { tipus: '02', pais: 'FR', identificacio: 'FR83404833048' };
const townHall = { tipus: '', pais: '', identificacio: 'P0800000B' };
const place = { situacio: '1', cadastre: '9872023VH5797S0001WX' };
const none = { iva: null, quota: 0 };

describe('lines of invoices issued', () => {
  test.each([
    ['an ordinary one', expedida(), []],
    ['a cent of difference, of the whole invoice', expedida({ quota: 21_001 }), []],
    ['another tax', expedida({ quota: 21_002 }), ['quota_no_quadra']],
    ['another sign', expedida({ base: 2, quota: -1 }), ['signe_diferent']],
    ['without rate', expedida(none), ['tipus_cal']],
    ['a rate of other days', expedida({ iva: '5', quota: 5_000 }), ['tipus_no_vigent']],
    ['a rate of other days, given back', expedida({ tipus: 'R1', iva: '5', base: -100, quota: -5 }), []],
    [
      'surcharge of an old rate, in its days',
      expedida({ expedicio: '2011-03-01', iva: '18', quota: 18_000, recarrec: '4', quota_recarrec: 4_000 }),
      [],
    ],
    ['surcharge of other days', expedida({ recarrec: '4', quota_recarrec: 4_000 }), ['recarrec_no_lliga']],
    ['surcharge of another rate', expedida({ recarrec: '1.4', quota_recarrec: 1_400 }), ['recarrec_no_lliga']],
    ['unknown codes', expedida({ clau: '16', concepte: 'I99' }), ['codi_desconegut', 'codi_desconegut']],
    ['no number', expedida({ numero: '' }), ['numero_cal']],
    ['no receiver', expedida({ nif: { ...townHall, identificacio: '' } }), ['destinatari_cal']],
    ['simplified, no receiver', expedida({ tipus: 'F2', nif: { ...townHall, identificacio: '' } }), []],
    [
      'separators in the id',
      expedida({ nif: { ...townHall, identificacio: 'B-980001' } }),
      ['identificacio_amb_separadors', 'nif_incorrecte'],
    ],
    ['foreign without country', expedida({ nif: { tipus: '04', pais: '', identificacio: 'X1' } }), ['pais_cal']],
    ['odd VAT number', expedida({ nif: { ...french, identificacio: 'FR1' } }), ['nif_iva_incorrecte']],
    ['nothing of its kind', expedida({ ...none, qualificacio: null }), ['qualificacio_o_exempcio']],
    ['owed by the receiver', expedida({ qualificacio: 'S2', iva: '0', quota: 0 }), []],
    ['owed by the receiver with tax', expedida({ qualificacio: 'S2' }), ['isp_amb_quota']],
    [
      'owed by the receiver, other key and kind',
      expedida({ qualificacio: 'S2', iva: '0', quota: 0, clau: '02', tipus: 'F2' }),
      ['isp_clau', 'isp_tipus'],
    ],
    ['second hand, not subject', expedida({ ...none, clau: '03', qualificacio: 'N1' }), ['clau_03_s1']],
    ['islands', expedida({ clau: '08' }), ['clau_08_n2']],
    ['for others', expedida({ clau: '10' }), ['clau_10_n1']],
    [
      'cash regime exempt',
      expedida({ ...none, clau: '07', qualificacio: null, exempcio: 'E5', nif: french }),
      ['clau_07_s1'],
    ],
    ['rent at another rate', expedida({ clau: '12', iva: '10', quota: 10_000, immoble: place }), ['lloguer_tipus']],
    ['rent without place', expedida({ clau: '11' }), ['immoble_cal']],
    ['rent without reference', expedida({ clau: '11', immoble: { situacio: '1', cadastre: '' } }), ['cadastre_cal']],
    ['issued before it was done', expedida({ operacio: '2026-02-11' }), ['operacio_posterior']],
    ['public works', expedida({ clau: '14', operacio: '2026-06-30', nif: townHall }), []],
    [
      'public works of a company, received already',
      expedida({ clau: '14', tipus: 'F4' }),
      ['clau_14_operacio', 'clau_14_nif', 'clau_14_tipus'],
    ],
    ['export under the general key', expedida({ ...none, qualificacio: null, exempcio: 'E2' }), ['exportacio_clau']],
    [
      'supply in the Union to a Spaniard',
      expedida({ ...none, qualificacio: null, exempcio: 'E5' }),
      ['intracomunitaria_nif_iva'],
    ],
    ['bad debt of a foreigner', expedida({ tipus: 'R3', nif: french, base: -100, quota: -21 }), ['rectificativa_nif']],
    ['large simplified', expedida({ tipus: 'F2', base: 250_000, quota: 52_500 }), ['simplificada_massa_gran']],
    ['total that does not add up', expedida({ total: 1 }), ['total_no_quadra']],
    [
      'unknown means of payment',
      expedida({ cobrament: { data: '2026-02-10', import: 1, mitja: '09', identificacio: '' } }),
      ['codi_desconegut'],
    ],
  ] as const)('%s', (_name, linia, wanted) => {
    expect(codis(validaExpedida(linia))).toEqual(wanted);
  });
});

describe('lines of invoices received', () => {
  const later = { exercici: 2026, periode: '2T' } as const;
  test.each([
    ['an ordinary one', rebuda(), []],
    ['owed by us', rebuda({ isp: true }), []],
    ['from the Union', rebuda({ clau: '09', nif: french }), []],
    ['from the Union, Spanish', rebuda({ clau: '09' }), ['intracomunitaria_nif_iva']],
    [
      'from the Union, simplified',
      rebuda({ clau: '09', nif: french, tipus: 'F2', quota_deduible: 0 }),
      ['clau_09_tipus'],
    ],
    ['from the Union and owed', rebuda({ clau: '09', nif: french, isp: true }), ['isp_no_admesa']],
    ['simplified that deducts', rebuda({ tipus: 'F2' }), ['simplificada_deduible']],
    ['surcharge that deducts', rebuda({ recarrec: '5.2', quota_recarrec: 520 }), ['recarrec_deduible']],
    ['travel agency that deducts', rebuda({ clau: '05' }), ['clau_sense_deduccio']],
    ['deducts too much', rebuda({ quota_deduible: 2_101 }), ['deduible_massa']],
    ['deducts the other way', rebuda({ quota_deduible: -1 }), ['signe_diferent']],
    ['expense without concept', rebuda({ concepte: null }), ['concepte_cal']],
    ['unknown concept', rebuda({ concepte: 'G99' }), ['codi_desconegut']],
    ['concept of other days', rebuda({ concepte: 'G06' }), ['codi_no_vigent']],
    ['own security', rebuda({ concepte: 'G45', tipus: 'SF', iva: null, quota: 0 }), []],
    ['received before it was issued', rebuda({ recepcio: '2026-02-09' }), ['recepcio_anterior']],
    ['received before it was done', rebuda({ operacio: '2026-02-13' }), ['recepcio_anterior_operacio']],
    ['no order of reception', rebuda({ numero_recepcio: '' }), ['numero_recepcio_cal']],
    ['no number', rebuda({ numero: '' }), ['numero_cal']],
    ['nobody, deducted', rebuda({ nif: { ...townHall, identificacio: '' } }), ['deduccio_sense_nif']],
    ['nobody', rebuda({ nif: { ...townHall, identificacio: '' }, quota_deduible: 0 }), ['expedidor_cal']],
    [
      'depreciation of nobody',
      rebuda({ concepte: 'G31', tipus: 'SF', nif: { ...townHall, identificacio: '' }, iva: null, quota: 0 }),
      [],
    ],
    ['deducted later', rebuda({ posterior: true, deduccio: later }), []],
    ['deducted later unsaid', rebuda({ deduccio: later }), ['deduccio_sense_posterior']],
    [
      'deducted later, before',
      rebuda({ posterior: true, deduccio: { exercici: 2026, periode: '1T' } }),
      ['deduccio_no_posterior'],
    ],
    ['farming', rebuda({ clau: '02', iva: '12', quota: 1_200 }), []],
    [
      'farming investment',
      rebuda({ clau: '02', iva: '12', quota: 1_200, be_inversio: true }),
      ['be_inversio_no_admes'],
    ],
    ['islands with tax', rebuda({ clau: '08' }), ['clau_08_quota']],
    ['import of the cash regime', rebuda({ tipus: 'F5', clau: '07' }), ['importacio_clau']],
    ['large simplified', rebuda({ tipus: 'F2', base: 300_001, iva: null, quota: 0 }), ['simplificada_massa_gran']],
    ['large summary', rebuda({ tipus: 'F4', base: 600_001, iva: null, quota: 0 }), ['resum_massa_gran']],
    ['total that does not add up', rebuda({ total: 1 }), ['total_no_quadra']],
    ['rent without place', rebuda({ clau: '12' }), ['immoble_cal']],
    [
      'unknown means of payment',
      rebuda({ pagament: { data: '2026-02-10', import: 1, mitja: '', identificacio: '' } }),
      ['codi_desconegut'],
    ],
  ] as const)('%s', (_name, linia, wanted) => {
    expect(codis(validaRebuda(linia))).toEqual(wanted);
  });
});

describe('lines of investment goods', () => {
  const sold = { baixa: { data: '2026-07-01', causa: '02' } };
  const venda = { serie: 'A', numero: '7', numero_final: '' };
  test.each([
    ['an ordinary one', be(), []],
    [
      'unknown codes',
      be({ tipus: '99', metode: '9', baixa: { data: '2026-07-01', causa: '77' } }),
      ['codi_desconegut', 'codi_desconegut', 'codi_desconegut'],
    ],
    ['a vehicle without plate', be({ tipus: '22' }), ['identificador_cal']],
    ['a thing without words', be({ literal: '' }), ['literal_cal']],
    ['sold without invoice', be(sold), ['venda_cal']],
    ['sold', be({ ...sold, venda }), []],
    ['lost with an invoice', be({ baixa: { data: '2026-07-01', causa: '05' }, venda }), ['venda_sobra']],
    ['out before it is used', be({ baixa: { data: '2025-07-01', causa: '05' } }), ['baixa_abans_de_l_us']],
    ['worth more than it cost', be({ amortitzable: 150_001, pendent: 111_001 }), ['amortitzable_massa']],
    ['sums', be({ acumulada_final: 39_001 }), ['acumulada_no_quadra', 'pendent_no_quadra']],
  ] as const)('%s', (_name, linia, wanted) => {
    expect(codis(validaBe(linia))).toEqual(wanted);
  });
});
