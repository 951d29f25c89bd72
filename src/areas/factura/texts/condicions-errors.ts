/** What is asked about how an invoice is paid, taxed and told, before it is issued. */
const ca = {
  'avis.simplificada_empresa':
    '{nom} és una empresa o un professional: amb una factura simplificada sense les seves dades no en podrà deduir l’IVA. Feu-ne una d’ordinària.',
  'avis.simplificada_retencio':
    'Una factura simplificada no diu qui reté: amb retenció d’IRPF, feu-ne una d’ordinària o traieu-la.',
  'avis.substitucio_altre_client':
    'La factura simplificada {numero} és de {nom}. Una de completa a nom d’un altre no la canvia: si el client era un altre, rectifiqueu-la.',
  'avis.retencio_sencera':
    'La retenció de garantia, {import, number, ::.00} €, és tota la base o més. Reviseu-ne el percentatge.',
  'avis.retencio_alliberada': 'La garantia s’alliberaria el {data}, abans de la data de la factura.',
  'avis.venciment_massa_lluny':
    'El venciment del {data} passa dels {dies} dies que es poden donar a una empresa o un professional (Llei 3/2004, art. 4.3).',
  'avis.irpf_diversos':
    'Hi ha línies amb retencions d’IRPF diferents ({tipus}), i qui factura només en té una. Reviseu-les.',
  'avis.clau_de_caixa':
    'L’esborrany porta la clau 07 (criteri de caixa), i l’empresa no hi és. Reviseu la clau del règim.',
  'avis.clau_sense_caixa':
    'L’empresa és al criteri de caixa, i l’esborrany porta la clau 01. Reviseu la clau del règim.',
  'avis.descompte_sencer': 'Amb els descomptes la factura surt de 0,00 €. Reviseu-los.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'avis.simplificada_empresa':
    '{nom} es una empresa o un profesional: con una factura simplificada sin sus datos no podrá deducir su IVA. Haga una ordinaria.',
  'avis.simplificada_retencio':
    'Una factura simplificada no dice quién retiene: con retención de IRPF, haga una ordinaria o quítela.',
  'avis.substitucio_altre_client':
    'La factura simplificada {numero} es de {nom}. Una completa a nombre de otro no la canjea: si el cliente era otro, rectifíquela.',
  'avis.retencio_sencera':
    'La retención de garantía, {import, number, ::.00} €, es toda la base o más. Revise su porcentaje.',
  'avis.retencio_alliberada': 'La garantía se liberaría el {data}, antes de la fecha de la factura.',
  'avis.venciment_massa_lluny':
    'El vencimiento del {data} pasa de los {dies} días que se pueden dar a una empresa o un profesional (Ley 3/2004, art. 4.3).',
  'avis.irpf_diversos':
    'Hay líneas con retenciones de IRPF distintas ({tipus}), y quien factura solo tiene una. Revíselas.',
  'avis.clau_de_caixa':
    'El borrador lleva la clave 07 (criterio de caja), y la empresa no está en él. Revise la clave del régimen.',
  'avis.clau_sense_caixa':
    'La empresa está en el criterio de caja, y el borrador lleva la clave 01. Revise la clave del régimen.',
  'avis.descompte_sencer': 'Con los descuentos la factura sale de 0,00 €. Revíselos.',
};
const en: Own = {
  'avis.simplificada_empresa':
    '{nom} is a business: with a simplified invoice that does not say its details it cannot deduct the VAT. Make an ordinary one.',
  'avis.simplificada_retencio':
    'A simplified invoice does not say who withholds: with income tax withheld, make an ordinary one or take it off.',
  'avis.substitucio_altre_client':
    'Simplified invoice {numero} is of {nom}. A whole one to somebody else does not take its place: if the client was another, correct it.',
  'avis.retencio_sencera':
    'The guarantee retention, €{import, number, ::.00}, is the whole base or more. Look at its percentage again.',
  'avis.retencio_alliberada': 'The guarantee would be released on {data}, before the date of the invoice.',
  'avis.venciment_massa_lluny':
    'The due date of {data} is beyond the {dies} days that a business may be given to pay (Ley 3/2004, art. 4.3).',
  'avis.irpf_diversos':
    'Lines have different rates of income tax withheld ({tipus}), and who invoices has only one. Look at them again.',
  'avis.clau_de_caixa':
    'The draft has key 07 (cash accounting), and the company is not under it. Look at the key of the regime again.',
  'avis.clau_sense_caixa':
    'The company is under cash accounting, and the draft has key 01. Look at the key of the regime again.',
  'avis.descompte_sencer': 'With its discounts the invoice comes to €0.00. Look at them again.',
};
export const condicionsErrors = { ca, es, en };
