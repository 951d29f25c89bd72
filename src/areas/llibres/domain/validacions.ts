import { partOf } from '#areas/fiscal/domain/linia.ts';
import { esComunitari, nifIvaPasses } from '#areas/fiscal/domain/nif-iva.ts';
import {
  CANVIS_DE_CODI,
  CAUSES_BAIXA,
  CLAUS_EXPEDIDA,
  CLAUS_REBUDA,
  CONCEPTES_DESPESA,
  CONCEPTES_INGRES,
  METODES_BE,
  MITJANS,
  RECTIFICATIVES,
  SITUACIONS,
  TIPUS_BE,
  TIPUS_NIF,
} from './codis.data.ts';
import type { Identitat, Immoble, LiniaBe, LiniaExpedida, LiniaRebuda, Moviment } from './linies.ts';
import { parametre } from './parametres.data.ts';
import { esPosterior } from './periode.ts';
import { TIPUS_IVA, TIPUS_RECARREC } from './tipus-iva.data.ts';

/** A rule of the agency's format that a line breaks: where, and which. */
export interface Infraccio {
  readonly camp: string;
  readonly codi: string;
}
type Rule = readonly [breaks: boolean, camp: string, codi: string];
const broken = (rules: readonly Rule[]): readonly Infraccio[] =>
  rules.filter(([breaks]) => breaks).map(([, camp, codi]) => ({ camp, codi }));

const stands = (row: { readonly des_de: string; readonly fins: string | null }, on: string): boolean =>
  row.des_de <= on && (row.fins === null || on <= row.fins);
const sameSign = (a: number, b: number): boolean => a === 0 || b === 0 || a > 0 === b > 0;
const hasNumber = (linia: { readonly tipus: string }): boolean => linia.tipus !== 'SF';
/** Between bases and taxes a cent may be lost, since taxes are of all lines of their rate together. */
const CENT = 1;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= CENT;

const identity = (nif: Identitat): readonly Rule[] => [
  [nif.tipus !== '' && !TIPUS_NIF.includes(nif.tipus), 'nif.tipus', 'codi_desconegut'],
  [/[^A-Za-z0-9]/.test(nif.identificacio), 'nif.identificacio', 'identificacio_amb_separadors'],
  [nif.identificacio.length > 20, 'nif.identificacio', 'text_massa_llarg'],
  [
    nif.tipus === '' && nif.identificacio !== '' && nif.identificacio.length !== 9,
    'nif.identificacio',
    'nif_incorrecte',
  ],
  [nif.tipus !== '' && nif.tipus !== '02' && !/^[A-Z]{2}$/.test(nif.pais), 'nif.pais', 'pais_cal'],
  [nif.tipus === '02' && !nifIvaPasses(nif.identificacio), 'nif.identificacio', 'nif_iva_incorrecte'],
];
const place = (immoble: Immoble | null, needed: boolean): readonly Rule[] => [
  [needed && immoble === null, 'immoble', 'immoble_cal'],
  [immoble !== null && !SITUACIONS.includes(immoble.situacio), 'immoble.situacio', 'codi_desconegut'],
  [
    immoble !== null && ['1', '2'].includes(immoble.situacio) && immoble.cadastre === '',
    'immoble.cadastre',
    'cadastre_cal',
  ],
];
const payment = (moviment: Moviment | null, camp: string): readonly Rule[] => [
  [moviment !== null && !MITJANS.includes(moviment.mitja), `${camp}.mitja`, 'codi_desconegut'],
];
const rates = (linia: LiniaExpedida | LiniaRebuda): readonly Rule[] => {
  const on = linia.operacio ?? linia.expedicio;
  // A rate of other days is taken of what corrects, and of what gives back.
  const any = RECTIFICATIVES.has(linia.tipus) || linia.tipus === 'F3' || linia.base < 0;
  const known = TIPUS_IVA.some((row) => row.tipus === linia.iva && (any || stands(row, on)));
  const surcharge = TIPUS_RECARREC.some(
    (row) => row.iva === linia.iva && row.tipus === linia.recarrec && (any || stands(row, on)),
  );
  return [
    [linia.iva !== null && !known, 'iva', 'tipus_no_vigent'],
    [linia.recarrec !== null && !surcharge, 'recarrec', 'recarrec_no_lliga'],
    [linia.iva !== null && !near(linia.quota, partOf(linia.base, linia.iva)), 'quota', 'quota_no_quadra'],
    [!sameSign(linia.base, linia.quota), 'quota', 'signe_diferent'],
  ];
};

const PUBLIC_BODY = /^[PQSV]/;
const S2_KEYS = ['01', '04', '05', '12'];
const S2_KINDS = ['F1', 'F3', 'R1', 'R2', 'R3', 'R4'];
const NAMED = new Set(S2_KINDS);
const RENTS = ['11', '12', '13'];
const WITHOUT_TOTAL = ['03', '05', '09'];
const STOCK = 'I06';

/** Rules of the book of invoices issued, by line. Source: AEAT, LSI.xlsx, EXPEDIDAS_INGRESOS 1 to 40. */
export const validaExpedida = (linia: LiniaExpedida): readonly Infraccio[] => {
  const { clau, tipus, qualificacio, exempcio, nif } = linia;
  const s1 = qualificacio === 'S1';
  const s2 = qualificacio === 'S2';
  const rents =
    RENTS.includes(clau) ||
    (linia.activitat.codi === 'A' && linia.activitat.tipus === '01') ||
    linia.activitat.codi === 'D';
  return broken([
    [!CLAUS_EXPEDIDA.includes(clau), 'clau', 'codi_desconegut'],
    [linia.concepte !== null && !CONCEPTES_INGRES.includes(linia.concepte), 'concepte', 'codi_desconegut'],
    [hasNumber(linia) && linia.numero === '', 'numero', 'numero_cal'],
    ...identity(nif),
    [NAMED.has(tipus) && linia.concepte !== STOCK && nif.identificacio === '', 'nif.identificacio', 'destinatari_cal'],
    [(qualificacio === null) === (exempcio === null) && tipus !== 'SF', 'qualificacio', 'qualificacio_o_exempcio'],
    [s1 && linia.iva === null && linia.cobrament === null, 'iva', 'tipus_cal'],
    ...(s1 ? rates(linia) : []),
    [s2 && (linia.iva !== '0' || linia.quota !== 0), 'iva', 'isp_amb_quota'],
    [s2 && !S2_KEYS.includes(clau), 'clau', 'isp_clau'],
    [s2 && !S2_KINDS.includes(tipus), 'tipus', 'isp_tipus'],
    [clau === '03' && !s1, 'qualificacio', 'clau_03_s1'],
    [clau === '08' && qualificacio !== 'N2', 'qualificacio', 'clau_08_n2'],
    [clau === '10' && (qualificacio !== 'N1' || tipus !== 'F1'), 'qualificacio', 'clau_10_n1'],
    [
      clau === '07' && ((qualificacio !== null && !s1) || ['E2', 'E3', 'E4', 'E5'].includes(exempcio ?? '')),
      'clau',
      'clau_07_s1',
    ],
    [RENTS.includes(clau) && s1 && linia.iva !== '21' && linia.base > 0, 'iva', 'lloguer_tipus'],
    [
      !['14', '15'].includes(clau) && linia.operacio !== null && linia.expedicio < linia.operacio,
      'operacio',
      'operacio_posterior',
    ],
    [clau === '14' && (linia.operacio === null || linia.operacio <= linia.expedicio), 'operacio', 'clau_14_operacio'],
    [clau === '14' && !PUBLIC_BODY.test(nif.identificacio), 'nif.identificacio', 'clau_14_nif'],
    [clau === '14' && !['F1', 'R1', 'R2', 'R3', 'R4'].includes(tipus), 'tipus', 'clau_14_tipus'],
    [clau === '01' && (exempcio === 'E2' || exempcio === 'E3'), 'exempcio', 'exportacio_clau'],
    [exempcio === 'E5' && nif.tipus !== '02', 'nif.tipus', 'intracomunitaria_nif_iva'],
    [linia.qualificacio === 'N2' && nif.tipus === '04' && esComunitari(nif.pais), 'nif.tipus', 'particular_de_la_unio'],
    [
      (tipus === 'R3' && nif.tipus !== '') || (tipus === 'R2' && !['', '02'].includes(nif.tipus)),
      'nif.tipus',
      'rectificativa_nif',
    ],
    [
      (tipus === 'F2' || tipus === 'R5') &&
        linia.acord === '' &&
        linia.base + linia.quota > parametre('simplificada_maxim', linia.exercici),
      'total',
      'simplificada_massa_gran',
    ],
    [
      !WITHOUT_TOTAL.includes(clau) &&
        !RECTIFICATIVES.has(tipus) &&
        linia.total !== linia.base + linia.quota + linia.quota_recarrec,
      'total',
      'total_no_quadra',
    ],
    ...place(linia.immoble, rents),
    ...payment(linia.cobrament, 'cobrament'),
  ]);
};

const WITHOUT_DEDUCTION = ['03', '05', '13', '18', '19'];
const WITHOUT_ISP = ['07', '08', '09'];
/** Expenses that may have no document nor payee. */
const ALONE = ['G02', 'GY8', 'G38', 'G39'];
const DEPRECIATION = ['G27', 'G28', 'G29', 'G30', 'G31', 'G32', 'G33'];

/** Rules of the book of invoices received. Source: AEAT, LSI.xlsx, RECIBIDAS_GASTOS 1 to 39. */
export const validaRebuda = (linia: LiniaRebuda): readonly Infraccio[] => {
  const { clau, tipus, nif, concepte } = linia;
  const customs = tipus === 'F5' || tipus === 'LC';
  const alone = [...ALONE, ...DEPRECIATION].includes(concepte ?? '');
  const change = CANVIS_DE_CODI.find(({ codi }) => codi === concepte);
  const withoutTax = linia.isp || clau === '09';
  const whole = linia.base + (withoutTax ? 0 : linia.quota) + linia.quota_recarrec;
  const nobody = nif.identificacio === '' && !alone && tipus !== 'SF';
  const deducts = linia.quota_deduible !== 0 && !customs;
  return broken([
    [!CLAUS_REBUDA.includes(clau), 'clau', 'codi_desconegut'],
    [concepte !== null && !CONCEPTES_DESPESA.includes(concepte), 'concepte', 'codi_desconegut'],
    [
      change !== undefined && ((change.fins ?? '9999') < linia.expedicio || (change.des_de ?? '') > linia.expedicio),
      'concepte',
      'codi_no_vigent',
    ],
    [concepte === null && (linia.despesa ?? 0) !== 0, 'concepte', 'concepte_cal'],
    ...identity(nif),
    [nobody && !deducts, 'nif.identificacio', 'expedidor_cal'],
    // Its VAT is deducted, and nothing justifies it (LIVA 97).
    [nobody && deducts, 'nif.identificacio', 'deduccio_sense_nif'],
    [hasNumber(linia) && linia.numero === '', 'numero', 'numero_cal'],
    [linia.numero_recepcio === '', 'numero_recepcio', 'numero_recepcio_cal'],
    [linia.recepcio < linia.expedicio, 'recepcio', 'recepcio_anterior'],
    [linia.operacio !== null && linia.recepcio < linia.operacio, 'recepcio', 'recepcio_anterior_operacio'],
    ...rates(linia).filter(([, , codi]) => !(clau === '02' && codi === 'tipus_no_vigent')),
    [tipus === 'F2' && linia.quota_deduible !== 0, 'quota_deduible', 'simplificada_deduible'],
    [
      linia.recarrec !== null && linia.quota_recarrec !== 0 && linia.quota_deduible !== 0,
      'quota_deduible',
      'recarrec_deduible',
    ],
    [WITHOUT_DEDUCTION.includes(clau) && linia.quota_deduible !== 0, 'quota_deduible', 'clau_sense_deduccio'],
    [tipus !== 'SF' && Math.abs(linia.quota_deduible) > Math.abs(linia.quota), 'quota_deduible', 'deduible_massa'],
    [tipus !== 'SF' && !sameSign(linia.quota, linia.quota_deduible), 'quota_deduible', 'signe_diferent'],
    [linia.isp && (WITHOUT_ISP.includes(clau) || customs), 'isp', 'isp_no_admesa'],
    [linia.be_inversio && (clau === '02' || clau === '08'), 'be_inversio', 'be_inversio_no_admes'],
    [clau === '08' && linia.quota !== 0, 'quota', 'clau_08_quota'],
    [clau === '09' && !['F1', 'R1', 'R2', 'R3', 'R4'].includes(tipus), 'tipus', 'clau_09_tipus'],
    [clau === '09' && nif.tipus !== '02', 'nif.tipus', 'intracomunitaria_nif_iva'],
    [customs && !['01', '03', '04', '05', '08'].includes(clau), 'clau', 'importacio_clau'],
    [linia.deduccio !== null && !linia.posterior, 'posterior', 'deduccio_sense_posterior'],
    [linia.deduccio !== null && !esPosterior(linia.deduccio, linia), 'deduccio', 'deduccio_no_posterior'],
    [
      (tipus === 'F2' || tipus === 'R5') && linia.total > parametre('simplificada_maxim', linia.exercici),
      'total',
      'simplificada_massa_gran',
    ],
    [tipus === 'F4' && linia.base > parametre('resum_simplificades', linia.exercici), 'base', 'resum_massa_gran'],
    [
      !WITHOUT_TOTAL.slice(0, 2).includes(clau) && !RECTIFICATIVES.has(tipus) && linia.total !== whole,
      'total',
      'total_no_quadra',
    ],
    ...place(
      linia.immoble,
      clau === '12' || (linia.activitat.codi === 'A' && linia.activitat.tipus === '01') || linia.activitat.codi === 'D',
    ),
    ...payment(linia.pagament, 'pagament'),
  ]);
};

/** What is no rule of the format: a line that model 130 leaves out, since nothing says what expense it is. */
export const senseTipus = (linia: LiniaRebuda): readonly Infraccio[] =>
  broken([[linia.sense_tipus === true, 'concepte', 'sense_tipus']]);

/** Kinds of goods that are told apart by their own number: land and buildings, vehicles. */
const IDENTIFIED = ['11', '12', '22'];
const SOLD = '02';

/** Rules of the book of investment goods. Source: AEAT, LSI.xlsx, BIENES-INVERSIÓN. */
export const validaBe = (linia: LiniaBe): readonly Infraccio[] =>
  broken([
    [!TIPUS_BE.includes(linia.tipus), 'tipus', 'codi_desconegut'],
    [!METODES_BE.includes(linia.metode), 'metode', 'codi_desconegut'],
    [linia.baixa !== null && !CAUSES_BAIXA.includes(linia.baixa.causa), 'baixa.causa', 'codi_desconegut'],
    [IDENTIFIED.includes(linia.tipus) && linia.identificador === '', 'identificador', 'identificador_cal'],
    [!IDENTIFIED.includes(linia.tipus) && linia.literal === '', 'literal', 'literal_cal'],
    [linia.baixa !== null && linia.baixa.data < linia.inici, 'baixa.data', 'baixa_abans_de_l_us'],
    [linia.baixa?.causa === SOLD && linia.venda === null, 'venda', 'venda_cal'],
    [linia.baixa?.causa !== SOLD && linia.venda !== null, 'venda', 'venda_sobra'],
    [linia.amortitzable > linia.adquisicio, 'amortitzable', 'amortitzable_massa'],
    [linia.acumulada_inici + linia.quota !== linia.acumulada_final, 'acumulada_final', 'acumulada_no_quadra'],
    // Nothing of a good that left is still to be written off.
    [
      linia.acumulada_final + linia.pendent !== linia.amortitzable && !(linia.baixa !== null && linia.pendent === 0),
      'pendent',
      'pendent_no_quadra',
    ],
    ...identity(linia.nif),
    ...place(linia.immoble, false),
  ]);
