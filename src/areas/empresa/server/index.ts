import type { Executor } from '#server/database/tables.ts';
import type { EmpresaValues } from '../contract/blank.ts';
import { fieldsOf } from './present.ts';
import { listSeries } from './serie-store.ts';
import { findSmtp } from './smtp-store.ts';
import { countEmpreses, findEmpresa, listEmpreses } from './store.ts';

export { type EmpresaLetterhead, letterheadOf } from './letterhead.ts';
export { type NotifyPorts, notifyCertificats, sweepEmpreses } from './notify.ts';
export { perfilFiscalOf, savePerfilFiscal } from './perfil-fiscal-store.ts';
export { empresaHandlers } from './routes.ts';
export { createFirstEmpresa, type EmpresaPorts } from './service.ts';
export { type CertificatObert, openCertificat, recordSigning } from './signatura.ts';
export { type SmtpPorts, smtpOf } from './smtp.ts';
export { listTrimestres } from './trimestre-store.ts';
export { checkObert, exerciciObert, periodeTancat, tancatsOf } from './trimestres.ts';
export type { VidaPorts } from './vida.ts';

/** Whether a company has a mail server of its own; its password is not looked at. */
export const hasSmtp = async (db: Executor, id: number): Promise<boolean> => Boolean(await findSmtp(db, id));

/** Names of companies by id; deleted ones have none. */
export const namesOfEmpreses = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await listEmpreses(db, ids)).map((row) => [row.id, row.nom_fiscal]));

/** What was written of a company, series among it, and whether it is deactivated; null once it is deleted. */
export const valuesOfEmpresa = async (
  db: Executor,
  id: number,
): Promise<(EmpresaValues & { readonly baixa: boolean }) | null> => {
  const row = await findEmpresa(db, id);
  return row ? { ...fieldsOf(row, await listSeries(db, id)), baixa: row.baixa === 1 } : null;
};

/** Natural person (F) or company (E…); null once it is deleted. */
export const tipusPersonaOf = async (db: Executor, id: number): Promise<EmpresaValues['tipus_persona'] | null> => {
  const row = await findEmpresa(db, id);
  return row ? fieldsOf(row, []).tipus_persona : null;
};

export { countEmpreses };
