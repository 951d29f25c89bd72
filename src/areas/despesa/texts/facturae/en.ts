import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'despesa.facturae.factures': '{n, plural, one {# invoice read} other {# invoices read}}',
  'despesa.facturae.signatura': 'Signature',
  'despesa.facturae.signatura.cap': 'Unsigned',
  'despesa.facturae.signatura.valida': 'Valid signature',
  'despesa.facturae.signatura.dubtosa': 'Signature intact, certificate doubtful',
  'despesa.facturae.signatura.incomprovable': 'It cannot be checked',
  'despesa.facturae.signatura.trencada': 'Signature broken',
  'despesa.facturae.signatura.cap_cos': 'Nobody vouches for who sent it.',
  'despesa.facturae.signatura.valida_cos':
    'Signed by {titular}{nif, select, cap {} other { ({nif})}}. Nothing has changed since.',
  'despesa.facturae.signatura.dubtosa_cos': 'Signed by {titular}{nif, select, cap {} other { ({nif})}}: {motiu}',
  'despesa.facturae.signatura.incomprovable_cos': 'Whether the invoice is as it was signed is not known. {motiu}',
  'despesa.facturae.signatura.trencada_cos': 'Something was changed after signing. Ask the supplier for it again.',
  'despesa.facturae.versio': 'Facturae {versio}',
  'despesa.facturae.no_nostra': 'It is for {nom} ({nif}), not for this company.',
  'despesa.facturae.repetida': 'There is an expense with this supplier and number already.',
  'despesa.facturae.veure_repetida': 'See it',
  'despesa.facturae.proveidor_nou': 'New supplier: {nom} ({nif})',
  'despesa.facturae.total': 'Total',
  'despesa.facturae.a_pagar': 'To pay',
  'despesa.facturae.linies': '{n, plural, one {# line} other {# lines}}',
  'despesa.facturae.altre_nom': 'Whose invoice is it?',
  'despesa.facturae.omplir': 'Fill the expense',
  'despesa.facturae.crear_proveidor': 'Make the supplier and fill',
};
