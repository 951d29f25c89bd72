export { CONDICIONS_VERSIO } from '../texts/condicions.ts';
export {
  funcioId,
  funcioOf,
  irpfDePercentatge,
  irpfOf,
  isActivitat,
  isControl,
  isIrpf,
  isIva,
  isProces,
  ivaDePercentatge,
  ivaOf,
  ivaOfCodi,
  nameOfControl,
  nameOfFuncio,
  nameOfProces,
  nameOfTitulacio,
  ordreOfProces,
  tipusTreballOf,
  titulacioOf,
} from './catalogue.ts';
export { poblacioOf } from './poblacions.ts';
export { referenciaHandlers } from './routes.ts';
