import type { HistoryRoot } from '#server/historial/store.ts';
import type { ZonaRow } from './tables.ts';

type Place = Pick<ZonaRow, 'id' | 'treball_fk'>;

/** What a lot hangs from: its history is told in that of its zone and of its work too. */
export const lotRoots = (zona: Place): HistoryRoot[] => [
  { entitat: 'zona', id: zona.id },
  { entitat: 'treball', id: zona.treball_fk },
];

/** The same of a sample. */
export const sampleRoots = (zona: Place, lotId: number): HistoryRoot[] => [
  { entitat: 'zona_lot', id: lotId },
  ...lotRoots(zona),
];
