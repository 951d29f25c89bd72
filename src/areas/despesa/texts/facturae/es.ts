import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'despesa.facturae.factures': '{n, plural, one {# factura leída} many {# facturas leídas} other {# facturas leídas}}',
  'despesa.facturae.signatura': 'Firma',
  'despesa.facturae.signatura.cap': 'Sin firmar',
  'despesa.facturae.signatura.valida': 'Firma válida',
  'despesa.facturae.signatura.dubtosa': 'Firma intacta, certificado dudoso',
  'despesa.facturae.signatura.incomprovable': 'No se puede comprobar',
  'despesa.facturae.signatura.trencada': 'Firma rota',
  'despesa.facturae.signatura.cap_cos': 'Nadie responde de quién la ha enviado.',
  'despesa.facturae.signatura.valida_cos':
    'Firmada por {titular}{nif, select, cap {} other { ({nif})}}. No se ha cambiado nada desde entonces.',
  'despesa.facturae.signatura.dubtosa_cos': 'Firmada por {titular}{nif, select, cap {} other { ({nif})}}: {motiu}',
  'despesa.facturae.signatura.incomprovable_cos': 'No se sabe si la factura está como se firmó. {motiu}',
  'despesa.facturae.signatura.trencada_cos': 'Se ha cambiado algo después de firmarla. Pídala de nuevo al proveedor.',
  'despesa.facturae.versio': 'Facturae {versio}',
  'despesa.facturae.no_nostra': 'Es para {nom} ({nif}), no para esta empresa.',
  'despesa.facturae.repetida': 'Ya hay un gasto con este proveedor y número.',
  'despesa.facturae.veure_repetida': 'Verlo',
  'despesa.facturae.proveidor_nou': 'Proveedor nuevo: {nom} ({nif})',
  'despesa.facturae.total': 'Total',
  'despesa.facturae.a_pagar': 'A pagar',
  'despesa.facturae.linies': '{n, plural, one {# línea} many {# líneas} other {# líneas}}',
  'despesa.facturae.altre_nom': '¿De quién es la factura?',
  'despesa.facturae.omplir': 'Rellenar el gasto',
  'despesa.facturae.crear_proveidor': 'Crear el proveedor y rellenar',
};
