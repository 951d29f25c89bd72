import { BLANK_FACTURA } from '#areas/factura/contract/blank.ts';
import type { Pressupost } from '#areas/pressupost/contract/schemas.ts';
import { buildFactura } from './factura-record.ts';
import { EMPRESA } from './open-screen.tsx';

/** A quotation as the server answers it: a draft of one line unless said otherwise. */
export const buildPressupost = (more: Partial<Pressupost> = {}): Pressupost => {
  const { descomptes, carrecs, recarrec_equivalencia } = BLANK_FACTURA;
  const { linies, totals } = buildFactura({ linies: more.linies ?? [] });
  return {
    id: 21,
    empresa_fk: EMPRESA,
    versio: 1,
    estat: 'esborrany',
    situacio: 'esborrany',
    numero: null,
    exercici: null,
    revisio: 1,
    revisions: [],
    agent: { id: 9, nom: 'Promocions A, SL', nif: 'B85626240' },
    desfasat: false,
    treball: null,
    totals,
    enviat: null,
    enllac: null,
    resposta: null,
    creat: '2026-11-20T08:00:00Z',
    canviat: '2026-11-20T08:00:00Z',
    serie: '',
    data: '2026-11-20',
    validesa: '2026-12-20',
    agent_fk: 9,
    treball_fk: null,
    idioma: null,
    titol: 'Reforma',
    text: '',
    condicions: '',
    descomptes,
    carrecs,
    recarrec_equivalencia,
    fites: [],
    notes: '',
    ...more,
    linies,
  };
};
