import type { FacturaFields } from './schemas.ts';

/** A draft of which nothing was said yet; its date is given by whoever makes it. */
export const BLANK_FACTURA: Omit<FacturaFields, 'data'> = {
  tipus: 'ordinaria',
  serie: '',
  data_operacio: null,
  venciments: [],
  agent_fk: null,
  treball_fk: null,
  idioma: null,
  clau_regim: '01',
  linies: [],
  descomptes: [],
  carrecs: [],
  recarrec_equivalencia: false,
  retencio: null,
  bestretes: [],
  qualificada: false,
  rectifica: null,
  substitueix: [],
  forma_pagament: 'transferencia',
  iban: '',
  mostrar_iban: true,
  observacions: '',
  notes: '',
  etiquetes: [],
  referencies: { comanda: '', expedient: '', contracte: '' },
};
