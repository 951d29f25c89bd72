import { normaliseBic } from '#areas/fiscal/domain/bic.ts';
import { normaliseIban } from '#areas/fiscal/domain/iban.ts';
import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import type { Rol } from '#contract/roles.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { asFlag } from '#server/database/tables.ts';
import type { EmpresaValues } from '../contract/blank.ts';
import type { Certificat } from '../contract/certificat.ts';
import type { Adreca, Compte, Empresa } from '../contract/schemas.ts';
import type { Serie } from '../domain/series.ts';
import type { EmpresaRow, NewEmpresa } from './store.ts';

/** What a person writes of a company, as it is kept. */
export const fieldsOf = (row: EmpresaRow, series: readonly Serie[]): EmpresaValues => ({
  nom_fiscal: row.nom_fiscal,
  nom_comercial: row.nom_comercial,
  tipus_persona: row.tipus_persona as EmpresaValues['tipus_persona'],
  nif: row.nif,
  adreca: JSON.parse(row.adreca) as Adreca,
  telefon: row.telefon,
  email: row.email,
  web: row.web,
  color: row.color,
  logo: row.logo,
  registre_mercantil: row.registre_mercantil,
  num_collegiat: row.num_collegiat,
  idioma_fk: row.idioma_fk as Language,
  peu_document: row.peu_document,
  comptes: JSON.parse(row.comptes) as Compte[],
  series: [...series],
  peu_factura: row.peu_factura,
  peu_pressupost: row.peu_pressupost,
  condicions_pagament: row.condicions_pagament,
  iva_fk: row.iva_fk,
  irpf_fk: row.irpf_fk,
  regim_iva: row.regim_iva as EmpresaValues['regim_iva'],
  verifactu: JSON.parse(row.verifactu) as EmpresaValues['verifactu'],
});

/** Accounts as they are kept: bare, and one of them the usual one. */
const tidyComptes = (comptes: readonly Compte[]): Compte[] => {
  const usual = Math.max(
    0,
    comptes.findIndex((one) => one.per_defecte),
  );
  return comptes.map((one, place) => ({
    ...one,
    iban: normaliseIban(one.iban),
    bic: normaliseBic(one.bic),
    per_defecte: place === usual,
  }));
};

export const tidied = (fields: EmpresaValues): EmpresaValues => ({ ...fields, comptes: tidyComptes(fields.comptes) });

/** The columns of the company's own row; its series have a table. */
export const columnsOf = ({ series: _series, ...fields }: EmpresaValues) => ({
  ...fields,
  adreca: JSON.stringify(fields.adreca),
  comptes: JSON.stringify(fields.comptes),
  verifactu: JSON.stringify(fields.verifactu),
  cerca: foldWords(fields.nom_fiscal, fields.nom_comercial, fields.nif, normaliseNif(fields.nif)),
  nom_ordre: fold(fields.nom_fiscal),
});

export const newRow = (fields: EmpresaValues, now: string): NewEmpresa => ({
  ...columnsOf(fields),
  versio: 1,
  baixa: asFlag(false),
  esborrada: null,
  creada: now,
  canviada: now,
});

/** The company as it is answered to a role. */
export const present = (
  row: EmpresaRow,
  given: {
    readonly rol: Rol;
    readonly exercici: number;
    readonly series: readonly Serie[];
    readonly certificats: readonly Certificat[] | null;
  },
): Empresa => ({
  id: row.id,
  versio: row.versio,
  rol: given.rol,
  exerciciActiu: given.exercici,
  baixa: row.baixa === 1,
  creada: row.creada,
  canviada: row.canviada,
  certificats: given.certificats && [...given.certificats],
  ...fieldsOf(row, given.series),
});
