import type { Copia } from '#areas/agent/contract/copia.ts';
import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import type { LiniaEmesa } from '#areas/fiscal/contract/emes.ts';
import { ajustosOfEscrita, importsOfLinia } from '#areas/fiscal/domain/linia.ts';
import { totalsOf } from '#areas/fiscal/domain/totals.ts';

/** A receiver as frozen on an invoice: a company of Girona, unless said otherwise. */
export const buildCopia = (more: Partial<Copia> = {}): Copia => ({
  v: 1,
  nom_complet: 'Promocions Exemple, SL',
  nif: 'B63272603',
  nif_pais: 'ES',
  tipus_persona: 'E',
  nom: '',
  cognoms: '',
  rao_social: 'Promocions Exemple, SL',
  nom_comercial: '',
  representant: null,
  titulacio_fk: null,
  num_collegiat: '',
  adreces: [
    {
      tipus: 'fiscal',
      via: 'Carrer Nou, 1',
      codi_postal: '17001',
      poblacio_fk: null,
      poblacio: 'Girona',
      provincia: 'Girona',
      pais: 'ES',
    },
  ],
  telefons: [],
  emails: [],
  ...more,
});

/** A line as frozen; its amounts are worked out. `preu` 1000 at 21 % unless said otherwise. */
export const buildLinia = (more: Partial<Omit<LiniaEmesa, 'cost' | 'brut'>> = {}, place = 0): LiniaEmesa => {
  const linia = {
    clau: `l${place + 1}`,
    tipus: 'linia' as const,
    concepte: 'Projecte executiu',
    descripcio: '',
    quantitat: '1',
    unitat: '',
    preu: '1000',
    preu_iva: null,
    descompte: '0',
    iva_fk: null,
    causa: null,
    irpf_fk: null,
    opcio: false,
    suplit: null,
    iva: '21',
    recarrec: null,
    regim: 'general' as const,
    irpf: null,
    ...more,
  };
  if (linia.tipus === 'capitol') return { ...linia, cost: 0, brut: 0 };
  return { ...linia, ...importsOfLinia({ ...linia, ...ajustosOfEscrita(linia) }) };
};

type Given = Partial<Omit<FacturaEmesa, 'linies' | 'totals'>> & {
  readonly linies?: readonly Partial<Omit<LiniaEmesa, 'cost' | 'brut'>>[];
};

/** An issued invoice that no rule objects to, with what is given instead; its totals are worked out as rooms do. */
export const buildEmesa = ({ linies: given = [{}], ...more }: Given = {}): FacturaEmesa => {
  const linies = given.map(buildLinia);
  const emesa: Omit<FacturaEmesa, 'totals'> = {
    v: 1,
    id: 1,
    empresa_fk: 1,
    tipus: 'ordinaria',
    serie: 'A',
    numero: '2026/A/0001',
    exercici: 2026,
    data: '2026-11-28',
    data_operacio: null,
    venciments: [],
    idioma: 'ca',
    clau_regim: '01',
    qualificada: false,
    emissor: {
      nom_fiscal: 'Despatx Exemple, SLP',
      nom_comercial: '',
      tipus_persona: 'E',
      nif: 'B85905495',
      adreca: {
        via: 'Plaça Major, 2',
        codi_postal: '17001',
        poblacio_fk: null,
        poblacio: 'Girona',
        provincia: 'Girona',
        pais: 'ES',
      },
      telefon: '',
      email: '',
      web: '',
      registre_mercantil: '',
      num_collegiat: '',
      peu: '',
      regim_iva: 'general',
    },
    receptor: { copia: buildCopia(), dir3: null },
    treball: null,
    linies,
    descomptes: [],
    carrecs: [],
    retencio: null,
    bestretes: [],
    recarrec_equivalencia: false,
    rectifica: null,
    substitueix: [],
    forma_pagament: 'transferencia',
    iban: '',
    mostrar_iban: true,
    observacions: '',
    referencies: { comanda: '', expedient: '', contracte: '' },
    ...more,
  };
  const added = linies.filter((one) => !one.opcio);
  const totals = totalsOf({
    linies: added
      .filter((one) => one.tipus === 'linia')
      .map((linia) => ({
        quantitat: linia.quantitat,
        preu: linia.preu,
        ...ajustosOfEscrita(linia),
        impost: { iva: linia.iva, recarrec: linia.recarrec, regim: linia.regim },
        irpf: linia.irpf,
      })),
    descomptes: emesa.descomptes,
    carrecs: emesa.carrecs,
    retencio: emesa.retencio,
    suplits: added.filter((one) => one.tipus === 'suplit').map((one) => one.brut),
    bestretes: emesa.bestretes.reduce((total, one) => total + one.import, 0),
  });
  if (totals === 'ajust_sense_base') throw new Error('lines of the built invoice add up to nothing');
  return {
    ...emesa,
    totals: {
      ...totals,
      linies: totals.linies.map((one) => ({ ...one })),
      grups: totals.grups.map((one) => ({ ...one })),
      irpf: totals.irpf.map((one) => ({ ...one })),
    },
  };
};

/** So many lines, each told from the others. */
export const manyLines = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    concepte: `Partida ${place + 1}`,
    quantitat: String(place + 1),
    preu: '12.5',
    unitat: 'h',
  }));
