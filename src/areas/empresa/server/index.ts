import type { Executor } from '#server/database/tables.ts';
import type { Empresa } from '../contract/schemas.ts';
import { findSmtp } from './smtp-store.ts';
import { countEmpreses, findEmpresa, listEmpreses } from './store.ts';

export { type EmpresaLetterhead, letterheadOf } from './letterhead.ts';
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

export { countEmpreses };

/** How a company stands to the records of billing; null when there is no such company. */
export const verifactuOf = async (db: Executor, id: number): Promise<Empresa['verifactu'] | null> => {
  const row = await findEmpresa(db, id);
  return row ? (JSON.parse(row.verifactu) as Empresa['verifactu']) : null;
};
