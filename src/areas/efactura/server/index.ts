import type { FacturaEmesa } from '#areas/factura/contract/schemas.ts';
import type { Engine, Executor } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { checkPublic } from '../domain/facturae/check.ts';
import { type Objeccio, objeccionsOf } from '../domain/verifactu/validacio.ts';
import { readyForFacturae } from './facturae-document.ts';
import { agafaCadena, registraAlta, registraAnulacio, registresOf } from './registre.ts';

export { type FacturaePorts, facturaeAdjunts, facturaeHandlers, facturaeInside } from './facturae.ts';
export { comprovaCadaDia, recorreCadena } from './registre-comprova.ts';
export { registreHandlers } from './registre-routes.ts';
export { listCadenes } from './registre-store.ts';

/** What invoices say themselves, in the words of an invoice: lines, receiver, limit and tax ids. */
const SAID = new Set(['1110', '1123', '1150', '1189', '4104'].map((codi) => `verifactu_${codi}`));
type AmbNom = Objeccio & { readonly params?: { readonly nom: string } };
/** What keeps a public body from getting it as Facturae: its address is frozen on issue, so that it is told before. */
const comprovaPublic = (factura: FacturaEmesa): AmbNom[] => {
  const codis = new Set(checkPublic(readyForFacturae(factura)).map(({ codi }) => codi));
  const nom = factura.receptor?.copia.nom_complet ?? '';
  const told = (codi: string, cami: string): AmbNom => ({ codi, cami, nivell: 'avis', params: { nom } });
  return [
    ...(codis.has('facturae_sense_dir3') ? [told('public_sense_dir3', 'agent.dir3')] : []),
    ...(ADRECA.some((codi) => codis.has(codi)) ? [told('public_sense_adreca', 'agent.adreces')] : []),
  ];
};
const ADRECA = ['facturae_sense_adreca', 'facturae_codi_postal', 'facturae_pais'];

const comprova = (factura: FacturaEmesa): readonly AmbNom[] => [
  ...objeccionsOf(factura).filter(
    ({ codi }) => !SAID.has(codi) && (codi !== 'verifactu_4102' || factura.totals.grups.length > 0),
  ),
  ...comprovaPublic(factura),
];

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
