import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { conflicteSchema, SeguimentBody } from '../contract/inputs.ts';
import { PASTADA_FIELDS, type Pastada } from '../contract/schemas.ts';
import { presentPastada, RESISTENCIA, toScaled } from './rows.ts';
import type { PastadaRow } from './tables.ts';

export type PastadaChange = NonNullable<SeguimentBody['pastades']>[number];
export type Conflicte = z.infer<typeof conflicteSchema>;
export type Camps = Pick<Pastada, (typeof PASTADA_FIELDS)[number]>;

export const BLANK_PASTADA: Camps = {
  numero: 1,
  data: null,
  hora: null,
  albara: '',
  central: '',
  matricula: '',
  element: '',
  con: [],
  resistencia: null,
  provetes: [],
  acta: '',
  observacions: '',
};

export const pastadaColumns = (camps: Camps) => ({
  ...camps,
  con: JSON.stringify(camps.con),
  resistencia: toScaled(camps.resistencia, RESISTENCIA),
  provetes: JSON.stringify(camps.provetes),
});

export const campsOf = (row: PastadaRow): Camps => {
  const { id, clau_client, versio, zona_fk, lot_fk, lot_numero, canviat, ...camps } = presentPastada(row, 0);
  return camps;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Lays changed cells over a row. Where the row moved since it was read, a cell is taken only if nobody else touched
 * it (its stored value is still the one the typist saw, or already the one typed); the others come back as conflicts.
 */
export const mergeCells = (
  row: PastadaRow,
  change: PastadaChange,
): { camps: Camps; changed: boolean; conflictes: Conflicte[] } => {
  const stored = campsOf(row);
  const stale = change.versio !== row.versio;
  const conflictes: Conflicte[] = [];
  const taken: Partial<Record<string, unknown>> = {};
  for (const camp of PASTADA_FIELDS) {
    const mine = change.camps[camp];
    if (mine === undefined || same(mine, stored[camp])) continue;
    const seen = change.base && camp in change.base ? change.base[camp] : undefined;
    if (stale && (seen === undefined || !same(seen, stored[camp])))
      conflictes.push({ tipus: 'pastada', id: row.id, camp, meu: mine, desat: stored[camp] });
    else taken[camp] = mine;
  }
  return { camps: { ...stored, ...taken } as Camps, changed: Object.keys(taken).length > 0, conflictes };
};

export const newPastada = (
  given: { empresa_fk: number; treball_fk: number; zona_fk: number; lot_fk: number; clau_client?: string | undefined },
  camps: Camps,
  now: string,
): Omit<PastadaRow, 'id'> => ({
  ...given,
  clau_client: given.clau_client ?? randomUUID(),
  versio: 1,
  ...pastadaColumns(camps),
  creat: now,
  canviat: now,
});

/** Whether a sample carries a result that fixes the regulation of its zone. */
export const hasResult = (camps: Pick<Camps, 'resistencia' | 'provetes'>): boolean =>
  camps.resistencia !== null || camps.provetes.some((proveta) => proveta.edat === 28);

/** Whether anything was typed in a sample, beyond its number. */
export const hasContent = ({ numero: _numero, ...camps }: Camps): boolean =>
  Object.values(camps).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== ''));
