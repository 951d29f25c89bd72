import type { Lot } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useMay } from '#web/platform.tsx';
import { resultatRoutes } from '../contract/routes.ts';

/** Whether answers of this lot (or of the item as a whole) can be written by this person. */
export const useWritable = (treball: Treball): ((lot: Lot | null) => boolean) => {
  const may = useMay();
  const open = may(resultatRoutes.create) && treball.obert;
  return (lot) => open && lot?.estat !== 'tancat';
};
