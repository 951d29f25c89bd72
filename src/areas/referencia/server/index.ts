export { CONDICIONS_VERSIO } from '../texts/condicions.ts';
export { funcioId, funcioOf, nameOfFuncio, nameOfTitulacio, titulacioOf } from './catalogue.ts';
export { poblacioOf } from './poblacions.ts';
export { referenciaHandlers } from './routes.ts';
