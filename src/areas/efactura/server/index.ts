import type { Engine, Executor } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { objeccionsOf } from '../domain/verifactu/validacio.ts';
import { agafaCadena, registraAlta, registraAnulacio, registresOf } from './registre.ts';

export { comprovaCadaDia, recorreCadena } from './registre-comprova.ts';
export { registreHandlers } from './registre-routes.ts';
export { listCadenes } from './registre-store.ts';

/** What rooms that issue invoices ask of this one. */
export const registrePorts = ({ producer }: Pick<Platform, 'producer'>) => ({
  agafaCadena: async (db: Executor, engine: Engine, empresaId: number): Promise<void> => {
    await agafaCadena(db, engine, empresaId);
  },
  registra: registraAlta(producer),
  registraAnulacio: registraAnulacio(producer),
  registresOf,
  comprova: objeccionsOf,
});
