/** Refusals of what quotations and invoices write alike, as the server answers them. */
const ca = {
  'camp.decimal_incorrecte': 'Escriviu un nombre amb 8 decimals com a màxim.',
  'camp.percentatge_incorrecte': 'Escriviu un percentatge de 0 a 100, amb 4 decimals com a màxim.',
  'camp.clau_repetida': 'Dues línies tenen la mateixa clau. Torneu a obrir el document.',
};
const es: Record<keyof typeof ca, string> = {
  'camp.decimal_incorrecte': 'Escriba un número con 8 decimales como máximo.',
  'camp.percentatge_incorrecte': 'Escriba un porcentaje de 0 a 100, con 4 decimales como máximo.',
  'camp.clau_repetida': 'Dos líneas tienen la misma clave. Vuelva a abrir el documento.',
};
const en: Record<keyof typeof ca, string> = {
  'camp.decimal_incorrecte': 'Write a number with at most 8 decimals.',
  'camp.percentatge_incorrecte': 'Write a percentage from 0 to 100, with at most 4 decimals.',
  'camp.clau_repetida': 'Two lines have the same key. Open the document again.',
};
export const fiscalErrors = { ca, es, en };
