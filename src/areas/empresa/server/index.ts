import type { Executor } from '#server/database/tables.ts';
import type { Adreca } from '../contract/schemas.ts';
import { findSmtp } from './smtp-store.ts';
import { findEmpresa, listEmpreses } from './store.ts';

export { type NotifyPorts, notifyCertificats, sweepEmpreses } from './notify.ts';
export { empresaHandlers } from './routes.ts';
export { createFirstEmpresa, type EmpresaPorts } from './service.ts';
export { smtpOf } from './smtp.ts';
export type { VidaPorts } from './vida.ts';

/** Whether a company has a mail server of its own; its password is not looked at. */
export const hasSmtp = async (db: Executor, id: number): Promise<boolean> => Boolean(await findSmtp(db, id));

/** Names of companies by id; deleted ones have none. */
export const namesOfEmpreses = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await listEmpreses(db, ids)).map((row) => [row.id, row.nom_fiscal]));

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
