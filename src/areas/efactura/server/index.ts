import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import type { Engine, Executor } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { type Objeccio, objeccionsOf } from '../domain/verifactu/validacio.ts';
import { agafaCadena, registraAlta, registraAnulacio, registresOf } from './registre.ts';

export { type FacturaePorts, facturaeAdjunts, facturaeHandlers, facturaeInside } from './facturae.ts';
export { comprovaCadaDia, recorreCadena } from './registre-comprova.ts';
export { registreHandlers } from './registre-routes.ts';
export { listCadenes } from './registre-store.ts';

/** What invoices say themselves, in the words of an invoice: lines, receiver, limit and tax ids. */
const SAID = new Set(['1110', '1123', '1150', '1189', '4104'].map((codi) => `verifactu_${codi}`));
const comprova = (factura: FacturaEmesa): readonly Objeccio[] =>
  objeccionsOf(factura).filter(
    ({ codi }) => !SAID.has(codi) && (codi !== 'verifactu_4102' || factura.totals.grups.length > 0),
  );

/** What rooms that issue invoices ask of this one. */
export const registrePorts = ({ producer }: Pick<Platform, 'producer'>) => ({
  agafaCadena: async (db: Executor, engine: Engine, empresaId: number): Promise<void> => {
    await agafaCadena(db, engine, empresaId);
  },
  registra: registraAlta(producer),
  registraAnulacio: registraAnulacio(producer),
  registresOf,
  comprova,
});
