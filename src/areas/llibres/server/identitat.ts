import { nifIvaDe } from '#areas/fiscal/domain/nif-iva.ts';
import type { Identitat } from '../domain/linies.ts';

const NIF_IVA = '02';
const OFICIAL = '04';

/**
 * Who the other party is, as books tell it: without separators, with its country where it is not Spanish. Of the Union it is a
 * trader where its number has the structure of one; a private person's is an official number of its country.
 */
export const identitatOf = (nif: string, copia: string): Identitat => {
  const identificacio = nif.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const { nif_pais = 'ES' } = JSON.parse(copia) as { readonly nif_pais?: string };
  if (nif_pais === 'ES' || identificacio === '') return { tipus: '', pais: '', identificacio };
  const nifIva = nifIvaDe(identificacio, nif_pais);
  return nifIva === null
    ? { tipus: OFICIAL, pais: nif_pais, identificacio }
    : { tipus: NIF_IVA, pais: '', identificacio: nifIva };
};

const MITJANS: Readonly<Record<string, string>> = { transferencia: '01', xec: '02', domiciliacio: '05' };
/** Means of payment by the agency's code; others are 04. */
export const mitjaOf = (forma: string): string => MITJANS[forma] ?? '04';
