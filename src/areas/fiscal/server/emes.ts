import type { EmpresaValues } from '#areas/empresa/contract/blank.ts';
import type { LiniaEnviada } from '../contract/document.ts';
import type { Emissor, LiniaEmesa } from '../contract/emes.ts';
import { importsOfEscrita, impostOf, type Tipus } from '../domain/document.ts';

/** The company as what it issues keeps it. */
export const emissorOf = (empresa: EmpresaValues): Emissor => ({
  nom_fiscal: empresa.nom_fiscal,
  nom_comercial: empresa.nom_comercial,
  tipus_persona: empresa.tipus_persona,
  nif: empresa.nif,
  adreca: empresa.adreca,
  telefon: empresa.telefon,
  email: empresa.email,
  web: empresa.web,
  registre_mercantil: empresa.registre_mercantil,
  num_collegiat: empresa.num_collegiat,
  peu: empresa.peu_factura,
  regim_iva: empresa.regim_iva,
});

/** A line with its rates and what it comes to. */
export const liniaEmesaOf = (linia: LiniaEnviada, recarrec: boolean, tipus: Tipus): LiniaEmesa => {
  const taxed = linia.tipus === 'linia';
  const impost = taxed ? impostOf(linia, recarrec, tipus) : ({ iva: '0', recarrec: null, regim: 'N2' } as const);
  return {
    ...linia,
    iva: impost.iva,
    recarrec: impost.recarrec,
    regim: impost.regim,
    irpf: taxed && linia.irpf_fk !== null ? (tipus.irpf(linia.irpf_fk)?.percentatge ?? null) : null,
    ...importsOfEscrita(linia),
  };
};
