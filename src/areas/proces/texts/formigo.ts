/** What the server says of the concrete of a programme: how often it is sampled, and what its zones are. */
const ca = {
  'pla.pastades': '{n, plural, one {# pastada} many {# de pastades} other {# pastades}} per lot',
  'pla.pastades_entre': 'entre {min} i {max} pastades per lot, segons la zona',
  'pla.pastades_totes': 'totes les pastades, on el control és al 100 per 100',
  'pla.pastades_indirecte': 'cap, on el control és indirecte',
  'pla.zona_lots': '{n, plural, =0 {lots per dir} one {# lot} many {# de lots} other {# lots}}',
};
const es: typeof ca = {
  'pla.pastades': '{n, plural, one {# amasada} many {# de amasadas} other {# amasadas}} por lote',
  'pla.pastades_entre': 'entre {min} y {max} amasadas por lote, según la zona',
  'pla.pastades_totes': 'todas las amasadas, donde el control es al 100 por 100',
  'pla.pastades_indirecte': 'ninguna, donde el control es indirecto',
  'pla.zona_lots': '{n, plural, =0 {lotes por decir} one {# lote} many {# de lotes} other {# lotes}}',
};
const en: typeof ca = {
  'pla.pastades': '{n, plural, one {# sample} other {# samples}} per lot',
  'pla.pastades_entre': 'between {min} and {max} samples per lot, by zone',
  'pla.pastades_totes': 'every batch, where control is full (100x100)',
  'pla.pastades_indirecte': 'none, where control is indirect',
  'pla.zona_lots': '{n, plural, =0 {lots still to be said} one {# lot} other {# lots}}',
};

export const procesFormigo = { ca, es, en };
