export {
  BANC_COMPOSICIO,
  BANC_COMPROVACIONS,
  BANC_PARTIDES,
  categoriesOf,
  LLISTES,
  OF_OFFICE,
  VALORS_DATATS,
} from './catalogue.ts';
export { sistemesOfControl } from './partida-service.ts';
export type { BancPorts } from './ports.ts';
export { inLanguage } from './present.ts';
export { type BancReader, comprovacionsOf, findComprovacions, loadPartida, readerOf } from './reading.ts';
export { bancHandlers } from './routes.ts';
export type { BancComprovacio, BancPartida } from './rows.ts';
export { bancUndoables } from './undo.ts';
export { faltesOfNivells, faltesOfUsos } from './validacio.ts';
