import type { Treball } from '#areas/treball/contract/schemas.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { staleVersio } from '#server/http/editing.ts';
import type { SeguimentAnswer } from '../contract/inputs.ts';
import type { Zona } from '../contract/schemas.ts';
import type { NormaReason } from '../domain/tipus.ts';
import { readCanvis } from './judging.ts';
import { marksOf, type ZonaMarks } from './marques.ts';
import { presentLots, presentZona, presentZonaHead } from './present.ts';
import { workNorma } from './settings.ts';
import { findZona, listLotsOfZona, listPastadesOfZona } from './store.ts';
import type { ZonaRow } from './tables.ts';

/** The zone's row and the regulation of its work, when the caller may see it; 404 otherwise. */
export const loadZona = async (
  context: CompanyContext,
  id: number,
): Promise<{ zona: ZonaRow; norma: NormaReason | null }> => {
  const zona = await findZona(context.db, context.empresa.id, id);
  if (!zona) throw notFound();
  const dates = await checkTreball(context, zona.treball_fk);
  return { zona, norma: await workNorma(context, zona.treball_fk, dates) };
};

/** The same, its work held and open. */
export const holdZona = async (context: CompanyContext, id: number): Promise<{ zona: ZonaRow; treball: Treball }> => {
  const row = await findZona(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  const treball = await holdOpenTreball(context, row.treball_fk);
  const zona = await findZona(context.db, context.empresa.id, id);
  if (!zona) throw notFound();
  return { zona, treball };
};

/** A zone with all that hangs from it, row by row. */
const readWhole = async (context: CompanyContext, id: number) => {
  const { zona, norma } = await loadZona(context, id);
  const { db, empresa } = context;
  return {
    zona,
    norma,
    lots: await listLotsOfZona(db, empresa.id, id),
    pastades: await listPastadesOfZona(db, empresa.id, id),
    canvis: await readCanvis(db, empresa.id, zona.treball_fk),
  };
};

export const getZona = async (context: CompanyContext, id: number): Promise<Zona> => {
  const { zona, norma, lots, pastades, canvis } = await readWhole(context, id);
  return presentZona(zona, lots, pastades, { canvis, norma }, context.clock.today());
};

/** The zone after a save: its head, the lots whose mark is not what it was (and those of `also`), the marks of all. */
export const readChanges = async (
  context: CompanyContext,
  id: number,
  before: ZonaMarks,
  also: ReadonlySet<number>,
): Promise<Pick<SeguimentAnswer, 'zona' | 'lots' | 'ordre'>> => {
  const { zona, norma, lots, pastades, canvis } = await readWhole(context, id);
  const marks = marksOf(lots, pastades);
  const changed = lots.filter((lot) => before.lots.get(lot.id) !== marks.get(lot.id) || also.has(lot.id));
  return {
    zona: presentZonaHead(zona, lots, { canvis, norma }, before.previsio),
    lots: presentLots(changed, pastades, context.clock.today()),
    ordre: lots.map((lot) => ({ id: lot.id, marca: marks.get(lot.id) ?? '' })),
  };
};

/** Refuses a change made from an older reading of a zone or of a row in it, with the zone as it is now. */
export const checkZonaVersio = async (
  context: CompanyContext,
  zonaId: number,
  given: number | undefined,
  row: { readonly versio: number },
): Promise<void> => {
  if (given !== row.versio)
    throw await staleVersio(context, { entitat: 'zona', id: zonaId }, await getZona(context, zonaId));
};
