export { CONDICIONS_VERSIO } from '../texts/condicions.ts';
export {
  funcioId,
  funcioOf,
  irpfOf,
  isActivitat,
  isIrpf,
  isIva,
  ivaOf,
  ivaOfCodi,
  nameOfFuncio,
  nameOfTitulacio,
  tipusTreballOf,
  titulacioOf,
} from './catalogue.ts';
export { poblacioOf } from './poblacions.ts';
export { referenciaHandlers } from './routes.ts';
