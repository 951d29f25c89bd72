/** What a received Facturae says. */
export const ca = {
  'despesa.facturae.factures':
    '{n, plural, one {# factura llegida} many {# factures llegides} other {# factures llegides}}',
  'despesa.facturae.signatura': 'Signatura',
  'despesa.facturae.signatura.cap': 'Sense signar',
  'despesa.facturae.signatura.valida': 'Signatura vàlida',
  'despesa.facturae.signatura.dubtosa': 'Signatura intacta, certificat dubtós',
  'despesa.facturae.signatura.incomprovable': 'No es pot comprovar',
  'despesa.facturae.signatura.trencada': 'Signatura trencada',
  'despesa.facturae.signatura.cap_cos': 'Ningú no respon de qui l’ha enviada.',
  'despesa.facturae.signatura.valida_cos':
    'Signada per {titular}{nif, select, cap {} other { ({nif})}}. No s’ha canviat res des d’aleshores.',
  'despesa.facturae.signatura.dubtosa_cos': 'Signada per {titular}{nif, select, cap {} other { ({nif})}}: {motiu}',
  'despesa.facturae.signatura.incomprovable_cos': 'No se sap si la factura és com es va signar. {motiu}',
  'despesa.facturae.signatura.trencada_cos':
    'S’ha canviat alguna cosa després de signar-la. Demaneu-la de nou al proveïdor.',
  'despesa.facturae.versio': 'Facturae {versio}',
  'despesa.facturae.no_nostra': 'És per a {nom} ({nif}), no per a aquesta empresa.',
  'despesa.facturae.repetida': 'Ja hi ha una despesa amb aquest proveïdor i número.',
  'despesa.facturae.veure_repetida': 'Veure-la',
  'despesa.facturae.proveidor_nou': 'Proveïdor nou: {nom} ({nif})',
  'despesa.facturae.total': 'Total',
  'despesa.facturae.a_pagar': 'A pagar',
  'despesa.facturae.linies': '{n, plural, one {# línia} many {# línies} other {# línies}}',
  'despesa.facturae.altre_nom': 'De qui és la factura?',
  'despesa.facturae.omplir': 'Omplir la despesa',
  'despesa.facturae.crear_proveidor': 'Crear el proveïdor i omplir',
};
