import type { CompanyContext } from '#server/http/context.ts';
import type { Arrossegat } from '../contract/schemas.ts';
import { importOf } from '../domain/caselles.ts';
import { type Lectura, llegeix } from './llibres.ts';
import { model303 } from './models.ts';
import { hasDocuments } from './store.ts';

/** Years that what is left to compensate may wait (LIVA 99.5). */
const ANYS = 4;
const ULTIM = 4;

/** What a quarter leaves for the next: what it did not use of before, and what of its own came out negative. */
const quedaDe = (lectura: Lectura, trimestre: number): number => {
  const { caselles } = model303(lectura, trimestre);
  return importOf(caselles, '87') + Math.max(0, -importOf(caselles, '71'));
};

/** Left by the year before, taken as carried over; null where nothing was. */
const obertura = async (
  context: Pick<CompanyContext, 'db' | 'empresa'>,
  exercici: number,
  anys: number,
): Promise<Arrossegat | null> => {
  const before = exercici - 1;
  if (anys === 0 || !(await hasDocuments(context.db, context.empresa.id, before))) return null;
  const lectura = await ambArrossegat(context, await llegeix(context, before), ULTIM, anys - 1);
  const left = quedaDe(lectura, ULTIM);
  return left === 0 ? null : { exercici: before, trimestre: ULTIM, import: left };
};

/**
 * The same books, with what each quarter until `fins` is proposed to compensate (box 110): what the one before left, and, in the
 * first, what the year before did. Books must be read from the first of January.
 */
export const ambArrossegat = async (
  context: Pick<CompanyContext, 'db' | 'empresa'>,
  lectura: Lectura,
  fins: number,
  anys: number = ANYS,
): Promise<Lectura> => {
  const { exercici, manuals } = lectura;
  const arrossegat = new Map<number, Arrossegat>();
  const found: Lectura = { ...lectura, arrossegat };
  // Written in the first quarter, it answers by itself for those after it: only that quarter's own screen tells where it comes from.
  const opening = fins > 1 && manuals.has('303 1 110') ? null : await obertura(context, exercici, anys);
  if (opening) arrossegat.set(1, opening);
  for (let trimestre = 2; trimestre <= fins; trimestre += 1) {
    const left = quedaDe(found, trimestre - 1);
    if (left !== 0) arrossegat.set(trimestre, { exercici, trimestre: trimestre - 1, import: left });
  }
  return found;
};
