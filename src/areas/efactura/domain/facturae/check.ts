import { ibanPasses } from '#areas/fiscal/domain/iban.ts';
import { ajustosOfEscrita, importsOfLinia } from '#areas/fiscal/domain/linia.ts';
import { suplitNifPasses } from '#areas/fiscal/domain/nif-iva.ts';
import { MAX_NUMERO } from '#areas/fiscal/domain/numero.ts';
import { euros } from './amounts.ts';
import { checkPart } from './check-part.ts';
import { MITJANS, RAONS } from './codes.data.ts';
import type { FacturaFacturae } from './factura.ts';
import { referencies } from './facturae.ts';
import { error, type Falta, warning } from './falta.ts';
import { liniesSumades, suplitsSumats } from './lines.ts';
import { adrecaPlace, emissorPart, receptorPart } from './parties.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

const checkHeader = ({ tipus, numero, data }: FacturaFacturae, avui: string): Falta[] => [
  ...(tipus === 'proforma' ? [error('1', 'tipus', 'facturae_proforma')] : []),
  ...(numero === null || numero === '' ? [error('3a', 'numero', 'facturae_sense_numero')] : []),
  ...(numero !== null && numero.length > MAX_NUMERO
    ? [error('3a', 'numero', 'facturae_numero_llarg', { max: MAX_NUMERO })]
    : []),
  ...(data > avui ? [error('7', 'data', 'facturae_data_futura')] : []),
];

const checkRectifica = ({ tipus, rectifica }: FacturaFacturae): Falta[] => {
  if (!rectifica) return tipus === 'rectificativa' ? [error('4b', 'rectifica', 'facturae_sense_rectificada')] : [];
  if (rectifica.factures.length === 0) return [error('4b', 'rectifica.factures', 'facturae_sense_rectificada')];
  const [first] = rectifica.factures;
  return [
    ...rectifica.factures.flatMap(({ numero }, place) =>
      numero.trim() === '' ? [error('4b', `rectifica.factures.${place}.numero`, 'facturae_sense_rectificada')] : [],
    ),
    ...(first && first.numero.length > MAX_NUMERO
      ? [error('4b', 'rectifica.factures.0.numero', 'facturae_numero_llarg', { max: MAX_NUMERO })]
      : []),
    ...(RAONS[rectifica.rao] === undefined ? [error('4a', 'rectifica.rao', 'facturae_rao')] : []),
  ];
};

/** Whether an invoice goes to a public body, through its entry point. */
const isPublic = ({ copia, dir3 }: NonNullable<FacturaFacturae['receptor']>): boolean =>
  copia.tipus_persona === 'P' || (dir3 !== null && Object.values(dir3).some((code) => code !== ''));

/** What its entry point would refuse of a public body that an invoice is about to be issued to; nothing of any other. */
export const checkPublic = (factura: FacturaFacturae): Falta[] =>
  factura.receptor && isPublic(factura.receptor) ? checkReceptor(factura) : [];

const checkReceptor = ({ receptor }: FacturaFacturae): Falta[] => {
  if (!receptor) return [error('5b', 'agent_fk', 'facturae_sense_receptor')];
  const { dir3 } = receptor;
  const faults = checkPart('receptor', receptorPart(receptor), `receptor.adreces.${adrecaPlace(receptor)}`);
  const asked = ['oficina_comptable', 'organ_gestor', 'unitat_tramitadora'] as const;
  if (!isPublic(receptor)) return faults;
  return [
    ...faults,
    ...asked
      .filter((field) => (dir3?.[field] ?? '') === '')
      .map((field) => error('8', `receptor.dir3.${field}`, 'facturae_sense_dir3')),
  ];
};

/** Lines: text, and amounts that come out of what is written. */
const checkLinies = (factura: FacturaFacturae): Falta[] => {
  const found: Falta[] = [];
  if (liniesSumades(factura).length === 0) found.push(error('9', 'linies', 'facturae_sense_linies'));
  for (const [place, linia] of factura.linies.entries()) {
    if (linia.tipus === 'capitol' || linia.opcio) continue;
    const at = `linies.${place}`;
    const [suplit, numero] = [linia.tipus === 'suplit', place + 1];
    if (!suplit && linia.concepte.trim() === '' && linia.descripcio.trim() === '')
      found.push(error('9', `${at}.concepte`, 'facturae_linia_sense_text', { numero }));
    const { quantitat, preu } = linia;
    const right = importsOfLinia({ quantitat, preu, ...ajustosOfEscrita(linia) });
    if (right.cost !== linia.cost || right.brut !== linia.brut)
      found.push(error('RCF06001', `${at}.preu`, 'facturae_linia_quadra', { numero }));
    if (suplit && (!linia.suplit || linia.suplit.nif === '' || linia.suplit.numero === ''))
      found.push(warning('9', `${at}.suplit`, 'facturae_suplit_incomplet', { numero }));
    if (suplit && linia.suplit && !suplitNifPasses(linia.suplit.nif))
      found.push(warning('5b', `${at}.suplit.nif`, 'facturae_suplit_nif', { numero, nif: linia.suplit.nif }));
  }
  return found;
};

/** Sums of the whole: what entry points add up again. */
const checkTotals = (factura: FacturaFacturae): Falta[] => {
  const { totals } = factura;
  const bad = (regla: string): Falta => error(regla, 'totals', 'facturae_totals_quadren');
  const quotes = sum(totals.grups.map((one) => one.quota + one.quota_recarrec));
  const expenses = sum(suplitsSumats(factura).map((one) => one.brut));
  const { invoiceTotal, totalOutstandingAmount, totalExecutableAmount } = totals.facturae;
  return [
    ...(totals.brut !== sum(liniesSumades(factura).map((one) => one.brut)) ? [bad('RCF06005')] : []),
    ...(totals.base > 0 && totals.retingut < 0 ? [error('RCF06007', 'totals', 'facturae_retingut_negatiu')] : []),
    ...(totals.base !== totals.brut - totals.descomptes + totals.carrecs ? [bad('6e')] : []),
    ...(totals.quotes !== quotes || invoiceTotal !== totals.base + quotes - totals.retingut ? [bad('6f')] : []),
    ...(totalOutstandingAmount !== invoiceTotal - totals.bestretes ||
    totals.suplits !== expenses ||
    totalExecutableAmount !== totalOutstandingAmount - totals.retencio + expenses
      ? [bad('6f')]
      : []),
  ];
};

const checkPagament = (factura: FacturaFacturae): Falta[] => {
  const { venciments, totals, forma_pagament, mostrar_iban, iban } = factura;
  const due = sum(venciments.map((one) => one.import));
  const shown = MITJANS[forma_pagament] === '04' && mostrar_iban;
  return [
    ...(venciments.length > 0 && totals.total_a_pagar > 0 && due !== totals.total_a_pagar
      ? [warning('avis', 'venciments', 'facturae_venciments', { suma: euros(due), total: euros(totals.total_a_pagar) })]
      : []),
    ...(shown && iban === '' ? [warning('avis', 'iban', 'facturae_sense_iban')] : []),
    ...(shown && !ibanPasses(iban) ? [warning('avis', 'iban', 'facturae_iban')] : []),
    ...referencies(factura).flatMap(([, clau, text]) =>
      text.length > 20 ? [warning('1', `referencies.${clau}`, 'facturae_referencia_llarga', { max: 20 })] : [],
    ),
    ...(factura.observacions.length > 2500
      ? [warning('1', 'observacions', 'facturae_text_tallat', { max: 2500 })]
      : []),
  ];
};

/**
 * What entry points would refuse of an invoice, or frown at, before it is exported. Source: Orden HAP/1650/2015 annex II, with
 * the codes of the register of invoices where it has them.
 */
export const checkFacturae = (factura: FacturaFacturae, avui: string): readonly Falta[] => [
  ...checkHeader(factura, avui),
  ...checkRectifica(factura),
  ...checkPart('emissor', emissorPart(factura), 'emissor.adreca'),
  ...checkReceptor(factura),
  ...checkLinies(factura),
  ...checkTotals(factura),
  ...checkPagament(factura),
];
