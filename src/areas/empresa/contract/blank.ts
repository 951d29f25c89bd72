import { firstSeries } from '../domain/series.ts';
import type { Empresa } from './schemas.ts';

/** What a person writes of a company. */
export type EmpresaValues = Omit<
  Empresa,
  'id' | 'versio' | 'rol' | 'exerciciActiu' | 'baixa' | 'creada' | 'canviada' | 'certificats'
>;

/** A company before anybody said anything of it. */
export const BLANK_EMPRESA: EmpresaValues = {
  nom_fiscal: '',
  nom_comercial: '',
  tipus_persona: 'E',
  nif: '',
  adreca: { via: '', codi_postal: '', poblacio_fk: null, poblacio: '', provincia: '', pais: 'ES' },
  telefon: '',
  email: '',
  web: '',
  color: null,
  logo: null,
  registre_mercantil: '',
  num_collegiat: '',
  idioma_fk: 'ca',
  peu_document: '',
  comptes: [],
  series: firstSeries('ca'),
  peu_factura: '',
  peu_pressupost: '',
  condicions_pagament: '',
  iva_fk: null,
  irpf_fk: null,
  regim_iva: 'general',
  verifactu: { mode: 'cap', entorn: 'proves' },
};
