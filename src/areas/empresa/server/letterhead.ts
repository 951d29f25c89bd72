import type { Executor } from '#server/database/tables.ts';
import type { Adreca } from '../contract/schemas.ts';
import { findEmpresa } from './store.ts';

/** What a document shows of a company. */
export interface EmpresaLetterhead {
  readonly nom: string;
  readonly nif: string;
  readonly adreca: Adreca;
  readonly telefon: string;
  readonly email: string;
  readonly web: string;
  readonly color: string | null;
  /** Data address of a PNG, JPEG or SVG. */
  readonly logo: string | null;
  readonly registre: string;
  readonly peu: string;
  readonly idioma: string;
}
export const letterheadOf = async (db: Executor, id: number): Promise<EmpresaLetterhead | null> => {
  const row = await findEmpresa(db, id);
  return row
    ? {
        nom: row.nom_comercial || row.nom_fiscal,
        nif: row.nif,
        adreca: JSON.parse(row.adreca) as Adreca,
        telefon: row.telefon,
        email: row.email,
        web: row.web,
        color: row.color,
        logo: row.logo,
        registre: row.registre_mercantil,
        peu: row.peu_document,
        idioma: row.idioma_fk,
      }
    : null;
};
