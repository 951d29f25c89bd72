import type { Treball } from '#areas/treball/contract/schemas.ts';
import type { Lot, TreballPartida } from '../contract/schemas.ts';
import { LotsGrid } from './lots-grid.tsx';
import { ZonesOfPartida } from './zones-of-partida.tsx';

/** The lots of an item: typed here, or those of its zones where it is of concrete. */
export const LotsPart = ({
  treball,
  partida,
  initial,
  edits,
}: {
  treball: Treball;
  partida: TreballPartida;
  initial: readonly Lot[];
  edits: boolean;
}) =>
  partida.formigo_flg ? (
    <ZonesOfPartida treball={treball} partida={partida} />
  ) : (
    <LotsGrid partida={partida} initial={initial} edits={edits && treball.obert} />
  );
