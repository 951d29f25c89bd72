import type { DespesaFields } from './schemas.ts';

/** An expense of which nothing was said yet; its date and lines are given by whoever makes it. */
export const BLANK_DESPESA: Omit<DespesaFields, 'data' | 'linies'> = {
  tipus: 'factura',
  qualificada: false,
  agent_fk: null,
  nom_proveidor: '',
  num_factura: '',
  num_final: '',
  data_operacio: null,
  data_recepcio: null,
  clau: '01',
  isp: false,
  rectifica: null,
  irpf_fk: null,
  retingut: null,
  deduible_en: null,
  treballs: [],
  venciment: null,
  data_pagament: null,
  forma_pagament: 'transferencia',
  compte: '',
  observacions: '',
  etiquetes: [],
};
