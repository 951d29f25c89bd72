import { listTrimestres, perfilFiscalOf } from '#areas/empresa/server/index.ts';
import { diesDeTrimestre, type Trimestre } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Arrossegat } from '../contract/schemas.ts';
import { importOf } from '../domain/caselles.ts';
import { demanaTorna303 } from '../domain/caselles303.ts';
import { anyDies, type Lectura, llegeix } from './llibres.ts';
import { ambProrrata, model303 } from './models.ts';
import { obligatOf } from './perfil.ts';
import { DEVOLUCIO, hasDocuments, listCaselles } from './store.ts';

type Where = Pick<CompanyContext, 'db' | 'empresa' | 'database'>;

/** Years that what is left to compensate may wait (LIVA 99.5). */
const ANYS = 4;
const ULTIM = 4;
const PRIMERA = '303 1 110';

/** Whether the file of a quarter was taken to ask for its refund. */
export const esDemana = ({ manuals }: Pick<Lectura, 'manuals'>, trimestre: number): boolean =>
  manuals.has(`303 ${trimestre} ${DEVOLUCIO}`);

/**
 * What a quarter leaves for the next: what it did not use of before, and what of its own came out negative, unless a refund of it
 * was asked for.
 */
const quedaDe = (lectura: Lectura, trimestre: number): number => {
  const { caselles } = model303(lectura, trimestre);
  const torna = demanaTorna303(caselles) || esDemana(lectura, trimestre);
  return importOf(caselles, '87') + (torna ? 0 : Math.max(0, -importOf(caselles, '71')));
};

/** The same books with what each quarter until `fins` is proposed to compensate, from what the year before left. */
const desDe = (lectura: Lectura, fins: number, obertura: Arrossegat | null): Lectura => {
  const { exercici } = lectura;
  const arrossegat = new Map<number, Arrossegat>();
  const found: Lectura = { ...lectura, arrossegat };
  if (obertura) arrossegat.set(1, obertura);
  for (let trimestre = 2; trimestre <= fins; trimestre += 1) {
    const left = quedaDe(found, trimestre - 1);
    if (left !== 0) arrossegat.set(trimestre, { exercici, trimestre: trimestre - 1, import: left });
  }
  return found;
};

/**
 * What tells the books of the first quarters of a year apart from those that anything else would make: how the company is taxed,
 * and which time it is that they are closed. Null while one of them is open, or one of the year before that has documents: what it
 * leaves unpaid in the cash regime accrues in this one.
 */
const segellDe = async ({ db, empresa }: Where, exercici: number, fins: number): Promise<readonly unknown[] | null> => {
  const rows = await listTrimestres(db, empresa.id, [exercici - 1, exercici]);
  const closed = (any: number, last: number): boolean =>
    rows.filter((row) => row.exercici === any && row.trimestre <= last && row.tancat === 1).length === last;
  if (!closed(exercici, fins)) return null;
  if (!closed(exercici - 1, ULTIM) && (await hasDocuments(db, empresa.id, exercici - 1))) return null;
  const perfil = await perfilFiscalOf(db, empresa.id);
  return [rows.map((row) => [row.exercici, row.trimestre, row.canvis]), perfil?.versio ?? 0, perfil?.dades ?? null];
};

/** What closed quarters left, in cents, by what they were worked out from. */
const kept = new WeakMap<Where['database'], Map<string, number>>();
const MOST = 10_000;

/**
 * What a quarter leaves for the next, in cents. Where its books are sealed (`segellDe`, read before them) it is worked out once:
 * nothing of them changes while they stay so.
 */
const deixat = async (
  context: Where,
  { exercici, trimestre }: Trimestre,
  anys: number,
  segell: Awaited<ReturnType<typeof segellDe>>,
): Promise<number> => {
  const { db, empresa, database } = context;
  const manuals = (await listCaselles(db, empresa.id, exercici)).filter(({ model }) => model === '303');
  const written = manuals.some((row) => row.trimestre === 1 && row.casella === '110');
  const opening = written && trimestre > 1 ? null : await obertura(context, exercici, anys);
  const workOut = async (): Promise<number> => {
    const { final } = diesDeTrimestre({ exercici, trimestre });
    const lectura = await llegeix(context, exercici, { inici: anyDies(exercici).inici, final });
    return quedaDe(desDe(lectura, trimestre, opening), trimestre);
  };
  if (segell === null) return workOut();
  const known = kept.get(database) ?? new Map<string, number>();
  kept.set(database, known);
  const key = JSON.stringify([empresa.id, exercici, trimestre, segell, manuals, opening?.import ?? 0]);
  const left = known.get(key) ?? (await workOut());
  if (known.size >= MOST) known.clear();
  known.set(key, left);
  return left;
};

/** Left by the year before, taken as carried over; null where nothing was. */
const obertura = async (context: Where, exercici: number, anys: number): Promise<Arrossegat | null> => {
  const before = exercici - 1;
  if (anys === 0 || !(await hasDocuments(context.db, context.empresa.id, before))) return null;
  const last = { exercici: before, trimestre: ULTIM };
  const left = await deixat(context, last, anys - 1, await segellDe(context, before, ULTIM));
  return left === 0 ? null : { ...last, import: left };
};

/**
 * The same books, with what each quarter until `fins` is proposed to compensate (box 110): what the one before left, and, in the
 * first, what the year before did. Books must be read from the first of January.
 */
export const ambArrossegat = async (context: Where, lectura: Lectura, fins: number): Promise<Lectura> => {
  // Written in the first quarter, it answers by itself for those after it: only that quarter's own screen tells where it comes from.
  const opening = fins > 1 && lectura.manuals.has(PRIMERA) ? null : await obertura(context, lectura.exercici, ANYS);
  return desDe(lectura, fins, opening);
};

/**
 * Books of a quarter, with what it is proposed to compensate: those of the quarter alone where the ones before it are closed, but in
 * a last one under a pro rata, whose final percent is of the whole year.
 */
export const llegeixTrimestre = async (context: Where, exercici: number, trimestre: number): Promise<Lectura> => {
  const dies = diesDeTrimestre({ exercici, trimestre });
  const before = trimestre - 1;
  const segell = before > 0 ? await segellDe(context, exercici, before) : null;
  if (segell !== null) {
    const left = await deixat(context, { exercici, trimestre: before }, ANYS, segell);
    const origen = { exercici, trimestre: before, import: left };
    const deLAny = trimestre === ULTIM && ambProrrata({ exercici, obligat: await obligatOf(context) });
    const lectura = await llegeix(context, exercici, deLAny ? anyDies(exercici) : dies);
    return { ...lectura, arrossegat: new Map(left === 0 ? [] : [[trimestre, origen]]) };
  }
  const lectura = await llegeix(context, exercici, { inici: anyDies(exercici).inici, final: dies.final });
  return ambArrossegat(context, lectura, trimestre);
};
