import { BLANK_DESPESA } from '#areas/despesa/contract/blank.ts';
import type { Despesa, DespesaItem, LiniaDespesa } from '#areas/despesa/contract/schemas.ts';
import type { TipusDespesa } from '#areas/despesa/contract/tipus.ts';
import { compta, importsOf } from '#areas/despesa/domain/imports.ts';
import { IVA } from './fiscal-rates.ts';
import { EMPRESA } from './open-screen.tsx';

export const LINIA_DESPESA: LiniaDespesa = {
  clau: 'a',
  tipus_despesa_fk: 5,
  concepte: 'Paper',
  base: 10_000,
  iva_fk: 1,
  causa: null,
  recarrec: false,
  quota: null,
  quota_recarrec: null,
  iva_deduible: '100',
  deduible: '100',
  amb_retencio: true,
  be_inversio: null,
};

/** An expense as the server answers it, added up by the server's own function. */
export const buildDespesa = (more: Partial<Despesa> = {}): Despesa => {
  const fields = {
    ...BLANK_DESPESA,
    nom_proveidor: 'Papereria Exemple',
    num_factura: 'F-1',
    data: '2026-11-20',
    linies: [LINIA_DESPESA],
    ...more,
  };
  const rateOf = (id: number | null) => IVA.find((one) => one.id === id)?.percentatge ?? null;
  const sums = importsOf({
    linies: fields.linies.map((linia) => ({
      ...linia,
      iva: rateOf(linia.iva_fk),
      recarrec: null,
      compta: compta(linia),
    })),
    autoliquidada: false,
    dona_dret: true,
    irpf: null,
    retingut: null,
  });
  return {
    id: 12,
    empresa_fk: EMPRESA,
    versio: 1,
    exercici: 2026,
    numero: 4,
    trimestre: 4,
    tancada: false,
    proveidor: { id: null, nom: 'Papereria Exemple', nif: '' },
    desfasat: false,
    parts: [],
    arxius: [],
    creat: '2026-11-20T09:00:00Z',
    canviat: '2026-11-20T09:00:00Z',
    ...fields,
    imports: {
      ...sums,
      linies: sums.linies.map((one, place) => ({
        ...one,
        iva: rateOf(fields.linies[place]?.iva_fk ?? null),
        recarrec: null,
      })),
    },
  };
};

export const buildDespesaItem = (more: Partial<DespesaItem> = {}): DespesaItem => ({
  id: 12,
  versio: 1,
  exercici: 2026,
  numero: 4,
  tipus: 'factura',
  data: '2026-11-20',
  data_recepcio: '2026-11-20',
  proveidor: { id: null, nom: 'Papereria Exemple', nif: '' },
  num_factura: 'F-1',
  autoliquidada: false,
  sense_tipus: false,
  tipus_despesa: [{ id: 5, nom: 'Material d’oficina' }],
  treballs: [],
  base: 10_000,
  quota: 2_100,
  deduible: 2_100,
  retingut: 0,
  total: 12_100,
  a_pagar: 12_100,
  venciment: null,
  data_pagament: null,
  arxius: 0,
  be_inversio: false,
  tancada: false,
  etiquetes: [],
  ...more,
});

export const buildTipus = (more: Partial<TipusDespesa> = {}): TipusDespesa => ({
  id: 5,
  versio: 1,
  cataleg: true,
  baixa: false,
  usos: 0,
  pare_fk: null,
  nom: 'Material d’oficina',
  iva_fk: 1,
  irpf_fk: null,
  iva_deduible: '100',
  deduible: '100',
  concepte: 'G22',
  amortitzacio: null,
  ajuda: '',
  ...more,
});
