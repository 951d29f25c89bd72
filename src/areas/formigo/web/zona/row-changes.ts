import type { SeguimentAnswer, SeguimentBody } from '../../contract/inputs.ts';
import type { Pastada, Zona, ZonaLot } from '../../contract/schemas.ts';
import { campsOf, cellsOf, fieldOf, type SampleCells } from './sample-row.ts';
import type { Change } from './sendings.ts';

type Camps = Readonly<Record<string, unknown>>;
export type Clash = SeguimentAnswer['conflictes'][number];

/** The version and the values that the typist saw. */
export interface Seen {
  versio: number;
  base: Record<string, unknown>;
}

/** Fields of a lot that are typed, and how they are named among the rows that are saved. */
export const FACTS = ['descripcio', 'volum', 'amassades'] as const;
export type Fact = (typeof FACTS)[number];
const LOT = 'lot:';
export const lotRow = (lot: number): string => `${LOT}${lot}`;
export const lotOfRow = (id: string): number | null => (id.startsWith(LOT) ? Number(id.slice(LOT.length)) : null);
export const factsOf = (lot: ZonaLot): Record<Fact, unknown> => ({
  descripcio: lot.descripcio,
  volum: lot.volum,
  amassades: lot.amassades,
});

const pick = (tree: Camps, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => key in tree).map((key) => [key, tree[key]]));

export const factChange = (lot: ZonaLot, cells: Camps, seen: Seen | undefined): Change => ({
  body: {
    lots: [
      { id: lot.id, versio: seen?.versio ?? lot.versio, ...cells, base: pick(seen?.base ?? {}, Object.keys(cells)) },
    ],
  },
  camps: cells,
});

/**
 * A sample as it is sent. A row that was new when it was typed says what was sent of it before: it may be stored
 * already, though no answer came, and then its cells are laid over it like those of any other row.
 */
export const sampleChange = (given: {
  id: string;
  stored: Pastada | null;
  lot: number;
  cells: Camps;
  slots: readonly (string | null)[] | undefined;
  seen: Seen | undefined;
  last: Camps;
}): Change => {
  const { id, stored, cells, seen } = given;
  const changed = Object.keys(cells);
  const row = { ...cellsOf(stored, given.slots), ...cells } as SampleCells;
  const camps = campsOf(changed, row, stored);
  const before = seen?.base ?? { ...campsOf(changed, cellsOf(null), null), ...given.last };
  const base = pick(before, Object.keys(camps));
  const named = stored
    ? { id: stored.id, ...(seen ? { versio: seen.versio } : {}) }
    : { clau_client: id, lot_fk: given.lot };
  return { body: { pastades: [{ ...named, camps, base }] } as SeguimentBody, camps };
};

export const isClashOf = (id: string, clash: Clash, zona: Zona): boolean => {
  const lot = lotOfRow(id);
  if (lot !== null) return clash.tipus === 'lot' && clash.id === lot;
  return clash.tipus === 'pastada' && storedIn(zona, id)?.id === clash.id;
};
const storedIn = (zona: Zona, id: string): Pastada | undefined =>
  zona.lots.flatMap((lot) => lot.pastades).find((row) => row.clau_client === id);

/** Mine again over values that were mine too. */
export const correction = (id: string, own: readonly Clash[], camps: Camps, zona: Zona): SeguimentBody => {
  const mine = pick(
    camps,
    own.map((one) => one.camp),
  );
  const base = Object.fromEntries(own.map((one) => [one.camp, one.desat]));
  const lot = zona.lots.find((one) => one.id === lotOfRow(id));
  if (lot) return { lots: [{ id: lot.id, versio: lot.versio, ...mine, base }] };
  const row = storedIn(zona, id);
  return { pastades: row ? [{ id: row.id, versio: row.versio, camps: mine, base }] : [] } as SeguimentBody;
};

/** The columns that show a field. */
export const columnsOf = (id: string, camp: string, cells: Camps): string[] =>
  Object.keys(cells).filter((column) => (lotOfRow(id) === null ? fieldOf(column) : column) === camp);
