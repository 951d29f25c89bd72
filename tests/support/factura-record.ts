import { BLANK_FACTURA } from '#areas/factura/contract/blank.ts';
import type { Factura, FacturaItem } from '#areas/factura/contract/schemas.ts';
import { sumableOf, type Tipus } from '#areas/fiscal/domain/document.ts';
import { totalsOf } from '#areas/fiscal/domain/totals.ts';
import { IRPF, IVA } from './fiscal-rates.ts';
import { EMPRESA } from './open-screen.tsx';

const tipus: Tipus = {
  iva: (id) => {
    const row = IVA.find((one) => one.id === id);
    return row ? { ...row, recarrec: row.recarrec_equivalencia } : null;
  },
  irpf: (id) => IRPF.find((one) => one.id === id) ?? null,
};

/** An invoice as the server answers it, added up by the server's own functions. */
export const buildFactura = (more: Partial<Factura> = {}): Factura => {
  const fields = { ...BLANK_FACTURA, data: '2026-11-20', ...more };
  const totals = totalsOf(sumableOf(fields, tipus));
  if (typeof totals === 'string') throw new Error(totals);
  return {
    id: 12,
    empresa_fk: EMPRESA,
    versio: 1,
    estat: 'esborrany',
    situacio: 'esborrany',
    dies_vencuda: null,
    numero: null,
    exercici: null,
    emesa: null,
    pressupost_fk: null,
    periodica_fk: null,
    proforma: null,
    facturada_a: [],
    agent: { id: 9, nom: 'Promocions A, SL', nif: 'B85626240' },
    desfasat: false,
    treball: null,
    totals: totals as Factura['totals'],
    cobrat: 0,
    pendent: totals.total_a_pagar,
    garantia_pendent: 0,
    compensable: 0,
    cobraments: [],
    cobrat_abans: [],
    rectificada_per: [],
    substituides: [],
    anullacio: null,
    recordatoris: [],
    registres: [],
    creat: '2026-11-20T08:00:00Z',
    canviat: '2026-11-20T08:00:00Z',
    ...fields,
    agent_fk: 9,
  };
};

/** A line of the list of invoices. */
export const buildItem = (more: Partial<FacturaItem> = {}): FacturaItem => ({
  id: 12,
  versio: 1,
  tipus: 'ordinaria',
  situacio: 'emesa',
  dies_vencuda: null,
  numero: 'A-2026-00001',
  serie: 'A',
  data: '2026-11-20',
  venciment: '2026-12-20',
  agent: { id: 9, nom: 'Promocions A, SL', nif: 'B85626240' },
  treball: null,
  base: 100_000,
  quota: 21_000,
  retingut: 0,
  total_factura: 121_000,
  total: 121_000,
  pendent: 121_000,
  garantia_pendent: 0,
  garantia_data: null,
  compta: true,
  etiquetes: [],
  enviament: null,
  registre: null,
  ...more,
});
